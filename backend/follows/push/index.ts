export { pushRoutes } from './routes.ts'
export { sendPush } from './send-push.ts'
