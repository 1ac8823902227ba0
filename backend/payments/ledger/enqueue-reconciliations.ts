import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { reconcileOrderJob } from './jobs.ts'

/** Job, every 15 seconds: enqueues a reconciliation for each capture without an outcome. */
export async function enqueueReconciliations(): Promise<void> {
  const open = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders
      WHERE state = 'capturing'
        AND capturing_since < now() - make_interval(secs => CASE WHEN pending_reason IS NULL THEN 10 ELSE 60 END)
      ORDER BY capturing_since LIMIT 500`,
  )
  await runInTransaction(async (trx) => {
    for (const { id } of open)
      await enqueue(trx, reconcileOrderJob, { orderId: id }, { singletonSeconds: 10, singletonKey: id })
  })
}
