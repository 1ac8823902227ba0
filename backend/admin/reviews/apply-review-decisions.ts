import type { ReviewDecision } from '#contract/reviews'
import { errors } from '#contract/auth/staff'
import { ApiError } from '#http/api-error'
import type { StaffSession } from '#module/auth/staff'
import { applyReviewDecision } from './apply-review-decision.ts'

/**
 * Decides several reviews alike, one transaction each. A review that cannot be decided stays as it is and is returned in
 * `failed` with the reason.
 */
export async function applyReviewDecisions(
  staff: StaffSession,
  { ids, decision, note }: { ids: string[]; decision: ReviewDecision; note: string },
) {
  if (decision === 'decline' && !note) throw new ApiError(errors['note-required'])
  const decided = []
  const failed = []
  for (const id of new Set(ids)) {
    try {
      decided.push({ id, ...(await applyReviewDecision(id, staff, { decision, note })) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ id, message: error.message })
    }
  }
  return { decided, failed }
}
