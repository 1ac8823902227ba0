import { z } from 'zod'
import { endpoint } from '#contract/platform'
import { catalogSong } from '#contract/songs'

/** Artists are ranked by the copies sold in this many days. */
export const FEATURED_DAYS = 30
export const FEATURED_ARTISTS = 6
export const FEATURED_SONGS_PER_ARTIST = 3

export const listFeaturedArtists = endpoint({
  method: 'GET',
  path: '/api/showcase',
  reply: z.array(
    z.object({
      artistId: z.string(),
      artistName: z.string(),
      bio: z.string(),
      /** Copies sold in the last 30 days, and in total; refunded ones do not count. */
      soldLately: z.number(),
      sold: z.number(),
      songs: z.array(
        catalogSong.pick({
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
