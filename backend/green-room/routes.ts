import { type Guard, HttpResponse, route, requireSession } from '#platform/route'
import { consumeRateLimit } from '#platform/throttle'
import { updateEntry, deleteEntry } from './change-entry.ts'
import * as api from './contract.ts'
import { createPost } from './create-post.ts'
import { getRoom, markSeen } from './describe-room.ts'
import { type ParticipantSession, requireRoomArtist, requireRoomAccess, requireRoomWriter } from './enter-room.ts'
import { streamRoom } from './follow-room.ts'
import { listEntries } from './list-entries.ts'
import { listRooms } from './list-rooms.ts'
import { listMembers, muteMember, updateDisplayName } from './members.ts'
import { sendMessage } from './send-message.ts'
import { serveMedia } from './show-media.ts'

/** Requires write access within the post limit, before any upload is read. */
const requirePostQuota: Guard<ParticipantSession> = async (ctx) => {
  const session = await requireRoomWriter(ctx)
  const { memberId, artistId } = session.participant
  await consumeRateLimit(`room-posts:${memberId ?? artistId}`, { hits: api.POSTS_PER_HOUR, seconds: 3600 })
  return session
}

export const greenRoomRoutes = [
  route(api.listRooms, requireSession, ({ session }) => listRooms(session)),
  route(api.getRoom, requireRoomAccess, ({ session }) => getRoom(session)),
  route(api.listEntries, requireRoomAccess, ({ session, query }) => listEntries(session.participant, query)),
  route(api.streamRoom, requireRoomAccess, ({ ctx, session, query }) => Promise.resolve(streamRoom(ctx, session, query.after))),
  route(api.sendMessage, requireRoomWriter, async ({ session, body }) => new HttpResponse(201, await sendMessage(session.participant, body))),
  route(
    api.createPost,
    requirePostQuota,
    async ({ session, body, files }) => new HttpResponse(201, await createPost(session.participant, body, files)),
  ),
  route(api.updateEntry, requireRoomWriter, ({ session, params, body }) => updateEntry(session.participant, params.entryId, body)),
  // Muted members may still delete their own entries.
  route(api.deleteEntry, requireRoomAccess, ({ session, params }) => deleteEntry(session.participant, params.entryId)),
  route(api.serveMedia, requireRoomAccess, ({ session, params, query, ctx }) =>
    serveMedia(session.participant, params.mediaId, {
      size: query.size,
      range: ctx.get('range'),
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
    }),
  ),
  route(api.listMembers, requireRoomArtist, ({ session, query }) => listMembers(session.participant, query)),
  route(api.muteMember, requireRoomArtist, ({ session, params, body }) => muteMember(session.participant, params.memberId, body)),
  route(api.updateDisplayName, requireRoomWriter, ({ session, body }) => updateDisplayName(session.participant, body.displayName)),
  route(api.markSeen, requireRoomAccess, ({ session, body }) => markSeen(session.participant, body)),
]
