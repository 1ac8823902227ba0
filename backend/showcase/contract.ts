import { z } from 'zod'
import { endpoint } from '#contract/platform'
import { catalogueSong } from '#contract/songs'

/** Artists are featured by the copies sold in so many days. */
export const FEATURED_DAYS = 30
export const FEATURED_ARTISTS = 6
export const SONGS_OF_EACH = 3

export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/showcase',
  reply: z.array(
    z.object({
      artistId: z.string(),
      artistName: z.string(),
      bio: z.string(),
      /** Copies sold in the last 30 days, and ever; refunded ones do not count. */
      soldLately: z.number(),
      sold: z.number(),
      songs: z.array(
        catalogueSong.pick({
          id: true,
          title: true,
          copies: true,
          copiesLeft: true,
          previewUrl: true,
          durationMs: true,
        }),
      ),
    }),
  ),
})
