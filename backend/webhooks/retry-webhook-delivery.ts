import { commonErrors } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { RETRY_DAYS } from './contract.ts'
import { sendDeliveryJob } from './jobs.ts'
import { assertWebhookActive } from './webhook-row.ts'

/** Sends a delivery again at once, under the same id, and for three days if it fails. Throws 404 for anybody else's. */
export async function retryWebhookDelivery(
  artistId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<void> {
  await runInTransaction(async (trx) => {
    await assertWebhookActive(trx, artistId, id)
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
