import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Review } from './review.ts'

/** Closes open reviews whose cause is gone, claimed or not: there is nothing left to decide. */
export async function closeResolvedReviews(trx: Trx, effectKeys: string[], note: string): Promise<void> {
  await Review.query(trx)
    .whereIn('effect_key', effectKeys)
    .where({ state: 'open' })
    .patch({ state: 'decided', decision: 'approve', note, decidedAt: fn.now() })
}
