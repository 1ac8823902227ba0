import { z } from 'zod'
import { job } from '#platform/jobs'

export const paymentEmailAsked = job({
  name: 'gkeys.mail-payment-email-link',
  payload: z.object({ artistId: z.uuid() }),
})
