import { errors } from '#contract/auth/staff'
import type { ReviewDecision } from '#contract/reviews'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { closeReview } from '#module/reviews'
import { enqueue } from '#queue/queue'
import { sendReviewDecisionEmailJob } from './jobs.ts'
import { getReviewEffect } from './review-effects.ts'

type Verdict = { decision: ReviewDecision; note: string }

/** Decides a review, applies the effect of the decision and writes the audit entry, all in one transaction. */
export function applyReviewDecision(
  reviewId: string,
  staff: StaffSession,
  verdict: Verdict,
): Promise<{ number: number; decision: ReviewDecision }> {
  const { decision, note } = verdict
  if (decision === 'decline' && !note) throw new ApiError(errors['note-required'])
  return runInTransaction(async (trx) => {
    const { number, kind, effectKey } = await closeReview(trx, reviewId, staff, verdict)
    await createAuditEntry(trx, staff, {
      action: `review-${decision}`,
      subject: effectKey,
      details: { reviewId, number, kind, note },
    })
    const effect = getReviewEffect(kind, effectKey)
    const id = effectKey.slice(effectKey.indexOf(':') + 1)
    await effect[decision](trx, { id, effectKey, note })
    if (!effect.sendsOwnEmail) await enqueue(trx, sendReviewDecisionEmailJob, { reviewId })
    return { number, decision }
  })
}
