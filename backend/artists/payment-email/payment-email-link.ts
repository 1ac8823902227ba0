import { z } from 'zod'
import type { OneTimeLink } from '#module/mail'
import { PAYMENT_EMAIL_LINK_MINUTES } from './contract.ts'

export const paymentEmailLink: OneTimeLink<z.ZodObject<{ artistId: z.ZodString; email: z.ZodString }>> = {
  kind: 'payment-email',
  page: '/confirm-payment-email',
  minutes: PAYMENT_EMAIL_LINK_MINUTES,
  data: z.object({ artistId: z.string(), email: z.string() }),
}
