import { z } from 'zod'
import { artistData } from '#contract/artists'
import { defineEndpoint } from '#contract/http'

/** Lifetime of a confirmation link for a payment address, in minutes. */
export const PAYMENT_EMAIL_LINK_MINUTES = 24 * 60

/** Confirmation mails an artist may request per hour. */
export const PAYMENT_EMAILS_PER_HOUR = 10

/** A later payment address is in force this long after its approval at the earliest. */
export const PAYMENT_EMAIL_CHANGE_HOURS = 24

/** Lifetime of a link that stops a change of the payment address. */
export const PAYMENT_EMAIL_STOP_DAYS = 14

export const updatePaymentEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/payment-email',
  body: z.object({ email: z.string().trim().max(254) }),
  reply: artistData,
})

export const confirmPaymentEmail = defineEndpoint({
  method: 'POST',
  path: '/api/artist/payment-email/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({
    paypalEmail: z.string(),
    artistName: z.string(),
    /** False where a review comes first: the artist had another address before. */
    inForce: z.boolean(),
  }),
})

/** The open request for another payment address. */
export const getPaymentEmailChange = defineEndpoint({
  method: 'GET',
  path: '/api/artist/payment-email/change',
  reply: z.object({
    change: z
      .object({
        was: z.string(),
        becomes: z.string(),
        requestedAt: z.string(),
        /** Whether the new address has answered its mail. */
        confirmed: z.boolean(),
        /** When sales go there, once confirmed; null until it is approved. */
        effectiveAt: z.string().nullable(),
      })
      .nullable(),
  }),
})

/** Stops a change of the payment address and signs the artist out everywhere, by a mailed link. */
export const cancelPaymentEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/artist/payment-email/stop',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ paypalEmail: z.string() }),
})
