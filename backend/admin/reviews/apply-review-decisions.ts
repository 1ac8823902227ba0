import type { ReviewDecision } from '#contract/reviews'
import { errors } from '#contract/auth/staff'
import { ApiError } from '#http/api-error'
import type { StaffSession } from '#module/auth/staff'
import { applyReviewDecision } from './apply-review-decision.ts'
import { applyToEach } from '#module/admin/reviews/undo'

/** Decides several reviews alike. */
export async function applyReviewDecisions(
  staff: StaffSession,
  { ids, decision, note }: { ids: string[]; decision: ReviewDecision; note: string },
) {
  if (decision === 'decline' && !note) throw new ApiError(errors['note-required'])
  const { done, failed } = await applyToEach(ids, (id) => applyReviewDecision(id, staff, { decision, note }))
  return { decided: done, failed }
}
