import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { releaseOrder } from './claim-order.ts'
import type { Order } from './order.ts'
import type { CaptureAnswer, ProviderOrder } from './provider.ts'
import { settleOrder } from './settle-order.ts'

export type Conclusion = 'completed' | 'stranded' | 'pending' | 'unpaid' | 'declined' | 'unknown'

/** Draws the consequence of what the provider said about a capture. One place, for browser, webhook and job. */
export async function concludeCapture(order: Order, requestId: string, answer: CaptureAnswer): Promise<Conclusion> {
  switch (answer.kind) {
    case 'captured':
      return concludeOrder(order, requestId, answer.order)
    case 'refused': {
      // Captured before, by a request of ours whose answer was lost: the job asks what became of it.
      if (/ALREADY_CAPTURED|DUPLICATE_INVOICE|REQUEST_ID/.test(answer.issue)) return 'unknown'
      const notApproved = answer.issue === 'ORDER_NOT_APPROVED'
      await releaseOrder(order, requestId, {
        outcome: notApproved ? 'not-approved' : 'declined',
        issue: answer.issue,
        debugId: answer.debugId,
      })
      return notApproved ? 'unpaid' : 'declined'
    }
    case 'unknown':
      log.warn({ orderId: order.id, reason: answer.reason }, 'a capture has no known outcome yet')
      return 'unknown'
  }
}

/** The same for an order that was read back. It reads the capture's status, never the order's. */
export async function concludeOrder(
  order: Order,
  requestId: string | null,
  { capture, payer }: ProviderOrder,
): Promise<Conclusion> {
  switch (capture?.status) {
    case undefined:
      return 'unknown'
    // Refunded means: paid before. The sale is booked first, the refund by its own event.
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
        await releaseOrder(order, requestId, { outcome: 'declined', issue: `CAPTURE_${capture.status}` })
      }
      return 'declined'
    default:
      return 'unknown'
  }
}
