import { z } from 'zod'
import { endpoint } from '#contract/platform'

/** The Digital Music Library, once, in cents. */
export const LIBRARY_PRICE_CENTS = 995

const roomSong = z.object({
  id: z.string(),
  title: z.string(),
  audioUrl: z.string(),
  /** Number k of n; null in the artist's own room. */
  copy: z.number().nullable(),
  of: z.number(),
  editionId: z.string(),
  editionTitle: z.string(),
  keymailCode: z.string().nullable(),
  /** Dollars. */
  price: z.number(),
  durationMs: z.number().nullable(),
  peaks: z.array(z.number()).nullable(),
})

const room = z.object({
  artistId: z.string(),
  artistName: z.string(),
  bio: z.string(),
  access: z.enum(['fan', 'artist']),
  /** People who hold at least one copy. */
  holders: z.number(),
  songs: z.array(roomSong),
})
export type Room = z.output<typeof room>

export const listRooms = endpoint({ method: 'GET', path: '/api/green-room', reply: z.array(room) })
