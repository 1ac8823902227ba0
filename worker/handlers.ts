import type { z } from 'zod'
import { measureTaken, reviewDecided, sendMeasure, sendReviewDecision } from '#module/admin'
import { checksDue, runDueChecks } from '#module/monitoring'
import { eventsDue, foldEvents, forgetEvents } from '#module/analytics'
import { documentAsked, largeDocumentAsked, renderDocument, sweepDocuments } from '#module/documents'
import {
  checkApplication,
  checkSong,
  handOverUnreadSongs,
  listenToUnheard,
  mailPapersInReview,
  mailSongChecked,
  papersInReview,
  recordingsDue,
  songChecked,
} from '#module/copyright'
import { correctionMoved, mailCorrection } from '#module/corrections'
import {
  cardReceived,
  collectorLinkAsked,
  makeOwnerFile,
  ownerFileAsked,
  prepareCard,
  sendCollectorLink,
} from '#module/fine-art'
import {
  applicationCheckDue,
  applicationDecided,
  applicationPaid,
  applicationSubmitted,
  forgetUnconfirmedApplications,
  gKeyRenewed,
  lostGKeyReported,
  openLostGKeyReviews,
  unconfirmedApplicationsDue,
  paidApplicationsDue,
  paymentEmailAsked,
  sendApplicationDecision,
  sendApplicationLink,
  sendApplicationPaid,
  sendPaymentEmailLink,
  sendRenewedGKey,
  tellPaidApplicants,
} from '#module/gkeys'
import {
  forgetGifts,
  forgetRecipients,
  giftOffered,
  keymailMailed,
  mailGift,
  mailKeymail,
  sendSignInLink,
  signInLinkAsked,
} from '#module/keymails'
import { forgetBounces } from '#module/mail'
import { callWaiters, copiesCameFree, forgetWaiters, mailWaiter, waiterCalled, waitersDue } from '#module/open-sale'
import {
  applyPaypalEvent,
  booksDue,
  captureSweepDue,
  captureUncertain,
  compareBooks,
  holdSweepDue,
  paypalEventStored,
  queueReceipts,
  receiptDue,
  receiptsDue,
  reconcileOrder,
  sendReceipt,
  sweepCaptures,
  sweepHolds,
} from '#module/payments'
import {
  cutPreview,
  drawWaveform,
  findDuePreviews,
  previewDue,
  previewsDue,
  songCheckDue,
  songUploaded,
  sweepUploads,
  uploadsSweepDue,
} from '#module/songs'
import { sweepFiles } from '#module/storage'
import { addressGiven, forgetUnconfirmed, sendAddressLink, unconfirmedDue } from '#module/visitors'
// Not the module: who answers without a model needs none of what Godfrey knows in memory.
import { questionAsked } from '#jobs/godfrey'
import { forgetExpired } from '#platform/forget-expired'
import { forgetRuns } from '#platform/job-sums'
import type { Job } from '#platform/jobs'
import { papers } from './papers.ts'
import { cleaningDue } from './schedules.ts'

type Handler = { job: Job; handle: (data: unknown) => Promise<unknown> }

function on<P extends z.ZodType>(job: Job<P>, handle: (data: z.output<P>) => Promise<unknown>): Handler {
  return { job, handle: (data) => handle(job.payload.parse(data)) }
}

/** Every background path of the product, one line each. */
export const handlers: Handler[] = [
  on(paymentEmailAsked, sendPaymentEmailLink),
  on(applicationSubmitted, sendApplicationLink),
  on(paidApplicationsDue, tellPaidApplicants),
  on(applicationPaid, sendApplicationPaid),
  on(applicationDecided, sendApplicationDecision),
  on(reviewDecided, sendReviewDecision),
  on(measureTaken, sendMeasure),
  on(eventsDue, () => foldEvents()),
  on(applicationCheckDue, checkApplication),
  on(papersInReview, mailPapersInReview),
  on(songCheckDue, checkSong),
  on(songChecked, mailSongChecked),
  on(recordingsDue, () => Promise.all([listenToUnheard(), handOverUnreadSongs()])),
  on(checksDue, runDueChecks),
  on(gKeyRenewed, sendRenewedGKey),
  on(lostGKeyReported, openLostGKeyReviews),
  on(unconfirmedApplicationsDue, forgetUnconfirmedApplications),
  on(correctionMoved, mailCorrection),
  on(songUploaded, drawWaveform),
  on(previewDue, cutPreview),
  on(previewsDue, findDuePreviews),
  on(uploadsSweepDue, sweepUploads),
  on(signInLinkAsked, sendSignInLink),
  on(cardReceived, (data) => prepareCard(data)),
  on(collectorLinkAsked, sendCollectorLink),
  on(ownerFileAsked, makeOwnerFile),
  on(keymailMailed, mailKeymail),
  on(giftOffered, mailGift),
  on(paypalEventStored, applyPaypalEvent),
  on(captureUncertain, reconcileOrder),
  on(captureSweepDue, sweepCaptures),
  on(receiptsDue, queueReceipts),
  on(receiptDue, sendReceipt),
  on(booksDue, compareBooks),
  on(holdSweepDue, sweepHolds),
  on(copiesCameFree, callWaiters),
  on(waitersDue, callWaiters),
  on(waiterCalled, mailWaiter),
  on(addressGiven, sendAddressLink),
  on(unconfirmedDue, forgetUnconfirmed),
  on(cleaningDue, () =>
    Promise.all([
      forgetExpired(),
      sweepFiles(),
      forgetEvents(),
      forgetRuns(),
      sweepDocuments(),
      forgetRecipients(),
      forgetGifts(),
      forgetWaiters(),
      forgetBounces(),
    ]),
  ),
  on(documentAsked, (document) => renderDocument(document, papers)),
  on(largeDocumentAsked, (document) => renderDocument(document, papers)),
  // LangChain is loaded by the first question, and only where there is a model.
  on(questionAsked, async (data) => (await import('./godfrey/answer-turn.ts')).answerTurn(data)),
]
