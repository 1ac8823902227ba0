import { db } from '#database/client'
import { sql } from '#database/sql'
import { getProviderOrder } from '#module/payments/paypal'

const MAX_ORDERS = 25

type RecordedOrder = {
  id: string
  providerOrderId: string
  captureId: string
  cents: number
  feeCents: number
  refundedCents: number
}

/**
 * Compares the latest captures with PayPal (capture id, amount, fee, refunds) and returns the differences as findings.
 * Throws when PayPal cannot be reached.
 */
export async function compareLedger() {
  const orders = await sql<RecordedOrder>(
    db,
    `SELECT id, provider_order_id AS "providerOrderId", capture_id AS "captureId", cents, coalesce(fee_cents, 0) AS "feeCents",
            refunded_cents AS "refundedCents"
       FROM orders WHERE state = 'completed' AND completed_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
      ORDER BY completed_at DESC LIMIT $1`,
    [MAX_ORDERS],
  )
  const found = []
  for (const order of orders) {
    const difference = await detectDifference(order)
    if (difference) {
      found.push({
        subject: order.id,
        level: 'serious' as const,
        message: `The provider’s books differ from ours: ${difference}`,
        details: { orderId: order.id, captureId: order.captureId, ourCents: order.cents },
      })
    }
  }
  return found
}

async function detectDifference(order: RecordedOrder): Promise<string | undefined> {
  const theirs = await getProviderOrder(order.providerOrderId)
  const capture = theirs?.capture
  if (!capture) return 'it knows no capture of this order'
  if (capture.id !== order.captureId) return 'another capture was booked'
  if (capture.cents !== order.cents) return `it captured ${capture.cents} cents, we booked ${order.cents}`
  if (capture.feeCents !== order.feeCents) return `it kept ${capture.feeCents} cents, we booked ${order.feeCents}`
  const refunded = theirs.refunds.reduce((sum, refund) => sum + refund.cents, 0)
  if (refunded !== order.refundedCents) return `it gave back ${refunded} cents, we booked ${order.refundedCents}`
  return undefined
}
