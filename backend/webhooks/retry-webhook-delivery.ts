import { commonErrors } from '#contract/http'
import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { DELIVERIES_PER_MINUTE, errors, RETRY_DAYS } from './contract.ts'
import { sendDeliveryJob } from './jobs.ts'

const consumeDelivery = (artistId: string) =>
  consumeRateLimit(`webhook-deliveries:${artistId}`, { hits: DELIVERIES_PER_MINUTE, seconds: 60 })

/** Locks the artist's own webhook. Throws 404 for anybody else's, 409 while it is off. */
async function assertActive(trx: Trx, artistId: string, webhookId: string): Promise<void> {
  const [webhook] = await sql<{ active: boolean }>(
    trx,
    'SELECT active FROM webhooks WHERE id = $1 AND artist_id = $2 FOR NO KEY UPDATE',
    [webhookId, artistId],
  )
  if (!webhook) throw new ApiError(commonErrors.unknown)
  if (!webhook.active) throw new ApiError(errors['webhook-off'])
}

/** Sends a delivery again at once, under the same id, and for three days if it fails. Throws 404 for anybody else's. */
export async function retryWebhookDelivery(
  artistId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<void> {
  await consumeDelivery(artistId)
  await runInTransaction(async (trx) => {
    await assertActive(trx, artistId, id)
    await sql(trx, 'UPDATE webhooks SET retry_at = NULL WHERE id = $1', [id])
    // The next turn belongs to the job below; one that waits for the present turn finds it gone.
    const [delivery] = await sql<{ turn: number }>(
      trx,
      `UPDATE webhook_deliveries
          SET state = 'waiting', turn = turn + 1, until = now() + interval '${RETRY_DAYS} days', delivered_at = NULL
        WHERE id = $1 AND webhook_id = $2 RETURNING turn`,
      [deliveryId, id],
    )
    if (!delivery) throw new ApiError(commonErrors.unknown)
    await enqueue(trx, sendDeliveryJob, { deliveryId, turn: delivery.turn })
  })
}

/** Sends a message of the type `test`, which says nothing. */
export async function createTestDelivery(artistId: string, id: string): Promise<{ id: string }> {
  await consumeDelivery(artistId)
  return runInTransaction(async (trx) => {
    await assertActive(trx, artistId, id)
    const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} })
    const [delivery] = await sql<{ id: string }>(
      trx,
      `INSERT INTO webhook_deliveries (webhook_id, event_id, type, body) VALUES ($1, uuidv7(), 'test', $2) RETURNING id`,
      [id, body],
    )
    if (!delivery) throw new Error('the delivery was not stored')
    await enqueue(trx, sendDeliveryJob, { deliveryId: delivery.id, turn: 0 })
    return delivery
  })
}
