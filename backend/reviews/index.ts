export { claimReview } from './claim-review.ts'
export { closeReview } from './close-review.ts'
export { listReviews } from './list-reviews.ts'
export { openReview } from './open-review.ts'
