import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendPaymentEmailLinkJob = defineJob({
  name: 'artists.send-payment-email-link',
  payload: z.object({ artistId: z.uuid() }),
})
