import { z } from 'zod'
import { artistData } from '#contract/artists'
import { endpoint } from '#contract/http'

/** Lifetime of a confirmation link for a payment address, in minutes. */
export const PAYMENT_EMAIL_LINK_MINUTES = 24 * 60

/** Confirmation mails an artist may request per hour. */
export const PAYMENT_EMAILS_PER_HOUR = 10

export const updatePaymentEmail = endpoint({
  method: 'PUT',
  path: '/api/artist/payment-email',
  body: z.object({ email: z.string().trim().max(254) }),
  reply: artistData,
})

export const confirmPaymentEmail = endpoint({
  method: 'POST',
  path: '/api/artist/payment-email/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ paypalEmail: z.string(), artistName: z.string() }),
})
