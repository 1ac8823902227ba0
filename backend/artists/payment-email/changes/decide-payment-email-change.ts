import { fn, raw } from 'objection'
import type { Trx } from '#database/client'
import { Artist } from '#module/artists'
import { enqueue } from '#queue/queue'
import { PAYMENT_EMAIL_CHANGE_HOURS } from '#contract/artists/payment-email'
import { sendPaymentEmailWarningsJob } from '#jobs/artists/payment-email'
import { PaymentEmailChange } from './payment-email-change.ts'

/** Approves the open request behind a review. It is applied a day later. Returns false if the request has ended. */
export async function approvePaymentEmailChange(trx: Trx, effectKey: string): Promise<boolean> {
  const change = await PaymentEmailChange.query(trx)
    .where({ effect_key: effectKey, state: 'requested' })
    .patch({ state: 'approved', effectiveAt: raw('now() + make_interval(hours => ?)', [PAYMENT_EMAIL_CHANGE_HOURS]) })
    .returning('*')
    .first()
  if (change) await enqueue(trx, sendPaymentEmailWarningsJob, { changeId: change.id, event: 'approved' })
  return Boolean(change)
}

/** Declines the request behind a review. One that has ended already stays as it is. */
export async function declinePaymentEmailChange(trx: Trx, effectKey: string): Promise<void> {
  const change = await PaymentEmailChange.query(trx)
    .where({ effect_key: effectKey, state: 'requested' })
    .patch({ state: 'declined', endedAt: fn.now() })
    .returning('*')
    .first()
  if (!change) return
  await Artist.query(trx)
    .where({ id: change.artistId, pending_payment_email: change.becomes })
    .patch({ pendingPaymentEmail: null })
}
