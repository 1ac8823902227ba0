import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { reconcileOrderJob } from '#backend/payments/ledger/jobs.ts'
import { db, runInTransaction } from '#database/client'
import { enqueue, startQueue, closeQueue } from '#queue/queue'

/** Enqueues reconcileOrder jobs one after another as a web process does, for a separate worker. */
await startQueue()

process.on('message', async ({ jobs, gapMs }: { jobs: number; gapMs: number }) => {
  const sentAt: number[] = []
  for (let n = 0; n < jobs; n++) {
    sentAt.push(performance.timeOrigin + performance.now())
    // The order does not exist, so the handler returns at once.
    await runInTransaction((trx) => enqueue(trx, reconcileOrderJob, { orderId: randomUUID() }))
    await sleep(gapMs)
  }
  process.send?.(sentAt)
})
process.once('disconnect', async () => {
  await closeQueue()
  await db.destroy()
  process.exit()
})
process.send?.({ port: 0 })
