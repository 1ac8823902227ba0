import { z } from 'zod'
import { commonErrors } from '#contract/http'
import { errors } from '#contract/payments'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { log } from '#runtime/logger'
import { applyPaypalEventJob } from './jobs.ts'
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
 * Stores an event once, together with the job that applies it, and returns. The event is only a hint: order is not
 * guaranteed, and everything in it is fetched again from PayPal.
 */
export async function createPaypalEvent(header: (name: string) => string, body: Buffer): Promise<void> {
  const genuine = await verifyWebhook(header, body).catch((error: unknown) => {
    // Neither valid nor invalid: a 503 makes PayPal deliver it again.
    log.warn({ err: error }, 'verifying a PayPal event failed')
    throw new ApiError(commonErrors.unavailable, { retryAfter: 30 })
  })
  if (!genuine) throw new ApiError(errors['bad-signature'])
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    throw buildMalformedError('The event is not valid JSON.')
  }
  const event = eventSchema.safeParse(parsed)
  // PostgreSQL's jsonb cannot store NUL.
  if (!event.success || body.includes('\\u0000')) throw buildMalformedError('The event has no id or type, or a NUL.')
  const { id, event_type, resource } = event.data
  const providerOrderId = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource?.id
    : resource?.supplementary_data?.related_ids?.order_id
  await runInTransaction(async (trx) => {
    const stored = await sql(
      trx,
      `INSERT INTO paypal_events (id, type, provider_order_id, body) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, event_type, providerOrderId ?? null, body.toString('utf8')],
    )
    if (stored.length > 0) await enqueue(trx, applyPaypalEventJob, { eventId: id })
  })
}
