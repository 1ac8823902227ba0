import { db } from '#database/client'
import { sql } from '#database/sql'
import { getOrderDifference } from '#module/payments/ledger'
import type { CheckProgress, Observation, SliceResult } from '../check.ts'
import { getSliceEnd, getSliceSize, inSliceSql } from './get-slice-end.ts'

/**
 * A payment may stay pending for days if the provider says so; without a reason it should be resolved within ten
 * minutes.
 */
export function detectStuckCaptures(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT id::text AS subject,
            CASE WHEN capturing_since < now() - interval '6 hours' AND pending_reason IS NULL THEN 'serious' ELSE 'notice' END AS level,
            'A payment of $' || to_char(cents / 100.0, 'FM999990.00') || ' has no outcome since '
              || to_char(capturing_since AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' AS message,
            jsonb_build_object('orderId', id, 'purpose', purpose, 'pendingReason', pending_reason) AS details
       FROM orders
      WHERE state = 'capturing'
        AND capturing_since < now() - CASE WHEN pending_reason IS NULL THEN interval '10 minutes' ELSE interval '3 days' END`,
  )
}

/** Counted, not `EXISTS`: for a time that is unknown, the planner would read the table until it finds one. */
export async function isAnythingPosted(since: Date): Promise<boolean> {
  const [found] = await sql<{ orders: number; postings: number }>(
    db,
    `SELECT (SELECT count(*) FROM orders WHERE completed_at > $1 AND state IN ('completed', 'stranded')) AS orders,
            (SELECT count(*) FROM ledger_postings WHERE at > $1) AS postings`,
    [since],
  )
  return Boolean(found?.orders || found?.postings)
}

const ORDERS_A_NIGHT = 2_400_000

/**
 * Per order: a completed one has one sale at its price, its refund postings equal the refunded amount, and an order
 * that was never captured has no postings. Looks at the orders with new postings, those completed since the last run, a
 * slice of all others, and those of open findings.
 */
export async function detectLedgerMismatches({ since, after, open, isNight }: CheckProgress): Promise<SliceResult> {
  const end = await getSliceEnd('orders', after, getSliceSize(ORDERS_A_NIGHT, 1, isNight))
  const observations = await sql<Observation>(
    db,
    `WITH looked AS (
       SELECT id FROM orders WHERE ${inSliceSql}
        UNION SELECT id FROM orders WHERE completed_at > $3 AND state IN ('completed', 'stranded')
        UNION SELECT order_id FROM ledger_postings WHERE at > $3
        UNION SELECT unnest($4::uuid[])),
     booked AS (
       SELECT p.order_id, count(*) FILTER (WHERE p.kind = 'sale') AS sales,
              coalesce(-sum(e.cents) FILTER (WHERE p.kind = 'sale' AND e.account LIKE 'sales/%'), 0) AS sold,
              coalesce(sum(e.cents) FILTER (WHERE p.kind = 'refund' AND e.account LIKE 'sales/%'), 0) AS refunded
         FROM looked JOIN ledger_postings p ON p.order_id = looked.id
         JOIN ledger_entries e ON e.posting_id = p.id AND e.account LIKE 'sales/%'
        GROUP BY p.order_id)
     SELECT o.id::text AS subject, 'serious' AS level,
            'The ledger and an order disagree: $' || to_char(coalesce(b.sold, 0) / 100.0, 'FM999990.00') || ' booked, $'
              || to_char(CASE WHEN o.state IN ('completed', 'stranded') THEN o.cents ELSE 0 END / 100.0, 'FM999990.00') || ' sold' AS message,
            jsonb_build_object('orderId', o.id, 'state', o.state, 'soldCents', b.sold, 'refundedCents', b.refunded,
              'orderRefundedCents', o.refunded_cents) AS details
       FROM looked JOIN orders o ON o.id = looked.id LEFT JOIN booked b ON b.order_id = o.id
      WHERE (o.state = 'completed' AND (coalesce(b.sales, 0) <> 1 OR b.sold <> o.cents OR b.refunded <> o.refunded_cents))
         OR (o.state = 'stranded' AND coalesce(b.sales, 0) <> 1)
         OR (o.state IN ('creating', 'created', 'capturing') AND b.order_id IS NOT NULL)
      LIMIT 100`,
    [after, end, since, open],
  )
  return { observations, after: end }
}

const LATEST_SALES = 25

/**
 * Compares the latest sales with the payment provider, by the rule of the daily reconciliation, which posts what is
 * missing. Throws when the provider cannot be reached.
 */
export async function detectProviderDifferences(): Promise<Observation[]> {
  const latest = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders
      WHERE state = 'completed' AND completed_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
      ORDER BY completed_at DESC LIMIT $1`,
    [LATEST_SALES],
  )
  const observations: Observation[] = []
  for (const { id } of latest) {
    const difference = await getOrderDifference(id)
    if (!difference) continue
    observations.push({
      subject: id,
      level: 'serious',
      message: `The provider’s books differ from ours: ${difference.message}`,
      details: { orderId: id, captureId: difference.ours.captureId, ourCents: difference.ours.soldCents },
    })
  }
  return observations
}
