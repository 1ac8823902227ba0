import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Order, type Product, requireProduct } from '#module/payments'

const buildReleaseClaimSql = (fulfilment: Product) => `
  WITH refused AS (
    UPDATE orders SET state = 'created', capturing_since = NULL, pending_reason = NULL
     WHERE id = $1 AND state = 'capturing' AND capture_request_id = $2 RETURNING *),
  ${fulfilment.releaseClaimSql ? `released AS (${fulfilment.releaseClaimSql}),` : ''}
  attempt AS (
    UPDATE capture_attempts a SET outcome = $3, issue = $4, debug_id = $5, ended_at = now()
      FROM refused WHERE a.request_id = $2)
  SELECT id FROM refused`

/** Undoes a claim after a definite refusal by PayPal: the product is on sale again and the order may be retried. */
export async function releaseClaim(
  order: Order,
  requestId: string,
  why: { outcome: 'declined' | 'not-approved' | 'released'; issue: string; debugId?: string | null },
): Promise<void> {
  await sql(db, buildReleaseClaimSql(requireProduct(order)), [
    order.id,
    requestId,
    why.outcome,
    why.issue,
    why.debugId ?? null,
  ])
}
