import { requireSession } from '#http/guards'
import { route } from '#http/route'
import { requireRoomAccess } from '#module/green-room/access'
import * as api from './contract.ts'
import { getRoom } from './get-room.ts'
import { listRooms } from './list-rooms.ts'
import { markSeen } from './mark-seen.ts'
import { streamRoom } from './stream-room.ts'

export const greenRoomRoutes = [
  route(api.listRooms, requireSession, ({ session }) => listRooms(session)),
  route(api.getRoom, requireRoomAccess, ({ session }) => getRoom(session)),
  route(api.streamRoom, requireRoomAccess, ({ ctx, session, query }) =>
    Promise.resolve(streamRoom(ctx, session, query.after)),
  ),
  route(api.markSeen, requireRoomAccess, ({ session, body }) => markSeen(session.participant, body)),
]
