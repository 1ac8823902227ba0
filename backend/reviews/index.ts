export { openReview, type ReviewKind } from './open-review.ts'
