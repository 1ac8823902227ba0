export { isPermanentBounce, purgeBounces } from './bounces.ts'
export { closeMailTransport, type Mail, sendMail } from './send-mail.ts'
export { createMailSuppression, isMailSuppressed } from './suppressions.ts'
