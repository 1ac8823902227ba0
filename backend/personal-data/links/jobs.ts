import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendPersonalDataLinkJob = defineJob({
  name: 'personal-data.send-link',
  kind: 'mail',
  payload: z.object({ requestId: z.uuid() }),
})
