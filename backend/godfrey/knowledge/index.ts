import { albumEditions } from './album-editions.ts'
import { albumOrIndividualKeymails } from './album-or-individual-keymails.ts'
import { applicationSteps } from './application-steps.ts'
import { applyForAGKey } from './apply-for-a-g-key.ts'
import { artCardRarityAndProtection } from './art-card-rarity-and-protection.ts'
import { artCards } from './art-cards.ts'
import { audioFormatsAndSize } from './audio-formats-and-size.ts'
import { becomeACollector } from './become-a-collector.ts'
import { beforeYouGo } from './before-you-go.ts'
import { buyWithoutCode } from './buy-without-code.ts'
import { changeMyGKeyOrPaymentAccount } from './change-my-g-key-or-payment-account.ts'
import { connectPaypal } from './connect-paypal.ts'
import { contactAPerson } from './contact-a-person.ts'
import { cookiesAndTracking } from './cookies-and-tracking.ts'
import { copyCertificate } from './copy-certificate.ts'
import { copyNumber } from './copy-number.ts'
import { copyrightCheck } from './copyright-check.ts'
import { copyrightCostAndDiscounts } from './copyright-cost-and-discounts.ts'
import { copyrightFiling } from './copyright-filing.ts'
import { correctionsInstantAndReviewed } from './corrections-instant-and-reviewed.ts'
import { createKeymails } from './create-keymails.ts'
import { deleteAccountOrSong } from './delete-account-or-song.ts'
import { digitalMusicLibrary } from './digital-music-library.ts'
import { digitalScarcity } from './digital-scarcity.ts'
import { downloadASong } from './download-a-song.ts'
import { editionSizeAndShrinking } from './edition-size-and-shrinking.ts'
import { errorApplication } from './error-application.ts'
import { errorConnection } from './error-connection.ts'
import { errorEvaluationMode } from './error-evaluation-mode.ts'
import { errorKeymailCreationFailed } from './error-keymail-creation-failed.ts'
import { errorOrderMismatch } from './error-order-mismatch.ts'
import { errorPaymentSucceededRedemptionFailed } from './error-payment-succeeded-redemption-failed.ts'
import { errorPaypalAccountRequired } from './error-paypal-account-required.ts'
import { errorSessionOrRights } from './error-session-or-rights.ts'
import { errorVerificationRequired } from './error-verification-required.ts'
import { gKeyDoesNotWork } from './g-key-does-not-work.ts'
import { gKeyPrice } from './g-key-price.ts'
import { giftACopy } from './gift-a-copy.ts'
import { greenRoomPosting } from './green-room-posting.ts'
import { greenRoomWhat } from './green-room-what.ts'
import { greeting } from './greeting.ts'
import { handOver } from './hand-over.ts'
import { howArtistsArePaid } from './how-artists-are-paid.ts'
import { identityDigits } from './identity-digits.ts'
import { isPayingSafe } from './is-paying-safe.ts'
import { keymailAddress } from './keymail-address.ts'
import { keymailFormat } from './keymail-format.ts'
import { keymailPrice } from './keymail-price.ts'
import { languagesGodfreySpeaks } from './languages-godfrey-speaks.ts'
import { lostGKey } from './lost-g-key.ts'
import { lostKeymail } from './lost-keymail.ts'
import { membersWorkshop } from './members-workshop.ts'
import { minimumAge } from './minimum-age.ts'
import { networkBusy } from './network-busy.ts'
import { newsletter } from './newsletter.ts'
import { otherDeviceSignIn } from './other-device-sign-in.ts'
import { payWithPaypal } from './pay-with-paypal.ts'
import { paymentDeclinedOrPending } from './payment-declined-or-pending.ts'
import { platformMonitoringStatus } from './platform-monitoring-status.ts'
import { playMySong } from './play-my-song.ts'
import { printAndMailKeymails } from './print-and-mail-keymails.ts'
import { printableLetters } from './printable-letters.ts'
import { privacyAndData } from './privacy-and-data.ts'
import { publicShowcaseAndPreviews } from './public-showcase-and-previews.ts'
import { publishArtCard } from './publish-art-card.ts'
import { qrCodes } from './qr-codes.ts'
import { receipts } from './receipts.ts'
import { redeemAKeymail } from './redeem-a-keymail.ts'
import { refundsAndDisputes } from './refunds-and-disputes.ts'
import { refuseFreeKeysOrOthersData } from './refuse-free-keys-or-others-data.ts'
import { refuseLegalAdviceAndOffTopic } from './refuse-legal-advice-and-off-topic.ts'
import { sixRevenueStreams } from './six-revenue-streams.ts'
import { soldOut } from './sold-out.ts'
import { somebodyElsePaying } from './somebody-else-paying.ts'
import { songInReview } from './song-in-review.ts'
import { songPrice } from './song-price.ts'
import { supportHours } from './support-hours.ts'
import { takedownClaim } from './takedown-claim.ts'
import { tenSongPrice } from './ten-song-price.ts'
import { testGKeys } from './test-g-keys.ts'
import { thanks } from './thanks.ts'
import { tooManyTries } from './too-many-tries.ts'
import { undoACorrection } from './undo-a-correction.ts'
import { uploadCostWithFees } from './upload-cost-with-fees.ts'
import { uploadInterrupted } from './upload-interrupted.ts'
import { uploadPriceAndTiers } from './upload-price-and-tiers.ts'
import { uploadProblems } from './upload-problems.ts'
import { usedOrUnknownCode } from './used-or-unknown-code.ts'
import { voidAKeymail } from './void-a-keymail.ts'
import { waitingList } from './waiting-list.ts'
import { wavUpload } from './wav-upload.ts'
import { whatFansGet } from './what-fans-get.ts'
import { whatIsAGKey } from './what-is-a-g-key.ts'
import { whatIsAKeymail } from './what-is-a-keymail.ts'
import { whatIsAnEdition } from './what-is-an-edition.ts'
import { whatIsTunemaker } from './what-is-tunemaker.ts'
import { whereToGetAKeymail } from './where-to-get-a-keymail.ts'
import { whoIsGodfrey } from './who-is-godfrey.ts'
import { whoOwnsTheRights } from './who-owns-the-rights.ts'
import type { Topic } from './topic.ts'

/** Godfrey's whole knowledge base, listed explicitly rather than found by scanning a folder. */
export const topics: readonly Topic[] = [
  albumEditions,
  albumOrIndividualKeymails,
  applicationSteps,
  applyForAGKey,
  artCardRarityAndProtection,
  artCards,
  audioFormatsAndSize,
  becomeACollector,
  beforeYouGo,
  buyWithoutCode,
  changeMyGKeyOrPaymentAccount,
  connectPaypal,
  contactAPerson,
  cookiesAndTracking,
  copyCertificate,
  copyNumber,
  copyrightCheck,
  copyrightCostAndDiscounts,
  copyrightFiling,
  correctionsInstantAndReviewed,
  createKeymails,
  deleteAccountOrSong,
  digitalMusicLibrary,
  digitalScarcity,
  downloadASong,
  editionSizeAndShrinking,
  errorApplication,
  errorConnection,
  errorEvaluationMode,
  errorKeymailCreationFailed,
  errorOrderMismatch,
  errorPaymentSucceededRedemptionFailed,
  errorPaypalAccountRequired,
  errorSessionOrRights,
  errorVerificationRequired,
  gKeyDoesNotWork,
  gKeyPrice,
  giftACopy,
  greenRoomPosting,
  greenRoomWhat,
  greeting,
  handOver,
  howArtistsArePaid,
  identityDigits,
  isPayingSafe,
  keymailAddress,
  keymailFormat,
  keymailPrice,
  languagesGodfreySpeaks,
  lostGKey,
  lostKeymail,
  membersWorkshop,
  minimumAge,
  networkBusy,
  newsletter,
  otherDeviceSignIn,
  payWithPaypal,
  paymentDeclinedOrPending,
  platformMonitoringStatus,
  playMySong,
  printAndMailKeymails,
  printableLetters,
  privacyAndData,
  publicShowcaseAndPreviews,
  publishArtCard,
  qrCodes,
  receipts,
  redeemAKeymail,
  refundsAndDisputes,
  refuseFreeKeysOrOthersData,
  refuseLegalAdviceAndOffTopic,
  sixRevenueStreams,
  soldOut,
  somebodyElsePaying,
  songInReview,
  songPrice,
  supportHours,
  takedownClaim,
  tenSongPrice,
  testGKeys,
  thanks,
  tooManyTries,
  undoACorrection,
  uploadCostWithFees,
  uploadInterrupted,
  uploadPriceAndTiers,
  uploadProblems,
  usedOrUnknownCode,
  voidAKeymail,
  waitingList,
  wavUpload,
  whatFansGet,
  whatIsAGKey,
  whatIsAKeymail,
  whatIsAnEdition,
  whatIsTunemaker,
  whereToGetAKeymail,
  whoIsGodfrey,
  whoOwnsTheRights,
]
