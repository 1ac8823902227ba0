export { forgetUnconfirmed, sendAddressLink } from './confirm-address.ts'
export { addressGiven, unconfirmedDue } from './jobs.ts'
export { listFeedback, listGifts, listSubscribers } from './list-visitors.ts'
export { visitorRoutes } from './routes.ts'
