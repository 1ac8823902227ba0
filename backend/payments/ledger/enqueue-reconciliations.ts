import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { reconcileOrderJob } from './jobs.ts'

/** Job, every 15 seconds: enqueues a reconciliation for each capture without an outcome, unless one waits already. */
export async function enqueueReconciliations(): Promise<void> {
  const open = await sql<{ id: string }>(
    db,
    `SELECT id FROM orders o
      WHERE state = 'capturing'
        AND capturing_since < now() - make_interval(secs => CASE WHEN pending_reason IS NULL THEN 10 ELSE 60 END)
        AND NOT EXISTS (SELECT FROM pgboss.job
                         WHERE name = $1 AND state < 'completed' AND data->>'orderId' = o.id::text)
      ORDER BY capturing_since LIMIT 500`,
    [reconcileOrderJob.name],
  )
  await runInTransaction(async (trx) => {
    for (const { id } of open)
      await enqueue(trx, reconcileOrderJob, { orderId: id }, { singletonSeconds: 10, singletonKey: id })
  })
}
