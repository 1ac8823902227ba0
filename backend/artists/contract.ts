import { z } from 'zod'
import { defineErrors } from '#contract/http'

/** The format of a G-Key: 80 random bits in Crockford's base32. */
export const G_KEY_PATTERN = /^GK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

export const errors = defineErrors({
  'artist-suspended': [403, 'This account is suspended. Write to us, and a person answers.'],
  'invalid-g-key': [401, 'Invalid G-Key ID. Please check your credentials.'],
  'invalid-email': [422, 'Please enter a valid PayPal email address.'],
  'link-expired': [404, 'This link has been used or is too old. Please ask for a new one in your workshop.'],
  'stop-link-expired': [404, 'This link has been used or is too old. Your workshop shows which address your fans pay.'],
  'payment-email-in-force': [
    409,
    'The new address is already in effect. Everybody was signed out of your account; write to us, and a person looks at it.',
  ],
  'confirmations-required': [422, 'Please accept all required confirmations to proceed.'],
  'application-document-type': [415, 'The copyright document must be a PDF, JPG or PNG.'],
  'application-unknown': [404, 'There is no application with this tracking number.'],
  'application-link-expired': [
    404,
    'This link has been used or is older than 24 hours. Your tracking number shows where the application stands.',
  ],
  'application-confirmed': [409, 'The address of this application is confirmed already.'],
  'application-not-confirmed': [409, 'Please confirm your email address first. Nothing was charged.'],
  'application-paid': [409, 'This application is paid for already. Nothing was charged.'],
  'application-busy': [409, 'A payment for this application is under way. Nothing more was charged.'],
  'application-refunded': [409, 'The fee of this application was refunded in full. It can only be declined.'],
  'application-decided': [409, 'This application has been decided. Apply again to send other papers.'],
  'application-documents-full': [409, 'Five documents were added already. The person who reads them can ask for more.'],
  'artist-unknown': [404, 'There is no such artist here.'],
  'not-a-picture': [415, 'The picture must be a JPG, PNG or WebP.'],
  'application-not-in-review': [409, 'This application is not waiting for a decision.'],
})

export const artistData = z.object({
  gKeyId: z.string().optional(),
  accountType: z.enum(['test', 'production']),
  username: z.string(),
  artistName: z.string(),
  email: z.string(),
  trackingNumber: z.string().nullable(),
  /** The address fans pay to; null until the artist has confirmed it by mail. */
  paypalEmail: z.string().nullable(),
  /** Requested, not yet confirmed. */
  pendingPaypalEmail: z.string().nullable(),
})

export type ArtistData = z.output<typeof artistData>

export const buildShortTextSchema = (max: number) => z.string().trim().max(max)

export const buildRequiredTextSchema = (name: string, max = 200) =>
  // A name of only spaces and invisible characters counts as missing.
  buildShortTextSchema(max).regex(/[^\p{C}\p{Z}]/u, `${name} is required.`)
