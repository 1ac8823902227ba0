import { openReview } from '#module/reviews'
import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { findOrder } from './order.ts'
import { getProviderOrder } from './provider.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** So long after a payment the provider may still send money back. */
const WATCHED_DAYS = 190
/** Orders that one run asks about, the longest unasked first. */
const AT_MOST = 2_000

/**
 * Job, hourly: once a day, every sale of the last half year is compared with the provider's own record of it, and also
 * every approved order of the last days that we think unpaid. Money that we had not heard of is booked as its event would
 * have been; what still differs then becomes a review. Throws when the provider cannot be asked, after the others.
 */
export async function compareBooks(): Promise<{ compared: number; different: number }> {
  const due = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders
      WHERE (state IN ('completed', 'stranded') AND completed_at > now() - make_interval(days => $1)
             OR state = 'created' AND created_at BETWEEN now() - interval '3 days' AND now() - interval '1 hour')
        AND (compared_at IS NULL OR compared_at < now() - interval '23 hours')
      ORDER BY compared_at NULLS FIRST, id LIMIT $2`,
    [WATCHED_DAYS, AT_MOST],
  )
  const result = { compared: 0, different: 0 }
  let failure: unknown
  for (const { id } of due) {
    try {
      if (!(await isEqual(id))) result.different++
      result.compared++
    } catch (error) {
      failure = error
    }
  }
  log.info(result, 'books compared with the provider')
  if (failure) throw failure
  return result
}

async function isEqual(orderId: string): Promise<boolean> {
  // Books what is missing: a capture or refund whose event never came.
  await reconcileOrder({ orderId })
  const order = await findOrder(orderId)
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
      // Ours may be more: a lost dispute that the provider does not list as a refund.
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
