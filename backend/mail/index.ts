export { isPermanentBounce, purgeBounces } from './bounces.ts'
export {
  consumeOneTimeLink,
  createOneTimeLink,
  getOneTimeLink,
  type OneTimeLink,
  purgeOneTimeLinks,
} from './one-time-link.ts'
export { closeMailTransport, type Mail, sendMail } from './send-mail.ts'
export { createMailSuppression, isMailSuppressed } from './suppressions.ts'
