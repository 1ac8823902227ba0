import type { StaffSession } from '#module/auth/staff'
import { applyToEach } from './apply-to-each.ts'
import { undoReviewDecision } from './undo-review-decision.ts'

/** Undoes several of this person's decisions before they take effect: many decided at once are many mistaken at once. */
export async function undoReviewDecisions(staff: StaffSession, ids: string[]) {
  const { done, failed } = await applyToEach(ids, (id) => undoReviewDecision(id, staff))
  return { undone: done, failed }
}
