import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { captureUncertain } from '#module/payments'
import { db, inTransaction } from '#platform/database'
import { enqueue, startJobs, stopJobs } from '#platform/jobs'

/** Sends jobs as a web process does, one after another, to a worker that runs beside: "look after this order". */
await startJobs()

process.on('message', async ({ jobs, gapMs }: { jobs: number; gapMs: number }) => {
  const sentAt: number[] = []
  for (let n = 0; n < jobs; n++) {
    sentAt.push(performance.timeOrigin + performance.now())
    // An order that does not exist: the worker looks and is done.
    await inTransaction((trx) => enqueue(trx, captureUncertain, { orderId: randomUUID() }))
    await sleep(gapMs)
  }
  process.send?.(sentAt)
})
process.once('disconnect', async () => {
  await stopJobs()
  await db.destroy()
  process.exit()
})
process.send?.({ port: 0 })
