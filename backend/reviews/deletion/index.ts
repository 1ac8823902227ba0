export { deleteReviewMatters } from './delete-review-matters.ts'
