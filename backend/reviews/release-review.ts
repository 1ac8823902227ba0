import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { getReviewError } from './get-review-error.ts'
import { getReviewerId, Review, type Reviewer } from './review.ts'

/** Hands a claimed or assigned review back to everybody. Throws 409 unless this person holds it. */
export async function releaseReview(id: string, reviewer: Reviewer): Promise<void> {
  const staffId = getReviewerId(reviewer)
  const released = await Review.query(db)
    .where({ id, state: 'open' })
    .where((held) => held.where({ claimed_by: staffId }).orWhere({ assigned_to: staffId }))
    .patch({ claimedBy: null, claimedByName: null, claimedAt: null, assignedTo: null, assignedToName: null })
  if (released > 0) return
  const error = await getReviewError(db, id)
  throw error.code === 'review-taken' ? new ApiError(errors['review-not-yours']) : error
}
