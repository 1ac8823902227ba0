import { db } from '#database/client'
import { sql } from '#database/sql'
import { getProviderOrder, type ProviderOrder } from '#module/payments/paypal'

type RecordedOrder = {
  state: string
  providerOrderId: string
  cents: number
  captureId: string | null
  feeCents: number
  refundedCents: number
  /** What the ledger's sale posted, which for an undeliverable order may differ from its price. */
  soldCents: number
}

/** How PayPal's record of an order differs from ours. */
export type Difference = {
  /** Completes "The provider's books differ from ours: …". */
  message: string
  ours: RecordedOrder
  theirs: { status: string | undefined; capture: ProviderOrder['capture'] | null; refundedCents: number }
}

/**
 * Compares one order with PayPal and returns the difference, if any. Read-only, and the only place that decides when
 * our ledger agrees with PayPal: for the daily reconciliation and for the check of the latest sales. Throws when PayPal
 * cannot be reached.
 */
export async function getOrderDifference(orderId: string): Promise<Difference | undefined> {
  const [ours] = await sql<RecordedOrder>(
    db,
    `SELECT o.state, o.provider_order_id AS "providerOrderId", o.cents, o.capture_id AS "captureId",
            coalesce(o.fee_cents, 0) AS "feeCents", o.refunded_cents AS "refundedCents",
            coalesce((SELECT -sum(l.cents) FROM ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id
                       WHERE p.order_id = o.id AND p.kind = 'sale' AND l.account LIKE 'sales/%'), 0)::int AS "soldCents"
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  if (!ours) return undefined
  const order = await getProviderOrder(ours.providerOrderId)
  const theirs = {
    status: order?.status,
    capture: order?.capture ?? null,
    refundedCents: (order?.refunds ?? []).reduce((sum, { cents }) => sum + cents, 0),
  }
  const message = describeDifference(ours, theirs)
  return message === undefined ? undefined : { message, ours, theirs }
}

function describeDifference(ours: RecordedOrder, { capture, refundedCents }: Difference['theirs']): string | undefined {
  if (ours.state !== 'completed' && ours.state !== 'stranded') {
    const paid = capture && !/^(DECLINED|FAILED|PENDING)$/.test(capture.status)
    return paid ? `it captured ${capture.cents} cents, we booked none` : undefined
  }
  if (!capture) return 'it knows no capture of this order'
  if (capture.id !== ours.captureId) return 'another capture was booked'
  if (capture.cents !== ours.soldCents) return `it captured ${capture.cents} cents, we booked ${ours.soldCents}`
  if (capture.feeCents !== ours.feeCents) return `it kept ${capture.feeCents} cents, we booked ${ours.feeCents}`
  // Ours may be higher: PayPal does not list every lost dispute as a refund.
  if (ours.refundedCents < Math.min(refundedCents, ours.cents)) {
    return `it gave back ${refundedCents} cents, we booked ${ours.refundedCents}`
  }
  return undefined
}
