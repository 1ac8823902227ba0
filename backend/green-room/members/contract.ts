import { z } from 'zod'
import { roomParams } from '#contract/green-room/access'
import { defineEndpoint } from '#contract/http'

export const RENAMES_PER_HOUR = 10

const memberSchema = z.object({ id: z.string(), name: z.string(), muted: z.boolean() })

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/green-room/:artistId/members',
  params: roomParams,
  /** Part of a name. Those built from copies are as long as titles are. */
  query: z.object({ q: z.string().trim().max(200).default('') }),
  reply: z.array(
    memberSchema.extend({
      unseen: z.number(),
      /** The newest message of their conversation with the artist; null if there is none. */
      lastMessage: z.object({ text: z.string(), at: z.string(), mine: z.boolean() }).nullable(),
    }),
  ),
})

export const updateMemberMuted = defineEndpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/members/:memberId/muted',
  params: z.object({ artistId: z.uuid(), memberId: z.uuid() }),
  body: z.object({ muted: z.boolean() }),
  reply: memberSchema,
})

export const updateDisplayName = defineEndpoint({
  method: 'PUT',
  path: '/api/green-room/:artistId/name',
  params: roomParams,
  /** Empty: back to the copy number. */
  body: z.object({ displayName: z.string().trim().max(200) }),
  reply: memberSchema,
})
