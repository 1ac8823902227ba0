import { fn, raw } from 'objection'
import type { Trx } from '#database/client'
import type { ReviewDecision, ReviewKind } from './contract.ts'
import { getReviewError } from './get-review-error.ts'
import { getReviewerId, Review, type Reviewer } from './review.ts'

/**
 * Records the decision on an open review that nobody else has claimed; its effect is due in `undoSeconds`; with 0 it is the
 * caller's to apply at once. Of two
 * concurrent calls one succeeds and the other throws 409.
 */
export async function closeReview(
  trx: Trx,
  id: string,
  reviewer: Reviewer,
  { decision, note, undoSeconds }: { decision: ReviewDecision; note: string; undoSeconds: number },
): Promise<{ number: number; kind: ReviewKind; effectKey: string; effectsDueAt: Date }> {
  const closed = await Review.query(trx)
    .where({ id })
    .modify('claimableBy', getReviewerId(reviewer))
    .patch({
      state: 'decided',
      decision,
      note,
      decidedAt: fn.now(),
      decidedBy: getReviewerId(reviewer),
      decidedByName: reviewer.name,
      effectsDueAt: undoSeconds > 0 ? raw('now() + make_interval(secs => ?)', [undoSeconds]) : null,
      effectError: null,
    })
    .returning(['number', 'kind', 'effect_key', 'decided_at', 'effects_due_at'])
    .first()
  if (!closed?.decidedAt) throw await getReviewError(trx, id)
  const { number, kind, effectKey, decidedAt, effectsDueAt } = closed
  return { number, kind, effectKey, effectsDueAt: effectsDueAt ?? decidedAt }
}
