export { countReviews } from './count-reviews.ts'
export { listReviews } from './list-reviews.ts'
