import type { z } from 'zod'
import { sendModerationEmailJob, sendModerationEmail } from '#module/admin/moderation'
import { sendReviewDecisionEmailJob, sendReviewDecisionEmail } from '#module/admin/reviews'
import { enqueueDueChecks, runCheck, runCheckJob, runDueChecksJob } from '#module/operations/checks'
import { rollUpEventsJob, rollUpEvents, purgeEvents } from '#module/analytics'
import { renderDocumentJob, renderLargeDocumentJob, renderDocument, purgeDocuments } from '#module/pdf'
import {
  verifyApplication,
  verifySong,
  sendOverdueSongsToReview,
  sendApplicationInReview,
  sendSongCheckResult,
  sendApplicationInReviewJob,
  sendSongCheckResultJob,
} from '#module/copyright/checks'
import { publishCheckpoint, publishCheckpointJob } from '#module/edition-log'
import { createMissingFingerprints, createMissingFingerprintsJob } from '#module/copyright/recordings'
import { sendCorrectionUpdateJob, sendCorrectionUpdate } from '#module/corrections'
import { renderCardImagesJob, renderCardImages } from '#module/art-cards/cards'
import { sendCollectorLinkJob, sendCollectorLink, purgeUnconfirmedCollectors } from '#module/art-cards/collectors'
import { createWatermarkedFile, createWatermarkedFileJob } from '#module/art-cards/copies'
import {
  verifyApplicationJob,
  sendApplicationDecisionEmailJob,
  sendApplicationPaidEmailJob,
  sendApplicationLinkEmailJob,
  purgeUnconfirmedApplications,
  purgeUnconfirmedApplicationsJob,
  enqueuePaidApplicationsJob,
  sendApplicationLinkEmail,
} from '#module/applications'
import {
  sendReplacementGKeyEmailJob,
  openLostGKeyReviewsJob,
  openLostGKeyReviews,
  sendReplacementGKeyEmail,
} from '#module/auth'
import { purgeStaffSessions } from '#module/auth/staff'
import {
  sendStaffInvitation,
  sendStaffInvitationJob,
  sendStaffNotice,
  sendStaffNoticeJob,
} from '#module/auth/staff/accounts'
import {
  applyPaymentEmailChanges,
  applyPaymentEmailChangesJob,
  sendPaymentEmailLink,
  sendPaymentEmailLinkJob,
  sendPaymentEmailWarnings,
  sendPaymentEmailWarningsJob,
} from '#module/artists/payment-email'
import { sendApplicationDecisionEmail } from '#module/applications/decision'
import { sendApplicationPaidEmail, enqueuePaidApplications } from '#module/applications/payment'
import { purgeGifts, sendGiftJob, sendGift } from '#module/copies/gifts'
import { purgeRecipients, sendMailingJob, sendMailing } from '#module/keymails/mailings'
import { sendSignInLink, sendSignInLinkJob } from '#module/keymails/sign-in'
import { purgeBounces, purgeOneTimeLinks } from '#module/mail'
import {
  notifyWaitlist,
  notifyWaitlistJob,
  purgeWaitlist,
  sendWaitlistMail,
  sendWaitlistMailJob,
  notifyAllWaitlistsJob,
} from '#module/open-sales'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { rollUpRevenue } from '#module/revenue'
import { rollUpDailySums } from '#module/admin/dashboard'
import { applyPaypalEvent, applyPaypalEventJob } from '#module/payments/webhooks'
import {
  reconcileLedgerJob,
  enqueueReconciliationsJob,
  reconcileOrderJob,
  reconcileLedger,
  reconcileOrder,
  enqueueReconciliations,
} from '#module/payments/ledger'
import { releaseExpiredHoldsJob, releaseExpiredHolds } from '#module/payments/holds'
import { enqueueReceipts, sendReceiptJob, enqueueReceiptsJob, sendReceipt } from '#module/payments/receipts'
import {
  createPreview,
  calculateWaveform,
  enqueuePreviews,
  createPreviewJob,
  enqueuePreviewsJob,
  calculateWaveformJob,
} from '#module/playback'
import { verifySongJob, purgeUploads, purgeUploadsJob } from '#module/uploads'
import { purgeUncommittedFiles } from '#module/storage'
import {
  sendAddressConfirmationEmailJob,
  purgeUnconfirmedAddresses,
  sendAddressConfirmationEmail,
  purgeUnconfirmedAddressesJob,
} from '#module/newsletter'
// Not through Godfrey's index: without a model, the worker need not load the knowledge.
import { runAgentTurnJob } from '#jobs/godfrey'
import { purgeConversations } from '#godfrey/chat/purge-conversations'
import { purgeRateLimits } from '#http/limits/rate-limit'
import { purgeSessions } from '#http/sessions/session'
import { purgeJobMetrics } from '#queue/job-metrics'
import type { Job } from '#queue/define-job'
import { purgeProcesses } from '#module/operations/processes'
import { documentKinds } from './document-kinds.ts'
import { purgeExpiredJob } from './schedules.ts'

type Handler = { job: Job; handle: (data: unknown) => Promise<unknown> }

function toHandler<P extends z.ZodType>(job: Job<P>, handle: (data: z.output<P>) => Promise<unknown>): Handler {
  return { job, handle: (data) => handle(job.payload.parse(data)) }
}

/** The handler of every background job, one line each. */
export const handlers: Handler[] = [
  toHandler(sendPaymentEmailLinkJob, sendPaymentEmailLink),
  toHandler(sendPaymentEmailWarningsJob, sendPaymentEmailWarnings),
  toHandler(applyPaymentEmailChangesJob, applyPaymentEmailChanges),
  toHandler(sendApplicationLinkEmailJob, sendApplicationLinkEmail),
  toHandler(enqueuePaidApplicationsJob, enqueuePaidApplications),
  toHandler(sendApplicationPaidEmailJob, sendApplicationPaidEmail),
  toHandler(sendApplicationDecisionEmailJob, sendApplicationDecisionEmail),
  toHandler(sendReviewDecisionEmailJob, sendReviewDecisionEmail),
  toHandler(sendModerationEmailJob, sendModerationEmail),
  toHandler(rollUpEventsJob, () =>
    Promise.all([rollUpEvents(), rollUpCopyChanges(), rollUpRevenue(), rollUpDailySums()]),
  ),
  toHandler(publishCheckpointJob, publishCheckpoint),
  toHandler(verifyApplicationJob, verifyApplication),
  toHandler(sendApplicationInReviewJob, sendApplicationInReview),
  toHandler(verifySongJob, verifySong),
  toHandler(sendSongCheckResultJob, sendSongCheckResult),
  toHandler(createMissingFingerprintsJob, () => Promise.all([createMissingFingerprints(), sendOverdueSongsToReview()])),
  toHandler(runDueChecksJob, enqueueDueChecks),
  toHandler(runCheckJob, runCheck),
  toHandler(sendReplacementGKeyEmailJob, sendReplacementGKeyEmail),
  toHandler(sendStaffInvitationJob, sendStaffInvitation),
  toHandler(sendStaffNoticeJob, sendStaffNotice),
  toHandler(openLostGKeyReviewsJob, openLostGKeyReviews),
  toHandler(purgeUnconfirmedApplicationsJob, purgeUnconfirmedApplications),
  toHandler(sendCorrectionUpdateJob, sendCorrectionUpdate),
  toHandler(calculateWaveformJob, calculateWaveform),
  toHandler(createPreviewJob, createPreview),
  toHandler(enqueuePreviewsJob, enqueuePreviews),
  toHandler(purgeUploadsJob, purgeUploads),
  toHandler(sendSignInLinkJob, sendSignInLink),
  toHandler(renderCardImagesJob, (data) => renderCardImages(data)),
  toHandler(sendCollectorLinkJob, sendCollectorLink),
  toHandler(createWatermarkedFileJob, createWatermarkedFile),
  toHandler(sendMailingJob, sendMailing),
  toHandler(sendGiftJob, sendGift),
  toHandler(applyPaypalEventJob, applyPaypalEvent),
  toHandler(reconcileOrderJob, reconcileOrder),
  toHandler(enqueueReconciliationsJob, enqueueReconciliations),
  toHandler(enqueueReceiptsJob, enqueueReceipts),
  toHandler(sendReceiptJob, sendReceipt),
  toHandler(reconcileLedgerJob, reconcileLedger),
  toHandler(releaseExpiredHoldsJob, releaseExpiredHolds),
  toHandler(notifyWaitlistJob, notifyWaitlist),
  toHandler(notifyAllWaitlistsJob, notifyWaitlist),
  toHandler(sendWaitlistMailJob, sendWaitlistMail),
  toHandler(sendAddressConfirmationEmailJob, sendAddressConfirmationEmail),
  toHandler(purgeUnconfirmedAddressesJob, purgeUnconfirmedAddresses),
  toHandler(purgeExpiredJob, () =>
    Promise.all([
      purgeSessions(),
      purgeRateLimits(),
      purgeStaffSessions(),
      purgeOneTimeLinks(),
      purgeBounces(),
      purgeConversations(),
      purgeUncommittedFiles(),
      purgeDocuments(),
      purgeEvents(),
      purgeJobMetrics(),
      purgeProcesses(),
      purgeRecipients(),
      purgeGifts(),
      purgeWaitlist(),
      purgeUnconfirmedCollectors(),
    ]),
  ),
  toHandler(renderDocumentJob, (document) => renderDocument(document, documentKinds)),
  toHandler(renderLargeDocumentJob, (document) => renderDocument(document, documentKinds)),
  // LangChain is loaded with the first question, and only if a model is configured.
  toHandler(runAgentTurnJob, async (data) => (await import('./godfrey/run-agent-turn.ts')).runAgentTurn(data)),
]
