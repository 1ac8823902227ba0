import { requireSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { requireRoomAccess } from '#module/green-room/access'
import * as api from './contract.ts'
import { getRoom } from './get-room.ts'
import { listRoomNews } from './list-room-news.ts'
import { listRooms } from './list-rooms.ts'
import { updateSeen } from './update-seen.ts'
import { streamRoom } from './stream-room.ts'

export const greenRoomRoutes = [
  defineRoute(api.listRooms, requireSession, ({ session }) => listRooms(session)),
  defineRoute(api.listRoomNews, requireSession, ({ session }) => listRoomNews(session)),
  defineRoute(api.getRoom, requireRoomAccess, ({ session }) => getRoom(session)),
  defineRoute(api.streamRoom, requireRoomAccess, ({ ctx, session, query }) =>
    Promise.resolve(streamRoom(ctx, session, query.after)),
  ),
  defineRoute(api.updateSeen, requireRoomAccess, ({ session, body }) => updateSeen(session.participant, body)),
]
