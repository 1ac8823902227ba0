import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const COPIES_MIN = 1

export const COPIES_MAX = 10_000

export const COPIES_DEFAULT = 100

/** The lowest price the upload form offers. */
export const PRICE_MIN_CENTS = 99

export const PRICE_MAX_CENTS = 1_000_000

export const PRICE_OPTIONS_CENTS = [99, 100, 500, 1000, 5000] as const

/** The option that is chosen at first. */
export const PRICE_DEFAULT_CENTS = 100

export const buildTrimmedTextSchema = (max: number) => z.string().trim().max(max)

/** Copies of an edition's open sale by state. `held` includes copies whose payment is in progress. */
export const openSaleCounts = z.object({ free: z.number(), held: z.number(), sold: z.number(), of: z.number() })

/** An amount in dollars, as a number or a string; parsed to cents. */
export const dollarAmount = z.union([z.string().max(20), z.number()]).transform((value, ctx) => {
  const cents = Math.round(Number(value) * 100)
  const written = typeof value === 'number' || /^\s*-?\d+(\.\d+)?\s*$/.test(value)
  if (!written || !Number.isFinite(cents) || Math.abs(cents / 100 - Number(value)) > 1e-9) {
    ctx.addIssue('The price must be a number of dollars with at most two decimals.')
  }
  return cents
})

export const ALBUM_SONGS_MIN = 2

export const ALBUM_SONGS_MAX = 30

export const ALBUMS_PER_HOUR = 60

export const createAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/artist/albums',
  body: z.object({
    title: buildTrimmedTextSchema(200).min(1, 'The album needs its title.'),
    /** In album order. */
    songIds: z
      .array(z.uuid())
      .min(ALBUM_SONGS_MIN, `An album has at least ${ALBUM_SONGS_MIN} songs.`)
      .max(ALBUM_SONGS_MAX, `An album has at most ${ALBUM_SONGS_MAX} songs.`),
    price: dollarAmount,
    copies: z.number(),
    /** Makes a draft, which may have songs that are drafts themselves. */
    draft: z.boolean().default(false),
  }),
  reply: z.object({ id: z.string(), title: z.string(), price: z.number(), copies: z.number() }),
})

/** 'draft': not published yet, and seen by nobody but its artist. 'unpublished': off sale. */
export const editionState = z.enum(['draft', 'published', 'unpublished'])

/** Omitted fields stay unchanged. */
export const updateEdition = defineEndpoint({
  method: 'PATCH',
  path: '/api/artist/editions/:id',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    price: dollarAmount.optional(),
    copies: z.number().optional(),
    state: editionState.exclude(['draft']).optional(),
    /** Whether fans may hand their copies over at any time. */
    transferable: z.boolean().optional(),
  }),
  reply: z.object({
    id: z.string(),
    title: z.string(),
    price: z.number(),
    copies: z.number(),
    issued: z.number(),
    state: editionState,
    transferable: z.boolean(),
  }),
})
