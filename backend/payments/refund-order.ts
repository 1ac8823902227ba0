import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { recordRefund } from './book-refund.ts'
import { type Order, getOrder } from './order.ts'
import { refundProviderCapture } from './provider.ts'

export type RefundOutcome = 'refunded' | 'refused' | 'unknown'

/**
 * Stores the intent to refund an order in full, under a request id that survives a crash; returns the open attempt if
 * there is one. Undefined when there is nothing to refund, or when the artist was paid: only the artist's account can
 * refund it.
 */
export async function claimRefund(on: typeof db, orderId: string): Promise<{ requestId: string } | undefined> {
  const [claimed] = await sql<{ requestId: string }>(
    on,
    `INSERT INTO refund_attempts (order_id)
     SELECT id FROM orders
      WHERE id = $1 AND state IN ('completed', 'stranded') AND payee_artist_id IS NULL AND refunded_cents < cents
     ON CONFLICT (order_id) WHERE outcome IS NULL DO UPDATE SET order_id = EXCLUDED.order_id
     RETURNING request_id AS "requestId"`,
    [orderId],
  )
  return claimed
}

/** Issues a claimed refund at PayPal and records it. Repeating it sends no second refund. */
export async function issueRefund(orderId: string, requestId: string): Promise<RefundOutcome> {
  const order = await getOrder(orderId)
  if (!order?.captureId) return 'refused'
  const answer = await refundProviderCapture(order.captureId, requestId)
  if (answer.kind === 'unknown') {
    log.warn({ orderId, reason: answer.reason }, 'refund outcome unknown')
    return 'unknown'
  }
  if (answer.kind === 'refused') {
    await recordRefundOutcome(requestId, 'refused', { issue: answer.issue })
    return 'refused'
  }
  await recordRefund(order satisfies Order, answer.refund)
  await recordRefundOutcome(requestId, 'refunded', { refundId: answer.refund.id })
  return 'refunded'
}

async function recordRefundOutcome(
  requestId: string,
  outcome: 'refunded' | 'refused',
  { refundId, issue }: { refundId?: string; issue?: string },
): Promise<void> {
  await sql(
    db,
    'UPDATE refund_attempts SET outcome = $2, refund_id = $3, issue = $4, ended_at = now() WHERE request_id = $1 AND outcome IS NULL',
    [requestId, outcome, refundId ?? null, issue ?? null],
  )
}
