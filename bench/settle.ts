import assert from 'node:assert/strict'
import { placeOrders } from './data.ts'
import { startChild } from './child.ts'
import { type Load, load, quantile } from './load.ts'
import { FEE_CENTS, PRICE_CENTS } from './provider-order.ts'
import { ROUNDS, type Result, type Stage, WARM_UPS, assertAll, compare, sorted, wire } from './row.ts'

const CLIENTS = 32
/** Sales in a round; more while warming up, since there is much code on this path. */
const salesIn = (round: number) => (round < WARM_UPS ? 2_500 : 800)
const SALES = 2 * (WARM_UPS * salesIn(0) + ROUNDS * salesIn(WARM_UPS))

/** Fans' captures through HTTP: session, order, the provider asked, claim, the provider captures, settle. */
export async function benchSettle(stage: Stage): Promise<Result> {
  const orders = await placeOrders(stage.sql, SALES, stage.data)
  const ceiling = await startChild('ceilings/settle.ts', stage)
  const before = await bookkeeping(stage)
  try {
    const result = await compare(
      {
        path: 'redemption settle: POST /paypal/order/{id}/capture',
        checked: 'redeemed Keymails = answers 200 = balanced postings',
        atLeast: 0.7,
      },
      { ours: stage.webPid, ceiling: ceiling.pid },
      async (side, round) => {
        const wires = orders
          .splice(0, salesIn(round))
          .map((order) => wire('POST', `/paypal/order/${order.providerOrderId}/capture`, { cookie: order.cookie }))
        const port = side === 'ours' ? stage.webPort : ceiling.port
        const seen = assertAll(await load({ port, connections: CLIENTS, request: (n) => wires[n] }), 200)
        assert.equal(seen.answers, salesIn(round))
        return seen
      },
    )
    await assertSold(stage, before, SALES)
    return result
  } finally {
    await ceiling.stop()
  }
}

/** The same without HTTP and provider: claimOrder and settleOrder against their two statements on pg alone. */
export async function benchSettleDatabase(stage: Stage): Promise<Result> {
  const orders = await placeOrders(stage.sql, SALES, stage.data)
  const children = {
    ours: await startChild('ours-settle-database.ts', stage),
    ceiling: await startChild('ceilings/settle-database.ts', stage),
  }
  const before = await bookkeeping(stage)
  try {
    const result = await compare(
      {
        path: 'the same in the database: claimOrder + settleOrder',
        checked: 'redeemed Keymails = sales = balanced postings',
        atLeast: 0.7,
      },
      { ours: children.ours.pid, ceiling: children.ceiling.pid },
      async (side, round) => {
        const ids = orders.splice(0, salesIn(round)).map((order) => order.providerOrderId)
        const { ms, times } = (await children[side].ask(ids)) as { ms: number; times: number[] }
        assert.equal(times.length, salesIn(round))
        const inOrder = sorted(times)
        return {
          answers: times.length,
          perSecond: (times.length / ms) * 1000,
          p50: quantile(inOrder, 0.5),
          p99: quantile(inOrder, 0.99),
          statuses: new Map(),
        } satisfies Load
      },
    )
    await assertSold(stage, before, SALES)
    return result
  } finally {
    await Promise.all([children.ours.stop(), children.ceiling.stop()])
  }
}

async function bookkeeping({ sql }: Stage) {
  const { rows } = await sql.query<{
    redeemed: number
    completed: number
    postings: number
    unbalanced: number
    taken: number
  }>(`
    SELECT (SELECT count(*) FROM keymails WHERE state = 'redeemed')::int AS redeemed,
           (SELECT count(*) FROM orders WHERE state = 'completed')::int AS completed,
           (SELECT count(*) FROM ledger_postings)::int AS postings,
           (SELECT count(*) FROM (SELECT FROM ledger_entries GROUP BY posting_id HAVING sum(cents) <> 0) wrong)::int
             AS unbalanced,
           (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE account LIKE 'paypal/artist/%')::int AS taken`)
  const [row] = rows
  assert(row)
  return row
}

async function assertSold(stage: Stage, before: Awaited<ReturnType<typeof bookkeeping>>, sales: number) {
  assert.deepEqual(await bookkeeping(stage), {
    redeemed: before.redeemed + sales,
    completed: before.completed + sales,
    postings: before.postings + sales,
    unbalanced: 0,
    taken: before.taken + sales * (PRICE_CENTS - FEE_CENTS),
  })
}
