export { applyApprovedDrafts } from './apply-approved-drafts.ts'
