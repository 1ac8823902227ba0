import { afterAll, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { jobs } from './define-job.ts'
import { startQueue, closeQueue } from './queue.ts'
import '#jobs/applications'

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
