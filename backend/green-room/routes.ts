import { type Guard, Reply, route, sessionHolder } from '#platform/route'
import { spend } from '#platform/throttle'
import { editEntry, removeEntry } from './change-entry.ts'
import * as api from './contract.ts'
import { createPost } from './create-post.ts'
import { describeRoom, markSeen } from './describe-room.ts'
import { type GuestSession, host, inRoom, writer } from './enter-room.ts'
import { followRoom } from './follow-room.ts'
import { listEntries } from './list-entries.ts'
import { listRooms } from './list-rooms.ts'
import { listMembers, muteMember, nameMyself } from './members.ts'
import { sendMessage } from './send-message.ts'
import { showMedia } from './show-media.ts'

/** A writer who has not posted too much: asked before a photo is read. */
const poster: Guard<GuestSession> = async (ctx) => {
  const session = await writer(ctx)
  const { memberId, artistId } = session.guest
  await spend(`room-posts:${memberId ?? artistId}`, { hits: api.POSTS_PER_HOUR, seconds: 3600 })
  return session
}

export const greenRoomRoutes = [
  route(api.listRooms, sessionHolder, ({ session }) => listRooms(session)),
  route(api.describeRoom, inRoom, ({ session }) => describeRoom(session)),
  route(api.listEntries, inRoom, ({ session, query }) => listEntries(session.guest, query)),
  route(api.followRoom, inRoom, ({ ctx, session, query }) => Promise.resolve(followRoom(ctx, session, query.after))),
  route(api.sendMessage, writer, async ({ session, body }) => new Reply(201, await sendMessage(session.guest, body))),
  route(
    api.createPost,
    poster,
    async ({ session, body, files }) => new Reply(201, await createPost(session.guest, body, files)),
  ),
  route(api.editEntry, writer, ({ session, params, body }) => editEntry(session.guest, params.entryId, body)),
  // Also by who is muted: taking one's own words back is always possible.
  route(api.removeEntry, inRoom, ({ session, params }) => removeEntry(session.guest, params.entryId)),
  route(api.showMedia, inRoom, ({ session, params, query, ctx }) =>
    showMedia(session.guest, params.mediaId, {
      size: query.size,
      range: ctx.get('range'),
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
    }),
  ),
  route(api.listMembers, host, ({ session, query }) => listMembers(session.guest, query)),
  route(api.muteMember, host, ({ session, params, body }) => muteMember(session.guest, params.memberId, body)),
  route(api.nameMyself, writer, ({ session, body }) => nameMyself(session.guest, body.displayName)),
  route(api.markSeen, inRoom, ({ session, body }) => markSeen(session.guest, body)),
]
