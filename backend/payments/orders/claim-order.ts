import { randomUUID } from 'node:crypto'
import { errors } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { getOrder, type Order, type Product, requireProduct } from '#module/payments'

// An order claiming a copy after its hold expired gets a hold again, so that a release returns the copy to
// releaseExpiredHolds.
export const buildClaimSql = (fulfilment: Product) => `
  WITH wanted AS (SELECT * FROM orders WHERE id = $1 AND state = 'created' FOR UPDATE),
  ${fulfilment.claimSql ?? 'reserved AS (SELECT id AS order_id FROM wanted)'},
  claimed AS (
    UPDATE orders o SET state = 'capturing', capturing_since = now(), capture_request_id = $2, pending_reason = NULL
           ${fulfilment.holdSql ? ', held_until = coalesce(o.held_until, now())' : ''}
      FROM reserved WHERE o.id = reserved.order_id RETURNING o.id),
  attempt AS (
    INSERT INTO capture_attempts (request_id, order_id) SELECT $2, id FROM claimed)
  SELECT id FROM claimed`

/**
 * Takes the product off sale for this order and starts its only capture, in one conditional statement: of any number of
 * concurrent claims on a Keymail exactly one succeeds. The returned request id is stored before it is sent to PayPal.
 * Returns 'running' if the order's capture is already under way or done.
 */
export async function claimOrder(order: Order): Promise<{ requestId: string } | 'running'> {
  const fulfilment = requireProduct(order)
  const requestId = randomUUID()
  const claimed = await sql(db, buildClaimSql(fulfilment), [order.id, requestId])
  if (claimed.length > 0) return { requestId }
  const now = await getOrder(order.id)
  if (now && now.state !== 'created') return 'running'
  throw (await fulfilment.getClaimError?.(order)) ?? new ApiError(errors['order-unknown'])
}
