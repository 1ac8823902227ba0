export { applyToEach } from './apply-to-each.ts'
export { undoReviewDecision } from './undo-review-decision.ts'
export { undoReviewDecisions } from './undo-review-decisions.ts'
