import { errors } from '#contract/auth/staff'
import type { ReviewDecision } from '#contract/reviews'
import { runInTransaction, type Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { closeReview } from '#module/reviews'
import { config } from '#runtime/config'
import { applyReviewEffect, type DecidedReview } from './apply-review-effect.ts'

type Verdict = { decision: ReviewDecision; note: string }

/**
 * Decides a review and writes the audit entry, in one transaction. The effect follows after the time in which the
 * decision can be undone (REVIEW_UNDO_SECONDS); with none it is part of this transaction. What has no effect, or one
 * that is impossible already, is refused here. `effectsDueAt` is when it follows, in ISO 8601.
 */
export function applyReviewDecision(
  reviewId: string,
  staff: StaffSession,
  { decision, note }: Verdict,
): Promise<{ number: number; decision: ReviewDecision; effectsDueAt: string }> {
  if (decision === 'decline' && !note) throw new ApiError(errors['note-required'])
  return runInTransaction(async (trx) => {
    const undoSeconds = config.REVIEW_UNDO_SECONDS
    const closed = await closeReview(trx, reviewId, staff, { decision, note, undoSeconds })
    const { number, kind, effectKey, effectsDueAt } = closed
    await createAuditEntry(trx, staff, {
      action: `review-${decision}`,
      subject: effectKey,
      details: { reviewId, number, kind, note },
    })
    const review = { id: reviewId, kind, effectKey, decision, note }
    if (undoSeconds === 0) await applyReviewEffect(trx, review)
    else await assertApplicable(trx, review)
    return { number, decision, effectsDueAt: effectsDueAt.toISOString() }
  })
}

class Rollback extends Error {}

/** Applies the effect and takes it back at once, jobs and all: who decides hears now what is impossible. */
async function assertApplicable(trx: Trx, review: DecidedReview): Promise<void> {
  try {
    await trx.transaction(async (savepoint) => {
      await applyReviewEffect(savepoint, review)
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
}
