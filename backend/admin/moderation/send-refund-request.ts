import { errors } from '#contract/auth/staff'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

/** Asks the artist who was paid to refund the payment. When they do, PayPal's webhook event books it. */
export function sendRefundRequest(orderId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const [order] = await sql<{ artistId: string }>(
      trx,
      `SELECT payee_artist_id AS "artistId" FROM orders
        WHERE id = $1 AND payee_artist_id IS NOT NULL AND state IN ('completed', 'stranded') AND refunded_cents < cents`,
      [orderId],
    )
    if (!order) throw new ApiError(errors['refund-impossible'])
    await createModerationEntry(trx, by, {
      action: 'order-ask-refund',
      subject: `order:${orderId}`,
      artistId: order.artistId,
    })
  })
}
