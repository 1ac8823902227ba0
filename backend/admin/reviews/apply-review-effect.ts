import type { ReviewDecision, ReviewKind } from '#contract/reviews'
import type { Trx } from '#database/client'
import { enqueue } from '#queue/queue'
import { sendReviewDecisionEmailJob } from './jobs.ts'
import { getReviewEffect } from './review-effects.ts'

export type DecidedReview = {
  id: string
  kind: ReviewKind
  effectKey: string
  decision: ReviewDecision
  note: string
}

/** Applies what was decided and enqueues its mail. An ApiError says that this is impossible by now. */
export async function applyReviewEffect(
  trx: Trx,
  { id, kind, effectKey, decision, note }: DecidedReview,
): Promise<void> {
  const effect = getReviewEffect(kind, effectKey)
  await effect[decision](trx, { id: effectKey.slice(effectKey.indexOf(':') + 1), effectKey, note })
  if (!effect.sendsOwnEmail) await enqueue(trx, sendReviewDecisionEmailJob, { reviewId: id })
}
