import { db } from '#database/client'
import { sql } from '#database/sql'
import { getOrder, type Order } from '#module/payments'
import { refundProviderCapture } from '#module/payments/paypal'
import { log } from '#runtime/logger'
import { recordRefund } from './record-refund.ts'

export type RefundOutcome = 'refunded' | 'refused' | 'unknown'

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
