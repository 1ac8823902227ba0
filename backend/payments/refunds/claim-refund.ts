import type { db } from '#database/client'
import { sql } from '#database/sql'

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
