export { deleteFeedback } from './delete-feedback.ts'
export { listFeedback } from './list-feedback.ts'
