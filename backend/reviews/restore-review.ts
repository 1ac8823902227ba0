import { fn } from 'objection'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { getReviewError } from './get-review-error.ts'
import { getReviewerId, Review, type Reviewer } from './review.ts'

const OPEN = {
  state: 'open',
  decision: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
} as const

/**
 * Undoes this person's decision before its effect: the review is open and claimed by them again. Throws 409 once the
 * effect is due, so that a decision cannot be undone and applied.
 */
export async function undoReviewDecision(
  trx: Trx,
  id: string,
  reviewer: Reviewer,
): Promise<{ number: number; effectKey: string; note: string }> {
  const staffId = getReviewerId(reviewer)
  const decided = await Review.query(trx).findById(id).forUpdate()
  if (!decided) throw await getReviewError(trx, id)
  if (decided.state === 'open') throw new ApiError(errors['review-not-yours'])
  if (decided.decidedBy !== staffId) throw new ApiError(errors['decision-not-yours'])
  const undone = await Review.query(trx)
    .where({ id })
    .whereRaw('effects_due_at > now()')
    .patch({ ...OPEN, effectsDueAt: null, claimedBy: staffId, claimedByName: reviewer.name, claimedAt: fn.now() })
  if (undone === 0) throw new ApiError(errors['decision-applied'])
  return { number: decided.number, effectKey: decided.effectKey, note: decided.note ?? '' }
}

/** Opens a review whose decision could not be applied. `effectError` says why, to who decides it next. */
export async function restoreReview(trx: Trx, id: string, effectError: string): Promise<void> {
  await Review.query(trx)
    .where({ id })
    .whereNotNull('effects_due_at')
    .patch({ ...OPEN, effectsDueAt: null, effectError, claimedBy: null, claimedByName: null, claimedAt: null })
}
