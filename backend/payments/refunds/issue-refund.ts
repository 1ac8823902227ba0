import { db } from '#database/client'
import { sql } from '#database/sql'
import { getOrder } from '#module/payments'
import { refundProviderCapture } from '#module/payments/paypal'
import { log } from '#runtime/logger'
import { applyRefund } from './apply-refund.ts'

type RefundOutcome = 'refunded' | 'refused' | 'unknown'

/** Issues a claimed refund at PayPal and records it. Repeating it sends no second refund. */
export async function issueRefund(orderId: string, requestId: string): Promise<RefundOutcome> {
  const order = await getOrder(orderId)
  if (!order?.captureId) return 'refused'
  const result = await refundProviderCapture(order.captureId, requestId)
  if (result.kind === 'unknown') {
    log.warn({ orderId, reason: result.reason }, 'refund outcome unknown')
    return 'unknown'
  }
  if (result.kind === 'refused') {
    await recordRefundOutcome(requestId, 'refused', { issue: result.issue })
    return 'refused'
  }
  await applyRefund(order, result.refund)
  await recordRefundOutcome(requestId, 'refunded', { refundId: result.refund.id })
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
