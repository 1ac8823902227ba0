import { z } from 'zod'
import { placeSchema, roomParams } from '#contract/green-room/access'
import { defineEndpoint } from '#contract/http'

export const MESSAGE_MAX = 2_000

export const POST_MAX = 10_000

export const TITLE_MAX = 120

export const PHOTOS_PER_POST = 4

export const PHOTO_MAX_BYTES = 12 * 1024 * 1024

/** Larger images are rejected without being decoded. */
export const PHOTO_MAX_PIXELS = 50_000_000

export const VOICE_MAX_BYTES = 6 * 1024 * 1024

export const VOICE_MAX_SECONDS = 180

export const ENTRIES_PAGE_SIZE = 30

export const MESSAGES_PER_MINUTE = 30

export const POSTS_PER_HOUR = 30

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

export const listEntries = defineEndpoint({
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

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/green-room/:artistId/messages',
  scopes: ['room:post'],
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

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/green-room/:artistId/posts',
  scopes: ['room:post'],
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

export const updateEntry = defineEndpoint({
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

export const deleteEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/green-room/:artistId/entries/:entryId',
  params: entryParams,
})

export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/media/:mediaId',
  params: z.object({ artistId: z.uuid(), mediaId: z.uuid() }),
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
})
