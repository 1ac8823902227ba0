import { errors } from '#contract/auth/staff'
import { type Db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { createAuditEntry } from '#module/audit'
import { claimRefund, issueRefund } from '#module/payments/refunds'
import type { ModerationInput } from './create-moderation-entry.ts'

/**
 * Refunds a payment to the platform through PayPal: recorded first, then requested outside the transaction, then
 * booked. A repeated call reuses the request id while PayPal has not answered. Throws 409.
 */
export async function refundOrder(
  orderId: string,
  { staff, reason }: ModerationInput,
): Promise<{ outcome: 'refunded' | 'pending' }> {
  const { requestId } = await runInTransaction(async (trx) => {
    const claimed = await claimRefund(trx, orderId)
    if (!claimed) throw await getRefundError(trx, orderId)
    await createAuditEntry(trx, staff, {
      action: 'order-refund',
      subject: `order:${orderId}`,
      details: { reason, ...claimed },
    })
    return claimed
  })
  const outcome = await issueRefund(orderId, requestId)
  if (outcome === 'refused') throw new ApiError(errors['refund-refused'])
  return { outcome: outcome === 'refunded' ? 'refunded' : 'pending' }
}

async function getRefundError(trx: Db, orderId: string): Promise<ApiError> {
  const [order] = await sql<{ theirs: boolean; left: boolean }>(
    trx,
    `SELECT payee_artist_id IS NOT NULL AS theirs, state IN ('completed', 'stranded') AND refunded_cents < cents AS left
       FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!order) return new ApiError(errors['subject-unknown'])
  return new ApiError(errors[order.theirs && order.left ? 'refund-is-the-artists' : 'refund-impossible'])
}
