import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { log } from '#platform/logger'
import { bookRefund } from './book-refund.ts'
import { releaseOrder } from './claim-order.ts'
import { type Conclusion, concludeCapture, concludeOrder } from './conclude-capture.ts'
import { captureUncertain } from './jobs.ts'
import { findOrder } from './order.ts'
import { captureProviderOrder, getProviderOrder } from './provider.ts'

/** PayPal forgets request ids after six hours; from then on a repeat could charge twice, so we only ask. */
const REQUEST_ID_KEPT_MS = 5.5 * 3_600_000
/** A web process gives up on an answer after eight seconds; before that the capture is still its own. */
const STILL_IN_FLIGHT_MS = 10_000

/**
 * Job: finds out what became of one order, by asking the provider, and draws the consequence. Works for an order whose
 * capture has no known outcome, and for one that the provider says was paid while we did not hear of it.
 * Throws when the provider cannot be asked; the job tries again.
 */
export async function reconcileOrder({ orderId }: { orderId: string }): Promise<Conclusion> {
  const order = await findOrder(orderId)
  if (!order) return 'unknown'
  if (order.state === 'creating') return 'unpaid'

  const atProvider = await getProviderOrder(order.providerOrderId)
  if (order.state === 'completed' || order.state === 'stranded') {
    for (const refund of atProvider?.refunds ?? []) await bookRefund(order, refund)
    return order.state
  }
  const requestId = order.captureRequestId
  if (atProvider?.capture) {
    const conclusion = await concludeOrder(order, requestId, atProvider)
    // Paid and given back before we heard of either: both are booked.
    if (conclusion === 'completed' || conclusion === 'stranded') {
      for (const refund of atProvider.refunds) await bookRefund(order, refund)
    }
    return conclusion
  }
  if (order.state !== 'capturing' || !requestId) return 'unpaid'

  const age = order.capturingFor ?? 0
  if (age < STILL_IN_FLIGHT_MS) return 'unknown'
  if (atProvider?.status === 'APPROVED' && age < REQUEST_ID_KEPT_MS) {
    // The buyer pressed "pay" and we claimed the copy: the same request again moves the money once.
    log.info({ orderId }, 'repeating a capture that the provider has not seen')
    return concludeCapture(order, requestId, await captureProviderOrder(order.providerOrderId, requestId))
  }
  // Completed without naming its capture: a half-written answer, never a "no".
  if (atProvider?.status === 'COMPLETED') return 'unknown'
  await releaseOrder(order, requestId, {
    outcome: 'released',
    issue: atProvider ? `ORDER_${atProvider.status}` : 'ORDER_UNKNOWN',
  })
  return 'unpaid'
}

/** Job, every 15 seconds: looks for captures without an outcome and has each one asked about. */
export async function sweepCaptures(): Promise<void> {
  const open = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders
      WHERE state = 'capturing'
        AND capturing_since < now() - make_interval(secs => CASE WHEN pending_reason IS NULL THEN 10 ELSE 60 END)
      ORDER BY capturing_since LIMIT 500`,
  )
  await inTransaction(async (trx) => {
    for (const { id } of open) await enqueue(trx, captureUncertain, { orderId: id }, { oncePer: 10, of: id })
  })
}
