export { isPermanentBounce, purgeBounces } from './bounces.ts'
export { deleteMailTraces } from './delete-mail-traces.ts'
export { closeMailTransport, type Mail, sendMail } from './send-mail.ts'
export { createMailSuppression, isMailSuppressed } from './suppressions.ts'
