import { randomUUID } from 'node:crypto'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { type Fulfilment, fulfilmentOf } from './fulfilment.ts'
import { type Order, findOrder } from './order.ts'

export function mustFulfil(order: Order): Fulfilment {
  const fulfilment = fulfilmentOf(order.purpose)
  if (!fulfilment) throw new Error(`nothing is wired to purpose ${order.purpose}`)
  return fulfilment
}

// An order that takes a copy after its hold has lapsed holds it again: after a "no" the sweep finds it.
export const claimText = (fulfilment: Fulfilment) => `
  WITH wanted AS (SELECT * FROM orders WHERE id = $1 AND state = 'created' FOR UPDATE),
  ${fulfilment.reserve ?? 'reserved AS (SELECT id AS order_id FROM wanted)'},
  claimed AS (
    UPDATE orders o SET state = 'capturing', capturing_since = now(), capture_request_id = $2, pending_reason = NULL
           ${fulfilment.hold ? ', held_until = coalesce(o.held_until, now())' : ''}
      FROM reserved WHERE o.id = reserved.order_id RETURNING o.id),
  attempt AS (
    INSERT INTO capture_attempts (request_id, order_id) SELECT $2, id FROM claimed)
  SELECT id FROM claimed`

/**
 * Takes the goods out of sale for this order and starts its one capture: one conditional statement, so of any number
 * of claims on one Keymail exactly one returns. The returned request id is stored before the provider sees it.
 * Returns 'running' when this order's capture is already under way or done.
 */
export async function claimOrder(order: Order): Promise<{ requestId: string } | 'running'> {
  const fulfilment = mustFulfil(order)
  const requestId = randomUUID()
  const claimed = await sql(db, claimText(fulfilment), [order.id, requestId])
  if (claimed.length > 0) return { requestId }
  const now = await findOrder(order.id)
  if (now && now.state !== 'created') return 'running'
  throw (await fulfilment.whyNotReserved?.(order)) ?? new Refusal(refusals['order-unknown'])
}

const releaseText = (fulfilment: Fulfilment) => `
  WITH refused AS (
    UPDATE orders SET state = 'created', capturing_since = NULL, pending_reason = NULL
     WHERE id = $1 AND state = 'capturing' AND capture_request_id = $2 RETURNING *),
  ${fulfilment.release ? `released AS (${fulfilment.release}),` : ''}
  attempt AS (
    UPDATE capture_attempts a SET outcome = $3, issue = $4, debug_id = $5, ended_at = now()
      FROM refused WHERE a.request_id = $2)
  SELECT id FROM refused`

/** After a definite "no" from the provider: the goods are on sale again at once, and the order may be tried again. */
export async function releaseOrder(
  order: Order,
  requestId: string,
  why: { outcome: 'declined' | 'not-approved' | 'released'; issue: string; debugId?: string | null },
): Promise<void> {
  await sql(db, releaseText(mustFulfil(order)), [order.id, requestId, why.outcome, why.issue, why.debugId ?? null])
}
