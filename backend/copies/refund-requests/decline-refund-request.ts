import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import { sendRefundAnswerJob } from './jobs.ts'

/** Ends an open request without a refund; the fan hears why. Throws 409 if it is not open, or somebody else's. */
export async function declineRefundRequest(id: string, artistId: string, answer: string): Promise<void> {
  await runInTransaction(async (trx) => {
    const declined = await sql(
      trx,
      `UPDATE refund_requests r SET state = 'declined', ended_at = now(), answer = $3 FROM orders o
        WHERE r.id = $1 AND r.artist_id = $2 AND r.state = 'open' AND o.id = r.order_id AND o.refunded_cents < o.cents
        RETURNING r.id`,
      [id, artistId, answer],
    )
    if (declined.length === 0) throw new ApiError(errors['refund-closed'])
    await enqueue(trx, sendRefundAnswerJob, { requestId: id })
  })
}
