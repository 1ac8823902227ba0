export { createMailedLink, forgetExpired, spendMailedLink, type MailedLink } from './mailed-link.ts'
export { closeMail, sendMail } from './send-mail.ts'
