import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Review } from './review.ts'

/** Closes an open review whose matter has ended by itself. Nothing is applied. */
export async function cancelReview(trx: Trx, effectKey: string, note: string): Promise<void> {
  await Review.query(trx)
    .where({ effect_key: effectKey, state: 'open' })
    .patch({ state: 'decided', decision: 'decline', note, decidedAt: fn.now() })
}
