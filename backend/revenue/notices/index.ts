export { createSaleMails } from './create-sale-mails.ts'
export { createSaleNotices } from './create-sale-notices.ts'
export { purgeSaleMails } from './purge-sale-mails.ts'
export { sendSaleMail } from './send-sale-mail.ts'
