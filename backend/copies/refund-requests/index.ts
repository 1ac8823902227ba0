export { deleteRefundAnswers, deleteRefundWords } from './delete-refund-words.ts'
export { purgeRefundRequests } from './purge-refund-requests.ts'
export { sendRefundAnswer } from './send-refund-answer.ts'
export { sendRefundRequest } from './send-refund-request.ts'
