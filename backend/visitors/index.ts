export { purgeUnconfirmedAddresses, sendAddressConfirmationEmail } from './confirm-address.ts'
export { sendAddressConfirmationEmailJob, purgeUnconfirmedAddressesJob } from './jobs.ts'
export { listFeedback, listGiftDownloads, listSubscribers } from './list-visitors.ts'
export { newsletterRoutes } from './routes.ts'
