import { route, sessionHolder } from '#platform/route'
import * as api from './contract.ts'
import { listRooms } from './list-rooms.ts'

export const greenRoomRoutes = [route(api.listRooms, sessionHolder, ({ session }) => listRooms(session))]
