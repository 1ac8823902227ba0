import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

/** What a G-Key looks like on paper: 80 random bits in Crockford's base32. */
export const G_KEY_PATTERN = /^GK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

/** What a G-Key costs, once, in cents, and what it costs without the offer. */
export const G_KEY_PRICE_CENTS = 5000
export const G_KEY_NORMAL_PRICE_CENTS = 10_000

/** Confirmation links for a payment address stay good this long, in minutes. */
export const PAYMENT_EMAIL_LINK_MINUTES = 24 * 60

/** Confirmation mails that one artist may ask for in an hour. */
export const PAYMENT_EMAILS_PER_HOUR = 10

export const refusals = defineRefusals({
  'invalid-g-key': [401, 'Invalid G-Key ID. Please check your credentials.'],
  'invalid-email': [422, 'Please enter a valid PayPal email address.'],
  'link-expired': [
    404,
    'This link has been used or is too old. Please ask for a new one in your workshop.',
  ],
})

const artistData = z.object({
  gKeyId: z.string().optional(),
  accountType: z.enum(['test', 'production']),
  username: z.string(),
  artistName: z.string(),
  email: z.string(),
  trackingNumber: z.string().nullable(),
  /** Where fans pay to; null until the artist has confirmed it by mail. */
  paypalEmail: z.string().nullable(),
  /** Asked for, not yet confirmed. */
  pendingPaypalEmail: z.string().nullable(),
})
export type ArtistData = z.output<typeof artistData>

export const validateGKey = endpoint({
  method: 'POST',
  path: '/api/validate-g-key',
  body: z.object({ gKeyId: z.string().trim().min(1, 'Please enter your G-Key ID.').max(100) }),
  reply: artistData,
})

export const describeSession = endpoint({
  method: 'GET',
  path: '/api/session',
  reply: z.object({
    artist: artistData.nullable(),
    /** Everybody this browser has paid as. */
    fans: z.array(z.object({ email: z.string(), name: z.string() })),
  }),
})

export const endSession = endpoint({ method: 'DELETE', path: '/api/session' })

export const listDemoKeys = endpoint({
  method: 'GET',
  path: '/api/demo',
  reply: z.object({ gKeys: z.array(z.string()), keymail: z.string().nullable() }),
})

export const changePaymentEmail = endpoint({
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
