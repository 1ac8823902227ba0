import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendAccountClosedEmailJob = defineJob({
  name: 'artists.send-account-closed-email',
  kind: 'mail',
  payload: z.object({ artistId: z.uuid() }),
})
