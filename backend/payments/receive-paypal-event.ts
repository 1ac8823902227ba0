import { z } from 'zod'
import { commonRefusals } from '#contract/platform'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { log } from '#platform/logger'
import { Refusal, malformed } from '#platform/refusal'
import { applyDispute } from './apply-dispute.ts'
import { refusals } from './contract.ts'
import { captureUncertain, paypalEventStored } from './jobs.ts'
import { findOrder, findProviderOrder } from './order.ts'
import { verifyWebhook } from './verify-webhook.ts'

const eventSchema = z.object({
  id: z.string().min(1).max(128),
  event_type: z.string().max(128),
  resource: z
    .object({
      id: z.string().optional(),
      custom_id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
    })
    .optional(),
})

/**
 * Stores an event once, together with the job that looks into it; PayPal is answered at once. The event is a hint:
 * order is not promised and anything in it is read again from the provider.
 */
export async function receivePaypalEvent(header: (name: string) => string, body: Buffer): Promise<void> {
  const genuine = await verifyWebhook(header, body).catch((error: unknown) => {
    // Neither yes nor no: PayPal delivers it again.
    log.warn({ err: error }, 'an event could not be verified')
    throw new Refusal(commonRefusals.unavailable, { retryAfter: 30 })
  })
  if (!genuine) throw new Refusal(refusals['bad-signature'])
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    throw malformed('The event is not valid JSON.')
  }
  const event = eventSchema.safeParse(parsed)
  // The database's JSON has no NUL.
  if (!event.success || body.includes('\\u0000')) throw malformed('The event has no id or type, or a NUL.')
  const { id, event_type, resource } = event.data
  const providerOrderId = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource?.id
    : resource?.supplementary_data?.related_ids?.order_id
  await inTransaction(async (trx) => {
    const stored = await sql(
      trx,
      `INSERT INTO paypal_events (id, type, provider_order_id, body) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, event_type, providerOrderId ?? null, body.toString('utf8')],
    )
    if (stored.length > 0) await enqueue(trx, paypalEventStored, { eventId: id })
  })
}

/** Job: finds the order that an event is about and has it looked at. Events about nothing of ours are kept, no more. */
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
  const order =
    (event.providerOrderId ? await findProviderOrder(event.providerOrderId) : undefined) ??
    (z.uuid().safeParse(event.customId).success ? await findOrder(String(event.customId)) : undefined)
  if (!order) return
  await inTransaction((trx) => enqueue(trx, captureUncertain, { orderId: order.id }))
}
