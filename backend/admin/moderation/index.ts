export { moderationRoutes } from './routes.ts'
export { sendModerationEmail } from './send-moderation-email.ts'
