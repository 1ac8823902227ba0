import { fn } from 'objection'
import type { Trx } from '#database/client'
import type { ReviewDecision, ReviewKind } from './contract.ts'
import { getReviewError } from './get-review-error.ts'
import { getReviewerId, Review, type Reviewer } from './review.ts'

/**
 * Records the decision on an open review that nobody else has claimed. Of two concurrent calls one succeeds and the
 * other throws 409.
 */
export async function closeReview(
  trx: Trx,
  id: string,
  reviewer: Reviewer,
  { decision, note }: { decision: ReviewDecision; note: string },
): Promise<{ number: number; kind: ReviewKind; effectKey: string }> {
  const closed = await Review.query(trx)
    .where({ id })
    .modify('claimableBy', getReviewerId(reviewer))
    .patch({ state: 'decided', decision, note, decidedAt: fn.now(), decidedByName: reviewer.name })
    .returning(['number', 'kind', 'effect_key'])
    .first()
  if (!closed) throw await getReviewError(trx, id)
  return { number: closed.number, kind: closed.kind, effectKey: closed.effectKey }
}
