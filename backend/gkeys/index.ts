export { applicationFulfilment, sendApplicationPaid, tellPaidApplicants } from './application-fulfilment.ts'
export { Artist } from './artist.ts'
export { sendPaymentEmailLink } from './change-payment-email.ts'
export { sendApplicationLink } from './confirm-application.ts'
export { askPaymentEmail, correctArtist } from './correct-artist.ts'
export { closeArtist } from './close-artist.ts'
export { createArtist, type NewArtist } from './create-artist.ts'
export { approveApplication, declineApplication, sendApplicationDecision, sendToReview } from './decide-application.ts'
export {
  applicationCheckDue,
  applicationDecided,
  applicationPaid,
  applicationSubmitted,
  gKeyRenewed,
  lostGKeyReported,
  paidApplicationsDue,
  paymentEmailAsked,
  unconfirmedApplicationsDue,
} from './jobs.ts'
export { forgetUnconfirmedApplications } from './forget-unconfirmed.ts'
export { openLostGKeyReviews, replaceLostGKey } from './lose-g-key.ts'
export { renewGKey, sendRenewedGKey } from './renew-g-key.ts'
export { readmitArtist, suspendArtist, voidGKey } from './suspend-artist.ts'
export { gkeyRoutes } from './routes.ts'
