import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Budget, consumeBudgets, listExceeded, listSpending, runWithinBudget, trackBudgets } from './rate-limit.ts'

// What is called in one turn of the event loop waits together, so it shares a statement.

afterAll(() => db.destroy())

const createBudget = (hits = 3): Budget => ({ bucket: randomUUID(), hits, seconds: 3600 })

const listSpent = async (budgets: Budget[]) => (await listSpending(budgets)).map(({ spent }) => spent)

const countTransactions = async (budgets: Budget[]) => {
  const [row] = await sql<{ count: number }>(
    db,
    'SELECT count(DISTINCT xmin::text)::int AS count FROM throttle WHERE bucket = ANY ($1)',
    [budgets.map(({ bucket }) => bucket)],
  )
  return row?.count
}

test('counts of the same moment share a statement, each with its own hits', async () => {
  const budgets = [createBudget(), createBudget(900), createBudget(900)]
  const [one, two, three] = budgets as [Budget, Budget, Budget]
  await Promise.all([consumeBudgets([one]), consumeBudgets([two], 500), trackBudgets(db, [three], -7)])
  expect(await listSpent(budgets)).toEqual([1, 500, -7])
  expect(await countTransactions(budgets)).toBe(1)
})

test('of those that share a statement, only the one whose budget is used up counts nowhere', async () => {
  const [full, beside, others] = [createBudget(1), createBudget(), createBudget()]
  await consumeBudgets([full])
  const [refused, counted] = await Promise.all([consumeBudgets([full, beside]), consumeBudgets([others])])
  expect(listExceeded(refused).map(({ bucket }) => bucket)).toEqual([full.bucket])
  expect(listExceeded(counted)).toEqual([])
  expect(await listSpent([full, beside, others])).toEqual([1, 0, 1])
})

test('one that is counted whether or not its budget is used up makes no other so', async () => {
  const [forced, other] = [createBudget(1), createBudget(1)]
  await Promise.all([trackBudgets(db, [forced], 2), consumeBudgets([other], 2)])
  expect(await listSpent([forced, other])).toEqual([2, 0])
})

test('a look at a budget counts nothing beside those that count', async () => {
  const [looked, counted] = [createBudget(), createBudget()]
  const [spending] = await Promise.all([listSpending([looked]), consumeBudgets([counted])])
  expect(spending.map(({ counted: isCounted, spent }) => ({ isCounted, spent }))).toEqual([
    { isCounted: false, spent: 0 },
  ])
  expect(await countTransactions([looked, counted])).toBe(1)
})

test('counts of one bucket at the same moment go alone, and are all counted', async () => {
  const shared = createBudget(100)
  const own = Array.from({ length: 20 }, () => createBudget())
  using sent = vi.spyOn(pg.Client.prototype, 'query')
  await Promise.all(own.map((budget) => consumeBudgets([budget, shared])))
  // One more if they had to be repeated, since a statement cannot count a bucket twice.
  expect(sent.mock.calls.filter(([query]) => JSON.stringify(query).includes('INSERT INTO throttle'))).toHaveLength(20)
  expect(await listSpent([shared, ...own])).toEqual([20, ...own.map(() => 1)])
})

test('one that cannot be counted fails alone', async () => {
  const [wrong, right] = [createBudget(), createBudget()]
  const results = await Promise.allSettled([consumeBudgets([wrong], 2 ** 40), consumeBudgets([right])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await listSpent([wrong, right])).toEqual([0, 1])
})

test('a row that somebody has locked delays nobody who comes later', async () => {
  const [locked, free] = [createBudget(), createBudget()]
  await consumeBudgets([locked])
  const holder = await db.transaction()
  let waits: Promise<unknown> | undefined
  try {
    await sql(holder, 'SELECT FROM throttle WHERE bucket = $1 FOR UPDATE', [locked.bucket])
    waits = consumeBudgets([locked])
    await new Promise((resolve) => setImmediate(resolve))
    expect(listExceeded(await consumeBudgets([free]))).toEqual([])
  } finally {
    await holder.rollback()
  }
  await waits
  expect(await listSpent([locked, free])).toEqual([2, 1])
})

test('of what runs within a budget only what succeeds counts, at the same moment as one after the other', async () => {
  const budget = createBudget(2)
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not sent')).mockResolvedValue()
  await expect(runWithinBudget(budget, work)).rejects.toThrow('not sent')
  await Promise.all(Array.from({ length: 10 }, () => runWithinBudget(budget, work)))
  for (let n = 0; n < 3; n++) await runWithinBudget(budget, work)
  expect(work).toHaveBeenCalledTimes(3)
  expect(await listSpent([budget])).toEqual([2])
})
