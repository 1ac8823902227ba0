export { sendReviewDecision } from './decide-review.ts'
export { reviewDecided } from './jobs.ts'
export { adminRoutes } from './routes.ts'
export { ensureStaffPasswords } from './staff-password.ts'
