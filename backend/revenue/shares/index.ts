export { createShareMails } from './create-share-mails.ts'
export { deleteCollaborators } from './delete-collaborators.ts'
export { sendShareMail } from './send-share-mail.ts'
