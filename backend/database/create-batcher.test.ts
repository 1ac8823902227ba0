import { afterAll, expect, test } from 'vitest'
import { getRequestContext, runInContext } from '#runtime/request-context'
import { db } from './client.ts'
import { createBatcher } from './create-batcher.ts'
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
