import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { jobs } from './define-job.ts'
import { closeQueue, enqueueAll, startQueue } from './queue.ts'
import { verifyApplicationJob } from '#jobs/applications'

afterAll(async () => {
  await closeQueue()
  await db.destroy()
})

const listQueues = () =>
  sql<{ name: string; retry_limit: number; updated_on: Date }>(
    db,
    'SELECT name, retry_limit, dead_letter, notify, updated_on FROM pgboss.queue ORDER BY name',
  )

test('the start creates missing queues, updates changed ones and leaves the others alone', async () => {
  const [missing, changed, same] = jobs.map(({ name }) => name)
  const before = await listQueues()
  await sql(db, 'DELETE FROM pgboss.queue WHERE name = $1', [missing])
  await sql(db, 'UPDATE pgboss.queue SET retry_limit = 77 WHERE name = $1', [changed])
  await startQueue()
  const after = await listQueues()
  const withoutTime = (queues: typeof before) => queues.map((queue) => ({ ...queue, updated_on: null }))
  expect(withoutTime(after)).toEqual(withoutTime(before))
  const getTime = (queues: typeof before, name?: string) => queues.find((queue) => queue.name === name)?.updated_on
  expect(getTime(after, changed)).not.toEqual(getTime(before, changed))
  expect(getTime(after, same)).toEqual(getTime(before, same))
})

test('many jobs are sent by one statement, in the transaction', async () => {
  await startQueue()
  const applicationIds = Array.from({ length: 50 }, () => randomUUID())
  const payloads = applicationIds.map((applicationId) => ({ applicationId }))
  const statements: string[] = []
  const countJobs = () =>
    sql(db, `SELECT FROM pgboss.job WHERE name = $1 AND data->>'applicationId' = ANY ($2)`, [
      verifyApplicationJob.name,
      applicationIds,
    ])
  const failed = runInTransaction(async (trx) => {
    trx.on('query', (query: { sql: string }) => statements.push(query.sql))
    await enqueueAll(trx, verifyApplicationJob, payloads)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(statements.filter((text) => text.includes('pgboss.job')).length).toBeLessThanOrEqual(1)
  expect(await countJobs()).toHaveLength(0)
  await runInTransaction((trx) => enqueueAll(trx, verifyApplicationJob, payloads))
  expect(await countJobs()).toHaveLength(50)
})

test('of many jobs sent by one statement, each key is taken once in so many seconds', async () => {
  await startQueue()
  const payloads = Array.from({ length: 50 }, () => ({ applicationId: randomUUID() }))
  const once = { seconds: 3600, key: ({ applicationId }: { applicationId: string }) => applicationId }
  const statements: string[] = []
  const send = (some: typeof payloads) =>
    runInTransaction(async (trx) => {
      trx.on('query', (query: { sql: string }) => statements.push(query.sql))
      await enqueueAll(trx, verifyApplicationJob, some, once)
    })
  await Promise.all([send(payloads.slice(0, 30)), send(payloads)])
  expect(statements.filter((text) => text.includes('pgboss.job')).length).toBe(2)
  const sent = await sql(db, `SELECT FROM pgboss.job WHERE name = $1 AND data->>'applicationId' = ANY ($2)`, [
    verifyApplicationJob.name,
    payloads.map(({ applicationId }) => applicationId),
  ])
  expect(sent).toHaveLength(50)
})
