export { applyDueDecisions } from './apply-due-decisions.ts'
export { sendReviewDecisionEmail } from './send-review-decision-email.ts'
