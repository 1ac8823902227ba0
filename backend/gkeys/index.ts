export { applicationProduct, sendApplicationPaidEmail, enqueuePaidApplications } from './application-fulfilment.ts'
export { Artist } from './artist.ts'
export { sendPaymentEmailLink } from './change-payment-email.ts'
export { sendApplicationLinkEmail } from './confirm-application.ts'
export { updatePendingPaymentEmail, updateArtistField } from './correct-artist.ts'
export { closeArtist } from './close-artist.ts'
export { createArtist, type NewArtist } from './create-artist.ts'
export { approveApplication, declineApplication, sendApplicationDecisionEmail, openApplicationReview } from './decide-application.ts'
export {
  verifyApplicationJob,
  sendApplicationDecisionEmailJob,
  sendApplicationPaidEmailJob,
  sendApplicationLinkEmailJob,
  sendReplacementGKeyEmailJob,
  openLostGKeyReviewsJob,
  enqueuePaidApplicationsJob,
  sendPaymentEmailLinkJob,
  purgeUnconfirmedApplicationsJob,
} from './jobs.ts'
export { purgeUnconfirmedApplications } from './forget-unconfirmed.ts'
export { openLostGKeyReviews, approveLostGKeyReview } from './lose-g-key.ts'
export { issueReplacementGKey, sendReplacementGKeyEmail } from './renew-g-key.ts'
export { restoreArtist, suspendArtist, voidGKey } from './suspend-artist.ts'
export { authRoutes } from './routes.ts'
