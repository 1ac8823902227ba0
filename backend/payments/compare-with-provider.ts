import { db, sql } from '#platform/database'
import { getProviderOrder } from './provider.ts'

const COMPARED = 25

type Booked = {
  id: string
  providerOrderId: string
  captureId: string
  cents: number
  feeCents: number
  refundedCents: number
}

/**
 * Asks the provider about the latest captures, a few at a time, and says where its books differ from ours: the capture
 * itself, its amount, the fee, what went back. Throws when the provider cannot be asked.
 */
export async function compareWithProvider() {
  const orders = await sql<Booked>(
    db,
    `SELECT id, provider_order_id AS "providerOrderId", capture_id AS "captureId", cents, coalesce(fee_cents, 0) AS "feeCents",
            refunded_cents AS "refundedCents"
       FROM orders WHERE state = 'completed' AND completed_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
      ORDER BY completed_at DESC LIMIT $1`,
    [COMPARED],
  )
  const found = []
  for (const order of orders) {
    const difference = await differenceOf(order)
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

async function differenceOf(order: Booked): Promise<string | undefined> {
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
