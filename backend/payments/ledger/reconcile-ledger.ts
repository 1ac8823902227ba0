import { db } from '#database/client'
import { sql } from '#database/sql'
import { openReview } from '#module/reviews'
import { log } from '#runtime/logger'
import { getOrderDifference } from './get-order-difference.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** How long after a payment PayPal may still return the money. */
const WATCHED_DAYS = 190
/** Orders per run. */
const ORDERS_PER_RUN = 2_000
/** Of these, at most so many because something about them is unusual; the rest are those compared longest ago. */
const RISKY_PER_RUN = 1_500

// What PayPal may know of an order that no event has told us, most likely first: an order that we consider unpaid, one with
// an open dispute or refund, a sale without any event (events get lost, and so may that of its refund), and the sales of an
// artist with recent disputes or refunds.
const dueSql = `
  WITH due AS MATERIALIZED (
    SELECT id, state, provider_order_id, payee_artist_id, completed_at, compared_at FROM orders
     WHERE (state IN ('completed', 'stranded') AND completed_at > now() - make_interval(days => $1)
            OR state = 'created' AND created_at BETWEEN now() - interval '3 days' AND now() - interval '1 hour')
       AND (compared_at IS NULL OR compared_at < now() - interval '23 hours')),
  disputed AS (SELECT order_id FROM disputes WHERE state = 'open' OR opened_at > now() - interval '30 days'),
  refunded AS (SELECT order_id FROM ledger_postings WHERE kind = 'refund' AND at > now() - interval '30 days'),
  rated AS MATERIALIZED (
    SELECT id, compared_at,
           CASE WHEN state = 'created' THEN 1
                WHEN id IN (SELECT order_id FROM disputes WHERE state = 'open')
                     OR id IN (SELECT order_id FROM refund_attempts WHERE outcome IS NULL) THEN 2
                WHEN completed_at < now() - interval '1 hour'
                     AND provider_order_id NOT IN (SELECT e.provider_order_id FROM paypal_events e WHERE e.provider_order_id IS NOT NULL) THEN 3
                WHEN payee_artist_id IN (
                       SELECT o.payee_artist_id FROM orders o
                        WHERE o.id IN (TABLE disputed UNION TABLE refunded) AND o.payee_artist_id IS NOT NULL) THEN 4
           END AS risk
      FROM due),
  chosen AS (
    (SELECT id, risk, compared_at FROM rated WHERE risk IS NOT NULL ORDER BY risk, compared_at NULLS FIRST, id LIMIT $3)
    UNION ALL
    (SELECT id, 5, compared_at FROM rated ORDER BY compared_at NULLS FIRST, id LIMIT $2))
  SELECT id FROM chosen GROUP BY id ORDER BY min(risk), min(compared_at) NULLS FIRST, id LIMIT $2`

/**
 * Job, hourly: compares sales of the last 190 days with PayPal, as well as orders created in the last three days that we
 * consider unpaid. Each once a day while they are at most 48,000; beyond that those at risk first, and of the others
 * those compared longest ago. Missing captures and refunds are recorded as their events would have been; any remaining
 * difference opens a review. If PayPal cannot be reached for an order, the run continues with the others and throws at the
 * end.
 */
export async function reconcileLedger({ limit = ORDERS_PER_RUN } = {}): Promise<{
  compared: number
  different: number
}> {
  const due = await sql<{ id: string }>(db, dueSql, [
    WATCHED_DAYS,
    limit,
    Math.ceil((limit * RISKY_PER_RUN) / ORDERS_PER_RUN),
  ])
  const result = { compared: 0, different: 0 }
  let failure: unknown
  for (const { id } of due) {
    try {
      if (!(await reconcileAndCompare(id))) result.different++
      result.compared++
    } catch (error) {
      failure = error
    }
  }
  log.info(result, 'ledger reconciled with PayPal')
  if (failure) throw failure
  return result
}

/** Returns whether the order agrees with PayPal once missing captures and refunds are recorded. */
async function reconcileAndCompare(orderId: string): Promise<boolean> {
  await reconcileOrder({ orderId })
  const difference = await getOrderDifference(orderId)
  if (difference) {
    await openReview(db, {
      kind: 'payment',
      subject: { about: 'books', number: orderId },
      effectKey: `books:${orderId}`,
      reason: { because: 'books' },
      evidence: { orderId, ours: difference.ours, theirs: difference.theirs },
    })
  }
  await sql(db, 'UPDATE orders SET compared_at = now() WHERE id = $1', [orderId])
  return !difference
}
