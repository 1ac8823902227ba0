export { listFeedback } from './list-feedback.ts'
export { feedbackRoutes } from './routes.ts'
