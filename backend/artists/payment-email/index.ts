export { sendPaymentEmailLinkJob } from './jobs.ts'
export { paymentEmailRoutes } from './routes.ts'
export { sendPaymentEmailLink } from './send-payment-email-link.ts'
export { updatePendingPaymentEmail } from './update-pending-payment-email.ts'
