import { randomUUID } from 'node:crypto'
import { fn } from 'objection'
import type { Trx } from '#database/client'
import { Artist } from '#module/artists'
import { openReview } from '#module/reviews'
import { enqueue } from '#queue/queue'
import { sendPaymentEmailLinkJob, sendPaymentEmailWarningsJob } from '#jobs/artists/payment-email'
import { PaymentEmailChange } from './payment-email-change.ts'
import { closePaymentEmailChange } from './close-payment-email-change.ts'

/**
 * Requests another payment address for an artist who has one: opens a review, asks the new address to confirm, and tells
 * the old one. Sales stay with the old address. Replaces an open request; one for the same address only repeats its mail.
 * `artist` has to be locked. With `effectKey`, that review decides it and none is opened.
 */
export async function createPaymentEmailChange(
  trx: Trx,
  artist: Artist,
  email: string,
  effectKey?: string,
): Promise<void> {
  const { id: artistId, paymentEmail: was } = artist
  if (!was) throw new Error('the first payment address needs no change request')
  const open = await PaymentEmailChange.query(trx)
    .where({ artist_id: artistId })
    .whereIn('state', ['requested', 'approved'])
    .first()
  if (open?.becomes === email && (!effectKey || open.effectKey === effectKey)) {
    if (!open.confirmedAt) await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
    return
  }
  await closePaymentEmailChange(trx, artist, 'replaced')
  const id = randomUUID()
  const change = await PaymentEmailChange.query(trx).insertAndFetch({
    id,
    artistId,
    was,
    becomes: email,
    effectKey: effectKey ?? `payment-email:${id}`,
    requestedAt: fn.now(),
  })
  await Artist.query(trx).findById(artistId).patch({ pendingPaymentEmail: email })
  if (!effectKey) {
    await openReview(trx, {
      kind: 'correction',
      subject: { about: 'own-correction', what: 'payment-account', artist: artist.stageName },
      effectKey: change.effectKey,
      reason: { because: 'paymentAddress' },
      evidence: { artistId, artist: artist.stageName, correction: 'Payment account', was, becomes: email },
    })
  }
  await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
  await enqueue(trx, sendPaymentEmailWarningsJob, { changeId: id, event: 'requested' })
}
