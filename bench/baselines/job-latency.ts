import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'

/** Baseline: pg-boss with LISTEN/NOTIFY, one queue, one process that sends and works, an empty handler. */
const QUEUE = 'bench'
const boss = new PgBoss({
  connectionString: process.env['DATABASE_URL'],
  schema: 'pgboss_alone',
  useListenNotify: true,
  schedule: false,
})
await boss.start()
await boss.createQueue(QUEUE, { notify: true })
await boss.work(QUEUE, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }, () => Promise.resolve())

process.on('message', async ({ jobs, gapMs }: { jobs: number; gapMs: number }) => {
  const sentAt: number[] = []
  for (let n = 0; n < jobs; n++) {
    sentAt.push(performance.timeOrigin + performance.now())
    await boss.send(QUEUE, { n })
    await sleep(gapMs)
  }
  process.send?.(sentAt)
})
process.once('disconnect', () => process.exit())
process.send?.({ port: 0 })
