import { fn } from 'objection'
import { db } from '#database/client'
import { CLAIM_MINUTES } from './contract.ts'
import { getReviewError } from './get-review-error.ts'
import { getReviewerId, Review, type Reviewer } from './review.ts'

/** Claims an open review for a while. Throws 409 when somebody else holds it. */
export async function claimReview(id: string, reviewer: Reviewer): Promise<{ claimedUntil: string }> {
  const claimed = await Review.query(db)
    .where({ id })
    .modify('claimableBy', getReviewerId(reviewer))
    .patch({ claimedBy: getReviewerId(reviewer), claimedByName: reviewer.name, claimedAt: fn.now() })
    .returning('claimed_at')
    .first()
  if (!claimed?.claimedAt) throw await getReviewError(db, id)
  return { claimedUntil: new Date(claimed.claimedAt.getTime() + CLAIM_MINUTES * 60_000).toISOString() }
}
