import { albumOrIndividualKeymails } from './album-or-individual-keymails.ts'
import { applicationSteps } from './application-steps.ts'
import { applyForAGKey } from './apply-for-a-g-key.ts'
import { artCardRarityAndProtection } from './art-card-rarity-and-protection.ts'
import { artCards } from './art-cards.ts'
import { audioFormatsAndSize } from './audio-formats-and-size.ts'
import { changeMyGKeyOrPaymentAccount } from './change-my-g-key-or-payment-account.ts'
import { connectPaypal } from './connect-paypal.ts'
import { contactAPerson } from './contact-a-person.ts'
import { cookiesAndTracking } from './cookies-and-tracking.ts'
import { copyNumber } from './copy-number.ts'
import { copyrightCostAndDiscounts } from './copyright-cost-and-discounts.ts'
import { copyrightFiling } from './copyright-filing.ts'
import { correctionsInstantAndReviewed } from './corrections-instant-and-reviewed.ts'
import { createKeymails } from './create-keymails.ts'
import { digitalMusicLibrary } from './digital-music-library.ts'
import { digitalScarcity } from './digital-scarcity.ts'
import { editionSizeAndShrinking } from './edition-size-and-shrinking.ts'
import { gKeyDoesNotWork } from './g-key-does-not-work.ts'
import { gKeyPrice } from './g-key-price.ts'
import { greenRoomWhat } from './green-room-what.ts'
import { greeting } from './greeting.ts'
import { howArtistsArePaid } from './how-artists-are-paid.ts'
import { isPayingSafe } from './is-paying-safe.ts'
import { keymailAddress } from './keymail-address.ts'
import { keymailFormat } from './keymail-format.ts'
import { keymailPrice } from './keymail-price.ts'
import { languagesGodfreySpeaks } from './languages-godfrey-speaks.ts'
import { lostGKey } from './lost-g-key.ts'
import { lostKeymail } from './lost-keymail.ts'
import { membersWorkshop } from './members-workshop.ts'
import { otherDeviceSignIn } from './other-device-sign-in.ts'
import { payWithPaypal } from './pay-with-paypal.ts'
import { paymentDeclinedOrPending } from './payment-declined-or-pending.ts'
import { platformMonitoringStatus } from './platform-monitoring-status.ts'
import { playMySong } from './play-my-song.ts'
import { printableLetters } from './printable-letters.ts'
import { privacyAndData } from './privacy-and-data.ts'
import { publicShowcaseAndPreviews } from './public-showcase-and-previews.ts'
import { qrCodes } from './qr-codes.ts'
import { redeemAKeymail } from './redeem-a-keymail.ts'
import { refundsAndDisputes } from './refunds-and-disputes.ts'
import { refuseFreeKeysOrOthersData } from './refuse-free-keys-or-others-data.ts'
import { refuseLegalAdviceAndOffTopic } from './refuse-legal-advice-and-off-topic.ts'
import { sixRevenueStreams } from './six-revenue-streams.ts'
import { somebodyElsePaying } from './somebody-else-paying.ts'
import { songPrice } from './song-price.ts'
import { supportHours } from './support-hours.ts'
import { tenSongPrice } from './ten-song-price.ts'
import { testGKeys } from './test-g-keys.ts'
import { thanks } from './thanks.ts'
import { tooManyTries } from './too-many-tries.ts'
import { uploadPriceAndTiers } from './upload-price-and-tiers.ts'
import { uploadProblems } from './upload-problems.ts'
import { usedOrUnknownCode } from './used-or-unknown-code.ts'
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

/** Everything Godfrey knows. Named one by one: nothing is found by scanning a folder. */
export const topics: readonly Topic[] = [
  albumOrIndividualKeymails,
  applicationSteps,
  applyForAGKey,
  artCardRarityAndProtection,
  artCards,
  audioFormatsAndSize,
  changeMyGKeyOrPaymentAccount,
  connectPaypal,
  contactAPerson,
  cookiesAndTracking,
  copyNumber,
  copyrightCostAndDiscounts,
  copyrightFiling,
  correctionsInstantAndReviewed,
  createKeymails,
  digitalMusicLibrary,
  digitalScarcity,
  editionSizeAndShrinking,
  gKeyDoesNotWork,
  gKeyPrice,
  greenRoomWhat,
  greeting,
  howArtistsArePaid,
  isPayingSafe,
  keymailAddress,
  keymailFormat,
  keymailPrice,
  languagesGodfreySpeaks,
  lostGKey,
  lostKeymail,
  membersWorkshop,
  otherDeviceSignIn,
  payWithPaypal,
  paymentDeclinedOrPending,
  platformMonitoringStatus,
  playMySong,
  printableLetters,
  privacyAndData,
  publicShowcaseAndPreviews,
  qrCodes,
  redeemAKeymail,
  refundsAndDisputes,
  refuseFreeKeysOrOthersData,
  refuseLegalAdviceAndOffTopic,
  sixRevenueStreams,
  somebodyElsePaying,
  songPrice,
  supportHours,
  tenSongPrice,
  testGKeys,
  thanks,
  tooManyTries,
  uploadPriceAndTiers,
  uploadProblems,
  usedOrUnknownCode,
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
