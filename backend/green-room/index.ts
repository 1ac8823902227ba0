export { greenRoomRoutes } from './routes.ts'
