import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'

export const errors = defineErrors({
  'library-active': [409, 'Your Digital Music Library is active already. Nothing was charged.'],
  'library-refunded': [
    403,
    'The Digital Music Library was refunded, so it is no longer active. Your copies stay yours.',
  ],
})

const track = z.object({
  id: z.string(),
  title: z.string(),
  artistId: z.string(),
  artistName: z.string(),
  audioUrl: z.string(),
  copy: z.number(),
  of: z.number(),
  editionId: z.string(),
  editionTitle: z.string(),
  durationMs: z.number().nullable(),
  peaks: z.array(z.number()).nullable(),
  /** Path of the artist's own cover in the size for lists; null: the drawn one. */
  coverUrl: z.string().nullable(),
  /** No copy of it has been played yet: its first play ends the right to give the copy away. */
  giveable: z.boolean(),
})

export type Track = z.output<typeof track>

const library = z.object({
  active: z.boolean(),
  /** Copies owned, across all artists and all payers this browser is signed in as. */
  copies: z.number(),
  artists: z.number(),
  /** Each recording once, newest copy first. Empty until the library is active. */
  tracks: z.array(track),
  /** What this browser heard last of the copies owned, newest first; with or without an active library. */
  recentlyHeard: z.array(track.extend({ heardAt: z.string() })),
})

export type Library = z.output<typeof library>

export const getLibrary = defineEndpoint({ method: 'GET', path: '/api/library', reply: library })

/** Signs the payer in after payment. Repeatable; 202 while the payment is pending. */
export const redeemLibrary = defineEndpoint({
  method: 'POST',
  path: '/api/library/activate',
  body: z.object({ paypalOrderId: z.string().min(1).max(64) }),
  reply: library,
})

/** Price of the Digital Music Library, paid once, in cents. */
export const LIBRARY_PRICE_CENTS = 995
