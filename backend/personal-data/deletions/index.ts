export { applyDueDeletions, purgeDeletions } from './apply-due-deletions.ts'
export { sendDeletionDone, sendDeletionPlanned } from './send-deletion-mails.ts'
