export { learningRoutes } from './routes.ts'
export { applyApprovedDrafts } from './apply-approved-drafts.ts'
