import type { z } from 'zod'
import { sendModerationEmail } from '#module/admin/moderation'
import { sendModerationEmailJob } from '#jobs/admin/moderation'
import { applyDueDecisions, sendReviewDecisionEmail } from '#module/admin/reviews'
import { applyDueDecisionsJob, sendReviewDecisionEmailJob } from '#jobs/admin/reviews'
import { enqueueDueChecks, runCheck } from '#module/operations/checks'
import { runCheckJob, runDueChecksJob } from '#jobs/operations/checks'
import { rollUpEvents, purgeEvents } from '#module/analytics'
import { rollUpEventsJob } from '#jobs/analytics'
import { renderDocument, purgeDocuments } from '#module/pdf'
import { renderDocumentJob, renderLargeDocumentJob } from '#jobs/pdf'
import {
  verifyApplication,
  verifySong,
  sendOverdueSongsToReview,
  sendApplicationInReview,
  sendSongCheckResult,
} from '#module/copyright/checks'
import { sendApplicationInReviewJob, sendSongCheckResultJob } from '#jobs/copyright/checks'
import { publishCheckpoint } from '#module/edition-log'
import { publishCheckpointJob } from '#jobs/edition-log'
import { createMissingFingerprints, updateUncomparedRecordings } from '#module/copyright/recordings'
import { createMissingFingerprintsJob } from '#jobs/copyright/recordings'
import { sendCorrectionUpdate } from '#module/corrections'
import { sendCorrectionUpdateJob } from '#jobs/corrections'
import { renderCardImages } from '#module/art-cards/cards'
import { renderCardImagesJob } from '#jobs/art-cards/cards'
import { sendCollectorLink, purgeUnconfirmedCollectors } from '#module/art-cards/collectors'
import { sendCollectorLinkJob } from '#jobs/art-cards/collectors'
import { createWatermarkedFile } from '#module/art-cards/copies'
import { createWatermarkedFileJob } from '#jobs/art-cards/copies'
import { purgeUnconfirmedApplications, sendApplicationLinkEmail } from '#module/applications'
import {
  verifyApplicationJob,
  sendApplicationDecisionEmailJob,
  sendApplicationPaidEmailJob,
  sendApplicationLinkEmailJob,
  purgeUnconfirmedApplicationsJob,
  enqueuePaidApplicationsJob,
} from '#jobs/applications'
import { openLostGKeyReviews, sendReplacementGKeyEmail } from '#module/auth'
import { sendReplacementGKeyEmailJob, openLostGKeyReviewsJob } from '#jobs/auth'
import { purgeStaffSessions } from '#module/auth/staff'
import { sendStaffInvitationJob, sendStaffNoticeJob } from '#jobs/auth/staff/accounts'
import { sendStaffInvitation, sendStaffNotice } from '#module/auth/staff/accounts'
import { applyPaymentEmailChanges, sendPaymentEmailLink, sendPaymentEmailWarnings } from '#module/artists/payment-email'
import {
  applyPaymentEmailChangesJob,
  sendPaymentEmailLinkJob,
  sendPaymentEmailWarningsJob,
} from '#jobs/artists/payment-email'
import { sendApplicationDecisionEmail } from '#module/applications/decision'
import { sendApplicationPaidEmail, enqueuePaidApplications } from '#module/applications/payment'
import { createDownload, purgeDownloads } from '#module/copies/downloads'
import { createDownloadJob } from '#jobs/copies/downloads'
import { purgeGifts, sendGift, sendGiftTaken, sendTransferConfirmation } from '#module/copies/gifts'
import { sendGiftJob, sendGiftTakenJob, sendTransferConfirmationJob } from '#jobs/copies/gifts'
import { purgeRefundRequests, sendRefundAnswer, sendRefundRequest } from '#module/copies/refund-requests'
import { sendRefundAnswerJob, sendRefundRequestJob } from '#jobs/copies/refund-requests'
import { purgeRecipients, sendMailing } from '#module/keymails/mailings'
import { sendMailingJob } from '#jobs/keymails/mailings'
import { sendSignInLink } from '#module/keymails/sign-in'
import { sendSignInLinkJob } from '#jobs/keymails/sign-in'
import { purgeBounces } from '#module/mail'
import { purgeOneTimeLinks } from '#module/mail/one-time-links'
import { sendFeedbackConfirmation } from '#module/feedback'
import { sendFeedbackConfirmationJob } from '#jobs/feedback'
import { createNotices, purgeFollows, sendFollowConfirmation, sendNotices } from '#module/follows'
import { createNoticesJob, sendFollowConfirmationJob, sendNoticesJob } from '#jobs/follows'
import { sendPush } from '#module/follows/push'
import { sendPushJob } from '#jobs/follows/push'
import { createDeliveries, purgeDeliveries, sendDelivery } from '#module/webhooks'
import { createDeliveriesJob, sendDeliveryJob } from '#jobs/webhooks'
import { publishActivities, purgeActors, sendActivity } from '#module/federation'
import { sendActivityJob, publishActivitiesJob } from '#jobs/federation'
import { notifyWaitlist, purgeWaitlist, sendWaitlistMail } from '#module/open-sales'
import { notifyWaitlistJob, sendWaitlistMailJob, notifyAllWaitlistsJob } from '#jobs/open-sales'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { rollUpRevenue } from '#module/revenue'
import { createSaleMails, purgeSaleMails, sendSaleMail } from '#module/revenue/notices'
import { createSaleMailsJob, sendSaleMailJob } from '#jobs/revenue/notices'
import { createShareMails, sendShareMail } from '#module/revenue/shares'
import { createShareMailsJob, sendShareMailJob } from '#jobs/revenue/shares'
import { sendAccountClosedEmail } from '#module/artists'
import { sendAccountClosedEmailJob } from '#jobs/artists'
import { rollUpDailySums } from '#module/admin/dashboard'
import { applyPaypalEvent } from '#module/payments/webhooks'
import { applyPaypalEventJob } from '#jobs/payments/webhooks'
import { reconcileLedger, reconcileOrder, enqueueReconciliations } from '#module/payments/ledger'
import { reconcileLedgerJob, enqueueReconciliationsJob, reconcileOrderJob } from '#jobs/payments/ledger'
import { publishDueReleases } from '#module/catalog/releases'
import { publishDueReleasesJob } from '#jobs/catalog/releases'
import { releaseExpiredHolds } from '#module/payments/holds'
import { releaseExpiredHoldsJob } from '#jobs/payments/holds'
import { enqueueReceipts, sendReceipt } from '#module/payments/receipts'
import { sendReceiptJob, enqueueReceiptsJob } from '#jobs/payments/receipts'
import { createPreview, calculateWaveform, enqueuePreviews } from '#module/playback'
import { purgeHeardSongs } from '#module/playback/heard-songs'
import { createPreviewJob, enqueuePreviewsJob, calculateWaveformJob } from '#jobs/playback'
import { purgeUploads } from '#module/uploads'
import { verifySongJob, purgeUploadsJob } from '#jobs/uploads'
import { purgeUnconfirmedFiles, rollUpFileSums } from '#module/storage/files'
import { purgeUnconfirmedAddresses, sendAddressConfirmationEmail } from '#module/newsletter'
import { sendAddressConfirmationEmailJob, purgeUnconfirmedAddressesJob } from '#jobs/newsletter'
// Not through Godfrey's index: without a model, the worker need not load the knowledge.
import { createAssessmentsJob, runAgentTurnJob } from '#jobs/godfrey'
import { listUnassessedReviews } from '#godfrey/assessments/assessed-review'
import { purgeConversations } from '#godfrey/chat/purge-conversations'
import {
  applyDueDeletions,
  purgeDeletions,
  sendDeletionDone,
  sendDeletionPlanned,
} from '#module/personal-data/deletions'
import { applyDueDeletionsJob, sendDeletionDoneJob, sendDeletionPlannedJob } from '#jobs/personal-data/deletions'
import { buildExport, purgeExports, sendExport } from '#module/personal-data/exports'
import { buildExportJob, sendExportJob } from '#jobs/personal-data/exports'
import { purgePersonalDataRequests, sendPersonalDataLink } from '#module/personal-data/links'
import { sendPersonalDataLinkJob } from '#jobs/personal-data/links'
import { purgeRateLimits } from '#http/limits/rate-limit'
import { purgeAccessTokens } from '#http/access-tokens/delete-access-token'
import { purgeIdempotencyKeys } from '#http/idempotency/run-once'
import { purgeSessions } from '#http/sessions/session'
import { purgeJobMetrics } from '#queue/job-metrics'
import type { Job } from '#queue/define-job'
import { purgeProcesses } from '#module/operations/processes'
import { purgeServiceCalls } from '#runtime/service-calls'
import { purgeBackupRuns } from '#runtime/backup-runs'
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
  toHandler(applyDueDecisionsJob, applyDueDecisions),
  toHandler(sendModerationEmailJob, sendModerationEmail),
  toHandler(rollUpEventsJob, () =>
    Promise.all([rollUpEvents(), rollUpCopyChanges(), rollUpRevenue(), rollUpDailySums()]),
  ),
  toHandler(createSaleMailsJob, createSaleMails),
  toHandler(sendSaleMailJob, sendSaleMail),
  toHandler(createShareMailsJob, createShareMails),
  toHandler(sendShareMailJob, sendShareMail),
  toHandler(sendAccountClosedEmailJob, sendAccountClosedEmail),
  toHandler(publishDueReleasesJob, publishDueReleases),
  toHandler(publishCheckpointJob, publishCheckpoint),
  toHandler(verifyApplicationJob, verifyApplication),
  toHandler(sendApplicationInReviewJob, sendApplicationInReview),
  toHandler(verifySongJob, verifySong),
  toHandler(sendSongCheckResultJob, sendSongCheckResult),
  toHandler(createMissingFingerprintsJob, () =>
    Promise.all([createMissingFingerprints(), updateUncomparedRecordings(), sendOverdueSongsToReview()]),
  ),
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
  toHandler(createDownloadJob, createDownload),
  toHandler(sendGiftTakenJob, sendGiftTaken),
  toHandler(sendTransferConfirmationJob, sendTransferConfirmation),
  toHandler(sendRefundRequestJob, sendRefundRequest),
  toHandler(sendRefundAnswerJob, sendRefundAnswer),
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
  toHandler(sendFeedbackConfirmationJob, sendFeedbackConfirmation),
  toHandler(sendFollowConfirmationJob, sendFollowConfirmation),
  toHandler(createNoticesJob, () => createNotices()),
  toHandler(sendNoticesJob, sendNotices),
  toHandler(sendPushJob, sendPush),
  toHandler(createDeliveriesJob, createDeliveries),
  toHandler(sendDeliveryJob, sendDelivery),
  toHandler(publishActivitiesJob, publishActivities),
  toHandler(sendActivityJob, sendActivity),
  toHandler(sendAddressConfirmationEmailJob, sendAddressConfirmationEmail),
  toHandler(purgeUnconfirmedAddressesJob, purgeUnconfirmedAddresses),
  toHandler(purgeExpiredJob, () =>
    Promise.all([
      purgeSessions(),
      purgeAccessTokens(),
      purgeIdempotencyKeys(),
      purgeRateLimits(),
      purgeStaffSessions(),
      purgeOneTimeLinks(),
      purgeBounces(),
      purgeConversations(),
      purgeUnconfirmedFiles(),
      rollUpFileSums(),
      purgeDocuments(),
      purgeEvents(),
      purgeJobMetrics(),
      purgeProcesses(),
      purgeServiceCalls(),
      purgeBackupRuns(),
      purgeRecipients(),
      purgeGifts(),
      purgeRefundRequests(),
      purgeDownloads(),
      purgeWaitlist(),
      purgeFollows(),
      purgeHeardSongs(),
      purgeDeliveries(),
      purgeActors(),
      purgeSaleMails(),
      purgeUnconfirmedCollectors(),
      purgePersonalDataRequests(),
      purgeExports(),
      purgeDeletions(),
    ]),
  ),
  toHandler(sendPersonalDataLinkJob, sendPersonalDataLink),
  toHandler(buildExportJob, buildExport),
  toHandler(sendExportJob, sendExport),
  toHandler(applyDueDeletionsJob, applyDueDeletions),
  toHandler(sendDeletionPlannedJob, sendDeletionPlanned),
  toHandler(sendDeletionDoneJob, sendDeletionDone),
  toHandler(renderDocumentJob, (document) => renderDocument(document, documentKinds)),
  toHandler(renderLargeDocumentJob, (document) => renderDocument(document, documentKinds)),
  // LangGraph is loaded with the first review that waits for a person.
  toHandler(createAssessmentsJob, async () => {
    const reviews = await listUnassessedReviews()
    if (reviews.length > 0) await (await import('./godfrey/create-assessments.ts')).createAssessments(reviews)
  }),
  // LangChain is loaded with the first question, and only if a model is configured.
  toHandler(runAgentTurnJob, async (data) => (await import('./godfrey/run-agent-turn.ts')).runAgentTurn(data)),
]

/** Those that a worker with this setting of WORKER_JOBS runs. */
export const listHandlers = (kind: 'all' | 'light' | 'heavy'): Handler[] =>
  kind === 'all' ? handlers : handlers.filter(({ job }) => (job.isHeavy ?? false) === (kind === 'heavy'))
