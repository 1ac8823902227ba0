import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendMailingJob = defineJob({
  name: 'keymails.send-mailing',
  kind: 'mail',
  payload: z.object({ mailingId: z.uuid() }),
  concurrency: 4,
})
