import { afterAll, expect, test } from 'vitest'
import { getRequestContext, runInContext } from '#runtime/request-context'
import { getFreePort } from '#testing/servers/server-process'
import { createDatabaseClient, db } from './client.ts'
import { createBatcher, createRetryLane } from './create-batcher.ts'
import { sql } from './sql.ts'

afterAll(() => db.destroy())

test('a batch that somebody outside of a request leads has nobody’s deadline', async () => {
  const callers: unknown[] = []
  const getNumbers = createBatcher(async (all: number[]) => {
    callers.push(getRequestContext()?.caller)
    await sql(db, 'SELECT pg_sleep(0.1)')
    return all
  })
  // Joins while the first batch runs: the second is its own.
  const first = runInContext({ caller: 'public' }, () => getNumbers(1))
  await expect.poll(() => callers).toHaveLength(1)
  expect(await Promise.all([first, getNumbers(2)])).toEqual([1, 2])
  expect(callers).toEqual(['public', undefined])
})

test('after a batch fails, each of its calls is tried once more alone, a few at a time', async () => {
  let [tries, running, most] = [0, 0, 0]
  const divide = createBatcher(
    async (all: number[]) => {
      tries++
      most = Math.max(most, ++running)
      try {
        const rows = await sql<{ share: number }>(
          db,
          'SELECT 100 / n AS share, pg_sleep(0.005) FROM unnest($1::int[]) n',
          [all],
        )
        return rows.map(({ share }) => share)
      } finally {
        running--
      }
    },
    { retry: createRetryLane(1 / 4) },
  )
  const shares = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => divide(n === 77 ? 0 : 50)))
  expect(shares.filter(({ status }) => status === 'rejected')).toEqual([shares[77]])
  expect(shares[77]).toMatchObject({ reason: { code: '22012' } })
  expect(shares[0]).toEqual({ status: 'fulfilled', value: 2 })
  expect(tries).toBe(201)
  // A quarter of the pool.
  expect(most).toBe(4)
})

test('what may not be repeated fails for all of its batch', async () => {
  let tries = 0
  const fail = createBatcher((all: number[]) => {
    tries++
    return sql<number>(db, 'SELECT 1 / 0 FROM unnest($1::int[])', [all])
  })
  const failures = await Promise.allSettled([fail(1), fail(2)])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(tries).toBe(1)
})

// A second try would only make who waits for an answer wait longer: up to the patience of the lane, or three seconds for a
// connection.
test('what found no connection is not tried again', async () => {
  const away = createDatabaseClient(`postgres://nobody@127.0.0.1:${await getFreePort()}/none`)
  let tries = 0
  const getNumbers = createBatcher(
    (all: number[]) => {
      tries++
      return sql<number>(away, 'SELECT unnest($1::int[])', [all])
    },
    { retry: createRetryLane(1 / 4) },
  )
  for (const calls of [1, 3]) {
    tries = 0
    const answers = await Promise.allSettled(Array.from({ length: calls }, (_, n) => getNumbers(n)))
    expect(answers).toMatchObject(answers.map(() => ({ status: 'rejected', reason: { code: 'ECONNREFUSED' } })))
    expect(tries).toBe(1)
  }
  await away.destroy()
})

test('a second try that fails leaves it open whether the first was done', async () => {
  let tries = 0
  const getNumbers = createBatcher(
    // The connection ends during the first; nothing could be said of the second.
    (all: number[]) =>
      sql<number>(db, tries++ === 0 ? 'SELECT pg_terminate_backend(pg_backend_pid()), $1' : 'SELECT 1 / 0, $1', [all]),
    { retry: createRetryLane(1 / 4) },
  )
  await expect(getNumbers(1)).rejects.toMatchObject({ code: '57P01' })
  expect(tries).toBe(2)
})

// If all second tries share one lane, who settles waits for who only gives back, and fails with who waits too long.
test('second tries of one kind keep no other kind waiting', async () => {
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  const failTogether = (all: number[]) => sql<number>(db, 'SELECT sqrt(1 - cardinality($1::int[])) AS n', [all])
  const refund = createBatcher(
    async (all: number[]) => {
      await failTogether(all)
      waiting++
      await gate.promise
      return all
    },
    { retry: createRetryLane(1 / 4) },
  )
  const settle = createBatcher(
    async (all: number[]) => {
      await failTogether(all)
      return all
    },
    { retry: createRetryLane(1 / 4) },
  )
  const refunds = Promise.all([1, 2, 3, 4, 5, 6].map((_, n) => refund(n)))
  await expect.poll(() => waiting).toBe(4)
  expect(await Promise.all([settle(1), settle(2)])).toEqual([1, 2])
  gate.resolve()
  expect(await refunds).toHaveLength(6)
})
