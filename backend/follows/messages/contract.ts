import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** Messages of one artist that go out within 24 hours. */
export const MESSAGES_PER_DAY = 2

export const MESSAGE_SUBJECT_MAX = 120
export const MESSAGE_BODY_MAX = 5_000

export const errors = defineErrors({
  'message-audience-unknown': [404, 'This release is not one of yours.'],
  'message-unknown': [404, 'There is no such message.'],
  'nobody-to-tell': [409, 'Nobody has agreed to hear from you about this yet. Nothing was sent.'],
  'too-many-messages': [
    409,
    `At most ${MESSAGES_PER_DAY} messages go out within 24 hours. Choose a later time; nothing was sent.`,
  ],
  'message-started': [409, 'This message is on its way already, or was canceled.'],
})

const fanMessage = z.object({
  id: z.string(),
  /** Null: everybody who follows; else the followers who hold a copy of this release. */
  editionId: z.string().nullable(),
  title: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  sendAt: z.string(),
  state: z.enum(['planned', 'sending', 'sent', 'canceled']),
  /** Mails handed to the mail server. */
  sent: z.number(),
})

export type FanMessage = z.output<typeof fanMessage>

/** The artist's messages, newest first. */
export const listFanMessages = defineEndpoint({
  method: 'GET',
  path: '/api/artist/fan-messages',
  reply: z.array(fanMessage),
})

export const createFanMessage = defineEndpoint({
  method: 'POST',
  path: '/api/artist/fan-messages',
  body: z.object({
    editionId: z.uuid().nullable().default(null),
    subject: z.string().trim().min(1).max(MESSAGE_SUBJECT_MAX),
    body: z.string().trim().min(1).max(MESSAGE_BODY_MAX),
    /** Null, or a moment that has passed: at once. */
    sendAt: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  reply: fanMessage,
})

/** Cancels a message that has not begun to go out. */
export const deleteFanMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/fan-messages/:id',
  params: z.object({ id: z.uuid() }),
})

/** How many agreed to hear from the artist: in all, and of the holders of each release. */
export const listAudiences = defineEndpoint({
  method: 'GET',
  path: '/api/artist/audiences',
  scopes: ['fans:read'],
  reply: z.object({
    followers: z.number(),
    /** Of them, how many also let the artist see their address. */
    sharing: z.number(),
    editions: z.array(
      z.object({
        editionId: z.string(),
        title: z.string(),
        kind: z.enum(['song', 'album']),
        holders: z.number(),
        /** Holders who follow the artist under the address they paid with. */
        reachable: z.number(),
        /** When the first copy was sold. */
        since: z.string(),
      }),
    ),
  }),
})

/** The followers who agreed that the artist sees their address: address, since when, copies held. */
export const downloadFollowers = defineEndpoint({
  method: 'GET',
  path: '/api/artist/followers.csv',
  scopes: ['fans:read'],
})
