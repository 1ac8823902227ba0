import type { z } from 'zod'
import { sendModerationEmailJob, sendReviewDecisionEmailJob, sendModerationEmail, sendReviewDecisionEmail } from '#module/admin'
import { runDueChecksJob, runDueChecks } from '#module/monitoring'
import { rollUpEventsJob, rollUpEvents, purgeEvents } from '#module/analytics'
import { renderDocumentJob, renderLargeDocumentJob, renderDocument, purgeDocuments } from '#module/documents'
import {
  verifyApplication,
  checkSong,
  sendOverdueSongsToReview,
  createMissingFingerprints,
  sendApplicationInReview,
  sendSongCheckResult,
  sendApplicationInReviewJob,
  createMissingFingerprintsJob,
  sendSongCheckResultJob,
} from '#module/copyright'
import { sendCorrectionUpdateJob, sendCorrectionUpdate } from '#module/corrections'
import {
  prepareCardJob,
  sendCollectorLinkJob,
  createWatermarkedFile,
  createWatermarkedFileJob,
  prepareCard,
  sendCollectorLink,
} from '#module/fine-art'
import {
  verifyApplicationJob,
  sendApplicationDecisionEmailJob,
  sendApplicationPaidEmailJob,
  sendApplicationLinkEmailJob,
  purgeUnconfirmedApplications,
  sendReplacementGKeyEmailJob,
  openLostGKeyReviewsJob,
  openLostGKeyReviews,
  purgeUnconfirmedApplicationsJob,
  enqueuePaidApplicationsJob,
  sendPaymentEmailLinkJob,
  sendApplicationDecisionEmail,
  sendApplicationLinkEmail,
  sendApplicationPaidEmail,
  sendPaymentEmailLink,
  sendReplacementGKeyEmail,
  enqueuePaidApplications,
} from '#module/gkeys'
import {
  purgeGifts,
  purgeRecipients,
  sendGiftJob,
  sendMailingJob,
  sendGift,
  sendMailing,
  sendSignInLink,
  sendSignInLinkJob,
} from '#module/keymails'
import { purgeBounces } from '#module/mail'
import { notifyWaitlist, notifyWaitlistJob, purgeWaitlist, sendWaitlistMail, sendWaitlistMailJob, notifyAllWaitlistsJob } from '#module/open-sale'
import {
  applyPaypalEvent,
  reconcileLedgerJob,
  enqueueReconciliationsJob,
  reconcileOrderJob,
  reconcileLedger,
  releaseExpiredHoldsJob,
  applyPaypalEventJob,
  enqueueReceipts,
  sendReceiptJob,
  enqueueReceiptsJob,
  reconcileOrder,
  sendReceipt,
  enqueueReconciliations,
  releaseExpiredHolds,
} from '#module/payments'
import {
  createPreview,
  calculateWaveform,
  enqueuePreviews,
  createPreviewJob,
  enqueuePreviewsJob,
  checkSongJob,
  calculateWaveformJob,
  purgeUploads,
  purgeUploadsJob,
} from '#module/songs'
import { purgeUncommittedFiles } from '#module/storage'
import { sendAddressConfirmationEmailJob, purgeUnconfirmedAddresses, sendAddressConfirmationEmail, purgeUnconfirmedAddressesJob } from '#module/visitors'
// Imports only the job: without a model, the worker need not load Godfrey's knowledge.
import { runAgentTurnJob } from '#jobs/godfrey'
import { purgeExpired } from '#platform/forget-expired'
import { purgeJobMetrics } from '#platform/job-sums'
import type { Job } from '#platform/jobs'
import { documentKinds } from './papers.ts'
import { purgeExpiredJob } from './schedules.ts'

type Handler = { job: Job; handle: (data: unknown) => Promise<unknown> }

function toHandler<P extends z.ZodType>(job: Job<P>, handle: (data: z.output<P>) => Promise<unknown>): Handler {
  return { job, handle: (data) => handle(job.payload.parse(data)) }
}

/** The handler of every background job, one line each. */
export const handlers: Handler[] = [
  toHandler(sendPaymentEmailLinkJob, sendPaymentEmailLink),
  toHandler(sendApplicationLinkEmailJob, sendApplicationLinkEmail),
  toHandler(enqueuePaidApplicationsJob, enqueuePaidApplications),
  toHandler(sendApplicationPaidEmailJob, sendApplicationPaidEmail),
  toHandler(sendApplicationDecisionEmailJob, sendApplicationDecisionEmail),
  toHandler(sendReviewDecisionEmailJob, sendReviewDecisionEmail),
  toHandler(sendModerationEmailJob, sendModerationEmail),
  toHandler(rollUpEventsJob, () => rollUpEvents()),
  toHandler(verifyApplicationJob, verifyApplication),
  toHandler(sendApplicationInReviewJob, sendApplicationInReview),
  toHandler(checkSongJob, checkSong),
  toHandler(sendSongCheckResultJob, sendSongCheckResult),
  toHandler(createMissingFingerprintsJob, () => Promise.all([createMissingFingerprints(), sendOverdueSongsToReview()])),
  toHandler(runDueChecksJob, runDueChecks),
  toHandler(sendReplacementGKeyEmailJob, sendReplacementGKeyEmail),
  toHandler(openLostGKeyReviewsJob, openLostGKeyReviews),
  toHandler(purgeUnconfirmedApplicationsJob, purgeUnconfirmedApplications),
  toHandler(sendCorrectionUpdateJob, sendCorrectionUpdate),
  toHandler(calculateWaveformJob, calculateWaveform),
  toHandler(createPreviewJob, createPreview),
  toHandler(enqueuePreviewsJob, enqueuePreviews),
  toHandler(purgeUploadsJob, purgeUploads),
  toHandler(sendSignInLinkJob, sendSignInLink),
  toHandler(prepareCardJob, (data) => prepareCard(data)),
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
      purgeExpired(),
      purgeUncommittedFiles(),
      purgeEvents(),
      purgeJobMetrics(),
      purgeDocuments(),
      purgeRecipients(),
      purgeGifts(),
      purgeWaitlist(),
      purgeBounces(),
    ]),
  ),
  toHandler(renderDocumentJob, (document) => renderDocument(document, documentKinds)),
  toHandler(renderLargeDocumentJob, (document) => renderDocument(document, documentKinds)),
  // LangChain is loaded with the first question, and only if a model is configured.
  toHandler(runAgentTurnJob, async (data) => (await import('./godfrey/answer-turn.ts')).runAgentTurn(data)),
]
