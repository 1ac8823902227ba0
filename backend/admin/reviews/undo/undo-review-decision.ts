import { runInTransaction } from '#database/client'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { undoReviewDecision as undoDecision } from '#module/reviews'

/** Undoes this person's decision before it takes effect. The review is open again and theirs. */
export function undoReviewDecision(reviewId: string, staff: StaffSession): Promise<{ number: number }> {
  return runInTransaction(async (trx) => {
    const { number, effectKey, note } = await undoDecision(trx, reviewId, staff)
    await createAuditEntry(trx, staff, {
      action: 'review-undo',
      subject: effectKey,
      details: { reviewId, number, note },
    })
    return { number }
  })
}
