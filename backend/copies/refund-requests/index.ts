export { purgeRefundRequests } from './purge-refund-requests.ts'
export { refundRequestRoutes } from './routes.ts'
export { sendRefundAnswer } from './send-refund-answer.ts'
export { sendRefundRequest } from './send-refund-request.ts'
