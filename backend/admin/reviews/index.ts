export { reviewRoutes } from './routes.ts'
export { sendReviewDecisionEmail } from './send-review-decision-email.ts'
