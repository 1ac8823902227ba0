export { approveApplication } from './approve-application.ts'
export { declineApplication } from './decline-application.ts'
export { openApplicationReview } from './open-application-review.ts'
export { sendApplicationDecisionEmail } from './send-application-decision-email.ts'
