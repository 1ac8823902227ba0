export { deleteFeedback } from './delete-feedback.ts'
export { listFeedback } from './list-feedback.ts'
export { feedbackRoutes } from './routes.ts'
