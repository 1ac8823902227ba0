import { z } from 'zod'
import { editionCover } from '#contract/catalog/covers'
import { type Place, placeSchema, roomParams } from '#contract/green-room/access'
import type { Entry } from '#contract/green-room/entries'
import { defineEndpoint } from '#contract/http'

const roomSong = z.object({
  id: z.string(),
  title: z.string(),
  /** Path of the recording's own cover in the size for lists, on an album as well; null: the drawn one. */
  coverUrl: z.string().nullable(),
  audioUrl: z.string(),
  /** Copy k of n; null in the artist's own room. */
  copy: z.number().nullable(),
  of: z.number(),
  editionId: z.string(),
  editionTitle: z.string(),
  keymailCode: z.string().nullable(),
  /** Dollars. */
  price: z.number(),
  durationMs: z.number().nullable(),
  peaks: z.array(z.number()).nullable(),
  /** What stands on the copy's ticket: of an album its own cover. */
  editionCover,
  /** No copy of it has been played yet: its first play ends the right to give the copy away. */
  giveable: z.boolean(),
})

const room = z.object({
  artistId: z.string(),
  artistName: z.string(),
  bio: z.string(),
  access: z.enum(['fan', 'artist']),
  /** Fans who hold at least one copy. */
  holders: z.number(),
  songs: z.array(roomSong),
})

export type Room = z.output<typeof room>

export const listRooms = defineEndpoint({ method: 'GET', path: '/api/green-room', reply: z.array(room) })

const unseenCounts = z.object({ wall: z.number(), chat: z.number(), thread: z.number() })

const roomNews = z.object({
  artistId: z.string(),
  artistName: z.string(),
  access: z.enum(['fan', 'artist']),
  /** Counted among the room's last changes, see NEWS_CHANGES. */
  unseen: unseenCounts,
  /** The newest post of the wall by somebody else. `text` is its beginning; empty for a photo or a voice note alone. */
  post: z
    .object({ id: z.string(), title: z.string(), text: z.string(), byArtist: z.boolean(), at: z.string() })
    .nullable(),
})

export type RoomNews = z.output<typeof roomNews>

/** Unseen entries are looked for among so many of a room's last changes. */
export const NEWS_CHANGES = 200

/** Rooms with something unseen first, then by their newest post. */
export const listRoomNews = defineEndpoint({ method: 'GET', path: '/api/room-news', reply: z.array(roomNews) })

const roomState = z.object({
  artistId: z.string(),
  artistName: z.string(),
  me: z.object({
    access: z.enum(['artist', 'fan']),
    memberId: z.string().nullable(),
    /** The name other participants see. */
    name: z.string(),
    displayName: z.string().nullable(),
    muted: z.boolean(),
    /** False for an evaluation G-Key, which can read its own room but not write. */
    mayWrite: z.boolean(),
  }),
  stats: z.object({ holders: z.number(), conversations: z.number(), posts: z.number() }),
  /** Counted among the room's last changes, see NEWS_CHANGES. */
  unseen: unseenCounts,
  lastChange: z.number(),
})

export type RoomState = z.output<typeof roomState>

export const getRoom = defineEndpoint({
  method: 'GET',
  path: '/api/green-room/:artistId',
  params: roomParams,
  reply: roomState,
})

export const updateSeen = defineEndpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/seen',
  params: roomParams,
  body: z.object({ place: placeSchema, member: z.uuid().optional(), change: z.number().int().min(0) }),
})

export const streamRoom = defineEndpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/stream',
  params: roomParams,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
})

/** Data of the stream's events. */
export type RoomEvent =
  | { is: 'entry'; entry: Entry }
  | { is: 'removed'; id: string; place: Place; thread: string | null }
  | { is: 'member'; member: { id: string; name: string; muted: boolean | null } }
