export { purgeRecipients } from './purge-recipients.ts'
export { keymailMailingRoutes } from './routes.ts'
export { enqueueMailings, parseRecipients } from './send-keymails.ts'
export { sendMailing } from './send-mailing.ts'
