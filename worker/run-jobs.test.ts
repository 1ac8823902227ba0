import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { db, runInTransaction, type Trx } from '#database/client'
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

// Eight would ask for each job, and seven in vain.
test('a job on its own wakes one worker, which wakes the next', async () => {
  const loneJob = defineJob({ name: 'test.lone', payload: z.object({}), concurrency: 8 })
  const boss = await startQueue()
  await boss.createQueue(loneJob.name, { notify: true })
  let runs = 0
  await runJobs(boss, loneJob, () => Promise.resolve(runs++))
  const fetches = vi.spyOn(pg.Client.prototype, 'query')
  const countFetches = () =>
    fetches.mock.calls.filter((call) => /SKIP LOCKED/.test(call[0]) && JSON.stringify(call).includes(loneJob.name))
      .length
  // The workers begin with one each.
  await new Promise((resolve) => setTimeout(resolve, 500))
  fetches.mockClear()
  await runInTransaction((trx) => enqueue(trx, loneJob, {}))
  await expect.poll(() => runs, { timeout: 50_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(countFetches()).toBeGreaterThan(0)
  expect(countFetches()).toBeLessThanOrEqual(3)
  fetches.mockRestore()
})

test.each(['in one transaction', 'one after another'])(
  'jobs that were sent %s run at the same time, as many as there are workers',
  async (how) => {
    const longJob = defineJob({ name: `test.long-${how.length}`, payload: z.object({}), concurrency: 4 })
    const boss = await startQueue()
    await boss.createQueue(longJob.name, { notify: true })
    const running: (() => void)[] = []
    await runJobs(boss, longJob, () => new Promise<void>((resolve) => running.push(resolve)))
    const send = (trx: Trx) => enqueue(trx, longJob, {})
    if (how === 'in one transaction') {
      await runInTransaction(async (trx) => {
        for (let n = 0; n < 5; n++) await send(trx)
      })
    } else {
      for (let n = 0; n < 5; n++) await runInTransaction(send)
    }
    await expect.poll(() => running.length, { timeout: 50_000 }).toBe(4)
    running[0]?.()
    await expect.poll(() => running.length, { timeout: 50_000 }).toBe(5)
    for (const end of running) end()
  },
)
