import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

/** The Digital Music Library, once, in cents. */
export const LIBRARY_PRICE_CENTS = 995

export const MESSAGE_MAX = 2_000
export const POST_MAX = 10_000
export const TITLE_MAX = 120
export const DISPLAY_NAME_MAX = 40
export const PHOTOS_PER_POST = 4
export const PHOTO_MAX_BYTES = 12 * 1024 * 1024
/** A picture with more points than this is not opened. */
export const PHOTO_MAX_PIXELS = 50_000_000
export const VOICE_MAX_BYTES = 6 * 1024 * 1024
export const VOICE_MAX_SECONDS = 180
export const ENTRIES_PAGE = 30
export const MESSAGES_PER_MINUTE = 30
export const POSTS_PER_HOUR = 30
export const RENAMES_PER_HOUR = 10

export const refusals = defineRefusals({
  'not-a-holder': [403, 'This room is open to its artist and to those who hold a copy.'],
  muted: [403, 'The artist has muted you in this room. You can still read and listen.'],
  'artist-only': [403, 'Only the artist of this room can do that.'],
  'nothing-said': [400, 'Write something, or add a photo or a voice note.'],
  'entry-unknown': [404, 'This is not here any more.'],
  'member-unknown': [404, 'Nobody of that name has been in this room.'],
  'song-not-yours': [422, 'A song story is about one of your own songs.'],
  'name-taken': [409, 'Somebody in this room has that name already.'],
  'name-unfit': [422, `A name has 2 to ${DISPLAY_NAME_MAX} characters, with letters or digits in it.`],
  'photo-too-large': [413, 'A photo may have up to 12 MB.'],
  'not-a-photo': [415, 'Photos are JPEG, PNG, WebP or AVIF pictures of up to 50 megapixels.'],
  'voice-too-large': [413, 'A voice note may have up to 6 MB.'],
  'voice-too-long': [422, 'A voice note lasts up to 3 minutes.'],
  'not-a-voice-note': [415, 'A voice note is a recording: WebM, Ogg, M4A, MP3, AAC, WAV or FLAC, sound only.'],
})

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

const inRoom = z.object({ artistId: z.uuid() })
const places = z.enum(['wall', 'chat', 'thread'])
export type Place = z.output<typeof places>

const entry = z.object({
  id: z.string(),
  /** Rises with every state; a newer state of an entry replaces an older one. */
  change: z.number(),
  /** Orders entries. */
  made: z.number(),
  kind: z.enum(['post', 'story', 'message']),
  place: places,
  /** The member whose conversation with the artist it belongs to. */
  thread: z.string().nullable(),
  author: z.object({ /** Null: the artist. */ memberId: z.string().nullable(), name: z.string() }),
  mine: z.boolean(),
  title: z.string(),
  text: z.string(),
  song: z.object({ id: z.string(), title: z.string() }).nullable(),
  photos: z.array(
    z.object({ id: z.string(), url: z.string(), smallUrl: z.string(), width: z.number(), height: z.number() }),
  ),
  voice: z.object({ url: z.string(), durationMs: z.number() }).nullable(),
  requestId: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
})
export type Entry = z.output<typeof entry>

const roomState = z.object({
  artistId: z.string(),
  artistName: z.string(),
  me: z.object({
    access: z.enum(['artist', 'fan']),
    memberId: z.string().nullable(),
    /** As the others see it. */
    name: z.string(),
    displayName: z.string().nullable(),
    muted: z.boolean(),
    /** False for a G-Key of evaluation: it reads its own room and writes nothing. */
    mayWrite: z.boolean(),
  }),
  /** Counted, each time. */
  stats: z.object({ holders: z.number(), conversations: z.number(), posts: z.number() }),
  unseen: z.object({ wall: z.number(), chat: z.number(), thread: z.number() }),
  lastChange: z.number(),
})
export type RoomState = z.output<typeof roomState>

export const describeRoom = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId',
  params: inRoom,
  reply: roomState,
})

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/entries',
  params: inRoom,
  query: z.object({
    place: places,
    /** Whose conversation, for the artist; a holder has one. */
    member: z.uuid().optional(),
    /** Older than the entry of this number. */
    before: z.coerce.number().int().min(0).optional(),
  }),
  reply: z.object({ entries: z.array(entry), more: z.boolean() }),
})

/** Text as it is kept: line breaks, no other control characters, nothing that turns the writing direction around. */
const words = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((typed) =>
      typed
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(max, `At most ${max.toLocaleString('en-US')} characters, please.`))

const requestId = z.uuid()

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/green-room/:artistId/messages',
  params: inRoom,
  body: z.object({
    text: words(MESSAGE_MAX),
    /** `thread`: between one holder and the artist, who says with `member` whose it is. */
    place: z.enum(['chat', 'thread']).default('chat'),
    member: z.uuid().optional(),
    requestId,
  }),
  reply: entry,
})

export const createPost = endpoint({
  method: 'POST',
  path: '/api/green-room/:artistId/posts',
  params: inRoom,
  body: z.object({
    kind: z.enum(['post', 'story']).default('post'),
    title: words(TITLE_MAX)
      .transform((title) => title.replaceAll('\n', ' '))
      .default(''),
    text: words(POST_MAX).default(''),
    songId: z.union([z.uuid(), z.literal('')]).default(''),
    requestId,
  }),
  files: {
    photo1: { maxBytes: PHOTO_MAX_BYTES },
    photo2: { maxBytes: PHOTO_MAX_BYTES },
    photo3: { maxBytes: PHOTO_MAX_BYTES },
    photo4: { maxBytes: PHOTO_MAX_BYTES },
    voice: { maxBytes: VOICE_MAX_BYTES },
  },
  reply: entry,
})

const oneEntry = z.object({ artistId: z.uuid(), entryId: z.uuid() })

export const editEntry = endpoint({
  method: 'PATCH',
  path: '/api/green-room/:artistId/entries/:entryId',
  params: oneEntry,
  body: z.object({
    title: words(TITLE_MAX)
      .transform((title) => title.replaceAll('\n', ' '))
      .optional(),
    text: words(POST_MAX),
  }),
  reply: entry,
})

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/green-room/:artistId/entries/:entryId',
  params: oneEntry,
})

export const showMedia = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/media/:mediaId',
  params: z.object({ artistId: z.uuid(), mediaId: z.uuid() }),
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
})

const member = z.object({ id: z.string(), name: z.string(), muted: z.boolean() })

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/members',
  params: inRoom,
  query: z.object({ q: z.string().trim().max(DISPLAY_NAME_MAX).default('') }),
  reply: z.array(
    member.extend({
      unseen: z.number(),
      /** The newest message of their conversation with the artist; null when there is none. */
      lastMessage: z.object({ text: z.string(), at: z.string(), mine: z.boolean() }).nullable(),
    }),
  ),
})

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/members/:memberId/muted',
  params: z.object({ artistId: z.uuid(), memberId: z.uuid() }),
  body: z.object({ muted: z.boolean() }),
  reply: member,
})

export const nameMyself = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/name',
  params: inRoom,
  /** Empty: the number of the copy again. */
  body: z.object({ displayName: z.string().trim().max(200) }),
  reply: member,
})

export const markSeen = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/seen',
  params: inRoom,
  body: z.object({ place: places, member: z.uuid().optional(), change: z.number().int().min(0) }),
})

export const followRoom = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/stream',
  params: inRoom,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
})

/** What the stream says, as the data of its events. */
export type RoomEvent =
  | { is: 'entry'; entry: Entry }
  | { is: 'removed'; id: string; place: Place; thread: string | null }
  | { is: 'member'; member: { id: string; name: string; muted: boolean | null } }
