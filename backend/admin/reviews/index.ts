export { applyDueDecisions } from './apply-due-decisions.ts'
export { reviewRoutes } from './routes.ts'
export { sendReviewDecisionEmail } from './send-review-decision-email.ts'
