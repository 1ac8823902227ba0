import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** Bytes. */
export const COVER_MAX_BYTES = 20 * 1024 * 1024

/** Pixels: the sizes in which a cover is served. */
export const COVER_SIZES = { small: 400, large: 1000 } as const

export const errors = defineErrors({
  'cover-unknown': [404, 'This cover does not exist.'],
  'not-a-cover': [422, 'This file is not a picture that we can read. Choose a JPG, PNG, WebP or AVIF.'],
})

/** What stands on the tickets of an edition. */
export const editionCover = z.object({
  /** What a drawn cover is drawn from. */
  id: z.string(),
  /** Path of the artist's own cover in the size for lists; null: the drawn one. */
  url: z.string().nullable(),
})

export type EditionCover = z.output<typeof editionCover>

const params = z.object({
  /** A song, or an album by its edition. */
  id: z.uuid(),
})

const coverReply = z.object({
  /** Path of the cover in the size for lists; null: the drawn one. */
  coverUrl: z.string().nullable(),
})

export const updateCover = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/covers/:id',
  params,
  files: { picture: { maxBytes: COVER_MAX_BYTES } },
  reply: coverReply,
})

export const deleteCover = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/covers/:id',
  params,
  reply: coverReply,
})

/** A cover by its own id, which a new picture changes. */
export const getCover = defineEndpoint({
  method: 'GET',
  path: '/api/covers/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ size: z.enum(['small', 'large']).default('small') }),
})
