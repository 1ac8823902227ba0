import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Review } from './review.ts'

/**
 * Closes reviews whose matter has ended by itself, open or decided without effect so far: there is nothing left to
 * decide, and nothing is applied. The decision only says how the matter ended.
 */
export async function cancelReviews(
  trx: Trx,
  effectKeys: string[],
  { decision, note }: { decision: 'approve' | 'decline'; note: string },
): Promise<void> {
  await Review.query(trx)
    .whereIn('effect_key', effectKeys)
    .where((matter) => matter.where({ state: 'open' }).orWhereNotNull('effects_due_at'))
    .patch({ state: 'decided', decision, note, decidedAt: fn.now(), effectsDueAt: null })
}
