import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { bookRefund } from './book-refund.ts'
import { type Order, findOrder } from './order.ts'
import { refundProviderCapture } from './provider.ts'

export type RefundOutcome = 'refunded' | 'refused' | 'unknown'

/**
 * Notes that an order's whole payment is to go back, under a request id that outlives a crash; the one that is open
 * already when there is one. Undefined when there is nothing to give back, or when the money went to an artist: their
 * account alone can send it.
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

/** Asks the provider for the refund that was claimed, and books it. Repeating it sends no second refund. */
export async function carryOutRefund(orderId: string, requestId: string): Promise<RefundOutcome> {
  const order = await findOrder(orderId)
  if (!order?.captureId) return 'refused'
  const answer = await refundProviderCapture(order.captureId, requestId)
  if (answer.kind === 'unknown') {
    log.warn({ orderId, reason: answer.reason }, 'a refund has no known outcome yet')
    return 'unknown'
  }
  if (answer.kind === 'refused') {
    await endAttempt(requestId, 'refused', { issue: answer.issue })
    return 'refused'
  }
  await bookRefund(order satisfies Order, answer.refund)
  await endAttempt(requestId, 'refunded', { refundId: answer.refund.id })
  return 'refunded'
}

async function endAttempt(
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
