import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { releaseClaim } from './release-claim.ts'
import type { Order } from '#module/payments'
import type { CaptureResult, ProviderOrder } from '#module/payments/paypal'
import { settleOrder } from './settle-order.ts'

export type CaptureOutcome = 'completed' | 'stranded' | 'pending' | 'unpaid' | 'declined' | 'unknown'

/** Applies the result of a capture call to the order. Shared by the browser's request, the webhook and the job. */
export async function applyCaptureResult(
  order: Order,
  requestId: string,
  answer: CaptureResult,
): Promise<CaptureOutcome> {
  switch (answer.kind) {
    case 'captured':
      return applyProviderOrder(order, requestId, answer.order)
    case 'refused': {
      // Already captured by one of our requests whose response was lost: left to the job.
      if (/ALREADY_CAPTURED|DUPLICATE_INVOICE|REQUEST_ID/.test(answer.issue)) return 'unknown'
      const notApproved = answer.issue === 'ORDER_NOT_APPROVED'
      await releaseClaim(order, requestId, {
        outcome: notApproved ? 'not-approved' : 'declined',
        issue: answer.issue,
        debugId: answer.debugId,
      })
      return notApproved ? 'unpaid' : 'declined'
    }
    case 'unknown':
      log.warn({ orderId: order.id, reason: answer.reason }, 'capture outcome unknown')
      return 'unknown'
  }
}

/** Applies an order fetched from PayPal. The capture's status counts, never the order's. */
export async function applyProviderOrder(
  order: Order,
  requestId: string | null,
  { capture, payer }: ProviderOrder,
): Promise<CaptureOutcome> {
  switch (capture?.status) {
    case undefined:
      return 'unknown'
    // A refunded capture was paid first: record the sale here; the refund is recorded by its own event.
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return settleOrder(order, capture, payer)
    case 'PENDING':
      await sql(db, `UPDATE orders SET pending_reason = $2 WHERE id = $1 AND state = 'capturing'`, [
        order.id,
        capture.pendingReason ?? 'PENDING',
      ])
      return 'pending'
    case 'DECLINED':
    case 'FAILED':
      if (requestId) {
        await releaseClaim(order, requestId, { outcome: 'declined', issue: `CAPTURE_${capture.status}` })
      }
      return 'declined'
    default:
      return 'unknown'
  }
}
