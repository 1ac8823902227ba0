export { createOneTimeLink, consumeOneTimeLink, type OneTimeLink } from './mailed-link.ts'
export { closeMailTransport, purgeBounces, isPermanentBounce, sendMail, type Mail } from './send-mail.ts'
export { isMailSuppressed, createMailSuppression } from './unsubscribe.ts'
