import { db } from '#database/client'
import { sql } from '#database/sql'
import { openReview } from '#module/reviews'
import { log } from '#runtime/logger'
import { getOrderDifference } from './get-order-difference.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** How long after a payment PayPal may still return the money. */
const WATCHED_DAYS = 190
/** Orders per run, those compared longest ago first. */
const MAX_ORDERS_PER_RUN = 2_000

/**
 * Job, hourly: compares every sale of the last 190 days with PayPal once a day as long as
 * they are at most 48,000, less often beyond that, as well as orders created in the last
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
      subject: `Our books differ from PayPal’s for order ${orderId}`,
      effectKey: `books:${orderId}`,
      reason: 'The daily comparison found other sums at PayPal than in the ledger.',
      evidence: { orderId, ours: difference.ours, theirs: difference.theirs },
    })
  }
  await sql(db, 'UPDATE orders SET compared_at = now() WHERE id = $1', [orderId])
  return !difference
}
