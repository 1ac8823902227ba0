import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Not `requestId`: by that name the queue keeps the HTTP request that sent a job. */
export const sendPersonalDataLinkJob = defineJob({
  name: 'personal-data.send-link',
  kind: 'mail',
  payload: z.object({ linkRequestId: z.uuid() }),
})
