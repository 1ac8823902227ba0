export { sendModerationEmail } from './send-moderation-email.ts'
