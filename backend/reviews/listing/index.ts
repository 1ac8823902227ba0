export { getReviewCounts } from './get-review-counts.ts'
export { listReviews } from './list-reviews.ts'
