export { deleteFeedback } from './delete-feedback.ts'
export { listFeedback } from './list-feedback.ts'
export { sendFeedbackConfirmation } from './send-feedback-confirmation.ts'
