import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { sendDeliveryJob } from './jobs.ts'
import { assertWebhookActive } from './webhook-row.ts'

/** Sends a message of the type `test`, which says nothing. */
export function createTestDelivery(artistId: string, id: string): Promise<{ id: string }> {
  return runInTransaction(async (trx) => {
    await assertWebhookActive(trx, artistId, id)
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
