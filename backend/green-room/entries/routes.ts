import type { Guard } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import { type ParticipantSession, requireRoomAccess, requireRoomWriter } from '#module/green-room/access'
import * as api from './contract.ts'
import { createPost } from './create-post.ts'
import { deleteEntry } from './delete-entry.ts'
import { listEntries } from './list-entries.ts'
import { sendMessage } from './send-message.ts'
import { getMedia } from './media/get-media.ts'
import { updateEntry } from './update-entry.ts'

/** Requires write access within the post limit, before any upload is read. */
const requirePostQuota: Guard<ParticipantSession> = async (ctx) => {
  const session = await requireRoomWriter(ctx)
  const { memberId, artistId } = session.participant
  await consumeRateLimit(`room-posts:${memberId ?? artistId}`, { hits: api.POSTS_PER_HOUR, seconds: 3600 })
  return session
}

export const roomEntryRoutes = [
  defineRoute(api.listEntries, requireRoomAccess, ({ session, query }) => listEntries(session.participant, query)),
  defineRoute(
    api.sendMessage,
    requireRoomWriter,
    async ({ session, body }) => new HttpResponse(201, await sendMessage(session.participant, body)),
  ),
  defineRoute(
    api.createPost,
    requirePostQuota,
    async ({ session, body, files }) => new HttpResponse(201, await createPost(session.participant, body, files)),
  ),
  defineRoute(api.updateEntry, requireRoomWriter, ({ session, params, body }) =>
    updateEntry(session.participant, params.entryId, body),
  ),
  // Muted members may still delete their own entries.
  defineRoute(api.deleteEntry, requireRoomAccess, ({ session, params }) =>
    deleteEntry(session.participant, params.entryId),
  ),
  defineRoute(api.getMedia, requireRoomAccess, ({ session, params, query, ctx }) =>
    getMedia(session.participant, params.mediaId, {
      size: query.size,
      range: ctx.get('range'),
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
    }),
  ),
]
