export { claimReview, closeReview } from './claim-review.ts'
export { listReviews } from './list-reviews.ts'
export { openReview } from './open-review.ts'
