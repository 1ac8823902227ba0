export { deleteArtistMailings, deleteRecipient } from './delete-recipients.ts'
export { purgeRecipients } from './purge-recipients.ts'
export { enqueueMailings, parseRecipients } from './send-keymails.ts'
export { sendMailing } from './send-mailing.ts'
