export { createMailedLink, spendMailedLink, type MailedLink } from './mailed-link.ts'
export { closeMail, forgetBounces, isRefusedForGood, sendMail, type Mail } from './send-mail.ts'
export { isSuppressed, suppressAddress } from './unsubscribe.ts'
