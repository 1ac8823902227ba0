import { z } from 'zod'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { reconcileOrderJob } from '#jobs/payments/ledger'
import { enqueue } from '#queue/queue'
import { applyDispute } from './apply-dispute.ts'

/** Job: finds the order an event is about and enqueues its reconciliation. Other events are only stored. */
export async function applyPaypalEvent({ eventId }: { eventId: string }): Promise<void> {
  const [event] = await sql<{
    type: string
    providerOrderId: string | null
    customId: string | null
    resource: unknown
  }>(
    db,
    `SELECT type, provider_order_id AS "providerOrderId", body #>> '{resource,custom_id}' AS "customId",
            body -> 'resource' AS resource
       FROM paypal_events WHERE id = $1`,
    [eventId],
  )
  if (event?.type.startsWith('CUSTOMER.DISPUTE.')) return applyDispute(event.resource)
  if (!event || !event.type.startsWith('PAYMENT.CAPTURE.')) return
  const orderId = z.uuid().safeParse(event.customId).data ?? null
  const [order] = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders WHERE provider_order_id = $1 OR id = $2 ORDER BY provider_order_id = $1 DESC NULLS LAST LIMIT 1`,
    [event.providerOrderId, orderId],
  )
  if (!order) return
  await runInTransaction((trx) => enqueue(trx, reconcileOrderJob, { orderId: order.id }))
}
