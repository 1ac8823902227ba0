export { approveLostGKeyReview } from './approve-lost-g-key-review.ts'
export { issueReplacementGKey } from './issue-replacement-g-key.ts'
export { openLostGKeyReviews } from './open-lost-g-key-reviews.ts'
export { sendReplacementGKeyEmail } from './send-replacement-g-key-email.ts'
