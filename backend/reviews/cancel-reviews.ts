import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Review } from './review.ts'

/**
 * Closes open reviews, claimed or not, whose matter has ended by itself: there is nothing left to decide, and nothing is
 * applied. The decision only says how the matter ended.
 */
export async function cancelReviews(
  trx: Trx,
  effectKeys: string[],
  { decision, note }: { decision: 'approve' | 'decline'; note: string },
): Promise<void> {
  await Review.query(trx)
    .whereIn('effect_key', effectKeys)
    .where({ state: 'open' })
    .patch({ state: 'decided', decision, note, decidedAt: fn.now() })
}
