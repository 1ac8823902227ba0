import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { db, runInTransaction } from '#database/client'
import { defineJob } from '#queue/define-job'
import { enqueue, startQueue, closeQueue } from '#queue/queue'
import { runJobs, startWakingWorkers } from './run-jobs.ts'

const countJob = defineJob({ name: 'test.count', payload: z.object({ n: z.number() }), concurrency: 1 })
const failJob = defineJob({ name: 'test.fail', payload: z.object({}), concurrency: 1 })

beforeAll(async () => void (await startQueue()))
afterAll(async () => {
  await closeQueue()
  await db.destroy()
})

// One notification announces all of them. With a poll between two jobs they would take ten times the poll's interval.
test('a backlog sent in one transaction is worked off without waiting for the poll', async () => {
  const done: number[] = []
  await runJobs(await startQueue(), countJob, (data) => Promise.resolve(done.push((data as { n: number }).n)))
  await runInTransaction(async (trx) => {
    for (let n = 0; n < 30; n++) await enqueue(trx, countJob, { n })
  })
  await expect.poll(() => new Set(done).size, { timeout: 50_000 }).toBe(30)
})

test('a job that fails is retried until it succeeds', async () => {
  let runs = 0
  await runJobs(await startQueue(), failJob, () => {
    runs++
    return runs < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve()
  })
  await runInTransaction((trx) => enqueue(trx, failJob, {}))
  await expect.poll(() => runs, { timeout: 50_000 }).toBe(3)
})

// Nothing announces it when it becomes due, and the worker itself looks for jobs every ten minutes only.
test('a deferred job runs when it is due', async () => {
  const laterJob = defineJob({ name: 'test.later', payload: z.object({}), concurrency: 2 })
  const boss = await startQueue()
  await boss.createQueue(laterJob.name, { notify: true })
  let runs = 0
  await runJobs(boss, laterJob, () => Promise.resolve(runs++))
  const stopWaking = startWakingWorkers(boss)
  await boss.send(laterJob.name, {}, { startAfter: 3 })
  await expect.poll(() => runs, { timeout: 50_000 }).toBe(1)
  stopWaking()
})
