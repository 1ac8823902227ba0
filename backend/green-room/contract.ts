import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'

/** Price of the Digital Music Library, paid once, in cents. */
export const LIBRARY_PRICE_CENTS = 995

export const MESSAGE_MAX = 2_000
export const POST_MAX = 10_000
export const TITLE_MAX = 120
export const DISPLAY_NAME_MAX = 40
export const PHOTOS_PER_POST = 4
export const PHOTO_MAX_BYTES = 12 * 1024 * 1024
/** Larger images are rejected without being decoded. */
export const PHOTO_MAX_PIXELS = 50_000_000
export const VOICE_MAX_BYTES = 6 * 1024 * 1024
export const VOICE_MAX_SECONDS = 180
export const ENTRIES_PAGE_SIZE = 30
export const MESSAGES_PER_MINUTE = 30
export const POSTS_PER_HOUR = 30
export const RENAMES_PER_HOUR = 10

export const errors = defineErrors({
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

export const listRooms = endpoint({ method: 'GET', path: '/api/green-room', reply: z.array(room) })

const roomParams = z.object({ artistId: z.uuid() })
const placeSchema = z.enum(['wall', 'chat', 'thread'])
export type Place = z.output<typeof placeSchema>

const entrySchema = z.object({
  id: z.string(),
  /** Increases with every change to the entry; a client keeps the state with the highest number. */
  change: z.number(),
  /** Sort key of entries. */
  made: z.number(),
  kind: z.enum(['post', 'story', 'message']),
  place: placeSchema,
  /** The member whose conversation with the artist this entry belongs to. */
  thread: z.string().nullable(),
  author: z.object({ /** Null for the artist. */ memberId: z.string().nullable(), name: z.string() }),
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
export type Entry = z.output<typeof entrySchema>

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
  /** Counted on each request. */
  stats: z.object({ holders: z.number(), conversations: z.number(), posts: z.number() }),
  unseen: z.object({ wall: z.number(), chat: z.number(), thread: z.number() }),
  lastChange: z.number(),
})
export type RoomState = z.output<typeof roomState>

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId',
  params: roomParams,
  reply: roomState,
})

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/entries',
  params: roomParams,
  query: z.object({
    place: placeSchema,
    /** Which member's conversation to list. Only for the artist: a holder has just one. */
    member: z.uuid().optional(),
    /** Lists entries made before this number. */
    before: z.coerce.number().int().min(0).optional(),
  }),
  reply: z.object({ entries: z.array(entrySchema), more: z.boolean() }),
})

/**
 * Sanitized text: keeps line breaks, removes other control characters and the marks that change the writing direction.
 */
const entryText = (max: number) =>
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
  params: roomParams,
  body: z.object({
    text: entryText(MESSAGE_MAX),
    /** `thread` is the conversation between one holder and the artist; the artist selects it with `member`. */
    place: z.enum(['chat', 'thread']).default('chat'),
    member: z.uuid().optional(),
    requestId,
  }),
  reply: entrySchema,
})

export const createPost = endpoint({
  method: 'POST',
  path: '/api/green-room/:artistId/posts',
  params: roomParams,
  body: z.object({
    kind: z.enum(['post', 'story']).default('post'),
    title: entryText(TITLE_MAX)
      .transform((title) => title.replaceAll('\n', ' '))
      .default(''),
    text: entryText(POST_MAX).default(''),
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
  reply: entrySchema,
})

const entryParams = z.object({ artistId: z.uuid(), entryId: z.uuid() })

export const updateEntry = endpoint({
  method: 'PATCH',
  path: '/api/green-room/:artistId/entries/:entryId',
  params: entryParams,
  body: z.object({
    title: entryText(TITLE_MAX)
      .transform((title) => title.replaceAll('\n', ' '))
      .optional(),
    text: entryText(POST_MAX),
  }),
  reply: entrySchema,
})

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/green-room/:artistId/entries/:entryId',
  params: entryParams,
})

export const serveMedia = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/media/:mediaId',
  params: z.object({ artistId: z.uuid(), mediaId: z.uuid() }),
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
})

const memberSchema = z.object({ id: z.string(), name: z.string(), muted: z.boolean() })

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/members',
  params: roomParams,
  query: z.object({ q: z.string().trim().max(DISPLAY_NAME_MAX).default('') }),
  reply: z.array(
    memberSchema.extend({
      unseen: z.number(),
      /** The newest message of their conversation with the artist; null if there is none. */
      lastMessage: z.object({ text: z.string(), at: z.string(), mine: z.boolean() }).nullable(),
    }),
  ),
})

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/members/:memberId/muted',
  params: z.object({ artistId: z.uuid(), memberId: z.uuid() }),
  body: z.object({ muted: z.boolean() }),
  reply: memberSchema,
})

export const updateDisplayName = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/name',
  params: roomParams,
  /** Empty: back to the copy number. */
  body: z.object({ displayName: z.string().trim().max(200) }),
  reply: memberSchema,
})

export const markSeen = endpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/seen',
  params: roomParams,
  body: z.object({ place: placeSchema, member: z.uuid().optional(), change: z.number().int().min(0) }),
})

export const streamRoom = endpoint({
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
