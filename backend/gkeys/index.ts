export { applicationFulfilment, sendApplicationPaid, tellPaidApplicants } from './application-fulfilment.ts'
export { Artist } from './artist.ts'
export { sendPaymentEmailLink } from './change-payment-email.ts'
export { sendApplicationLink } from './confirm-application.ts'
export { createArtist, type NewArtist } from './create-artist.ts'
export { approveApplication, declineApplication, sendApplicationDecision } from './decide-application.ts'
export {
  applicationDecided,
  applicationPaid,
  applicationSubmitted,
  paidApplicationsDue,
  paymentEmailAsked,
} from './jobs.ts'
export { gkeyRoutes } from './routes.ts'
