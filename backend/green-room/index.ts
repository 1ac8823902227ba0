export { correctPost } from './correct-post.ts'
export { greenRoomRoutes } from './routes.ts'
