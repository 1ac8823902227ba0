import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { sendReceiptJob } from './jobs.ts'

/** Job, every 5 seconds: enqueues one receipt per settled order. */
export async function enqueueReceipts(): Promise<void> {
  await runInTransaction(async (trx) => {
    const due = await sql<{ id: string }>(
      trx,
      `UPDATE orders SET receipt_queued_at = now() WHERE id IN (
         SELECT id FROM orders WHERE state = 'completed' AND receipt_queued_at IS NULL
          ORDER BY completed_at LIMIT 500 FOR UPDATE SKIP LOCKED) RETURNING id`,
    )
    await enqueueAll(
      trx,
      sendReceiptJob,
      due.map(({ id }) => ({ orderId: id })),
    )
  })
}
