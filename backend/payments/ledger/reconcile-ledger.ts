import { openReview } from '#module/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { getOrder } from '#module/payments'
import { getProviderOrder } from '#module/payments/paypal'
import { reconcileOrder } from './reconcile-order.ts'

/** How long after a payment PayPal may still return the money. */
const WATCHED_DAYS = 190
/** Orders per run, those compared longest ago first. */
const MAX_ORDERS_PER_RUN = 2_000

/**
 * Job, hourly: compares every sale of the last 190 days with PayPal once a day, as well as orders created in the last
 * three days that we consider unpaid. Missing captures and refunds are recorded as their events would have been; any
 * remaining difference opens a review. If PayPal cannot be reached for an order, the run continues with the others and
 * throws at the end.
 */
export async function reconcileLedger(): Promise<{ compared: number; different: number }> {
  const due = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders
      WHERE (state IN ('completed', 'stranded') AND completed_at > now() - make_interval(days => $1)
             OR state = 'created' AND created_at BETWEEN now() - interval '3 days' AND now() - interval '1 hour')
        AND (compared_at IS NULL OR compared_at < now() - interval '23 hours')
      ORDER BY compared_at NULLS FIRST, id LIMIT $2`,
    [WATCHED_DAYS, MAX_ORDERS_PER_RUN],
  )
  const result = { compared: 0, different: 0 }
  let failure: unknown
  for (const { id } of due) {
    try {
      if (!(await compareOrder(id))) result.different++
      result.compared++
    } catch (error) {
      failure = error
    }
  }
  log.info(result, 'ledger reconciled with PayPal')
  if (failure) throw failure
  return result
}

async function compareOrder(orderId: string): Promise<boolean> {
  // Records captures and refunds whose events were lost.
  await reconcileOrder({ orderId })
  const order = await getOrder(orderId)
  if (!order) return true
  const theirs = await getProviderOrder(order.providerOrderId)
  const [ours] = await sql<{ captureId: string | null; feeCents: number | null; refunded: number; gross: number }>(
    db,
    `SELECT o.capture_id AS "captureId", o.fee_cents AS "feeCents", o.refunded_cents AS refunded,
            coalesce((SELECT -sum(l.cents) FROM ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id
                       WHERE p.order_id = o.id AND p.kind = 'sale' AND l.account LIKE 'sales/%'), 0)::int AS gross
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  const back = (theirs?.refunds ?? []).reduce((sum, refund) => sum + refund.cents, 0)
  const paid = order.state === 'completed' || order.state === 'stranded'
  const equal = paid
    ? ours?.captureId === theirs?.capture?.id &&
      ours?.gross === theirs?.capture?.cents &&
      ours?.feeCents === theirs?.capture?.feeCents &&
      // Ours may be higher: PayPal does not list every lost dispute as a refund.
      (ours?.refunded ?? 0) >= Math.min(back, order.cents)
    : !theirs?.capture || /^(DECLINED|FAILED|PENDING)$/.test(theirs.capture.status)
  if (!equal) {
    await openReview(db, {
      kind: 'payment',
      subject: `Our books differ from PayPal’s for order ${orderId}`,
      effectKey: `books:${orderId}`,
      reason: 'The daily comparison found other sums at PayPal than in the ledger.',
      evidence: {
        orderId,
        ours: { ...ours, state: order.state },
        theirs: { status: theirs?.status, capture: theirs?.capture ?? null, refundedCents: back },
      },
    })
  }
  await sql(db, 'UPDATE orders SET compared_at = now() WHERE id = $1', [orderId])
  return equal
}
