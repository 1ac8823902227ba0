import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Artist } from '#module/artists'
import { cancelReviews } from '#module/reviews'
import { PaymentEmailChange } from './payment-email-change.ts'

const withdrawalNotes = {
  replaced: 'Withdrawn: the artist asked for another address.',
  stopped: 'Withdrawn: the request was stopped.',
} as const

/**
 * Ends the open request of an artist, whose row has to be locked, and its review. Returns false if there is none: it was
 * applied, or ended before.
 */
export async function closePaymentEmailChange(
  trx: Trx,
  artist: Artist,
  state: keyof typeof withdrawalNotes,
  changeId?: string,
): Promise<boolean> {
  const open = await PaymentEmailChange.query(trx)
    .where({ artist_id: artist.id, ...(changeId ? { id: changeId } : {}) })
    .whereIn('state', ['requested', 'approved'])
    .first()
  if (!open) return false
  // The review first, as a decision does.
  await cancelReviews(trx, [open.effectKey], { decision: 'decline', note: withdrawalNotes[state] })
  const ended = await PaymentEmailChange.query(trx)
    .where({ id: open.id })
    .whereIn('state', ['requested', 'approved'])
    .patch({ state, endedAt: fn.now() })
  await Artist.query(trx).findById(artist.id).patch({ pendingPaymentEmail: null })
  return ended > 0
}
