export { createMailedLink, spendMailedLink, type MailedLink } from './mailed-link.ts'
export { closeMail, sendMail, type Mail } from './send-mail.ts'
