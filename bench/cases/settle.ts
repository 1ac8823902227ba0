import assert from 'node:assert/strict'
import { createOrders } from '../data.ts'
import { startChild } from '../child-process.ts'
import { type LoadResult, runLoad, calculateQuantile } from '../load.ts'
import { FEE_CENTS, PRICE_CENTS } from '../provider-order.ts'
import {
  ROUNDS,
  type CaseResult,
  type Harness,
  WARM_UPS,
  analyzeTables,
  assertAllStatus,
  runWithBaseline,
  toSortedNumbers,
  buildRequest,
} from '../case.ts'

const CLIENTS = 32
/** Sales per round. Warm-up rounds have more, since this path runs a lot of code. */
const countSales = (round: number) => (round < WARM_UPS ? 2_500 : 800)
const SALES = 2 * (WARM_UPS * countSales(0) + ROUNDS * countSales(WARM_UPS))

/** Captures over HTTP: session, order, the provider's order, claim, the provider's capture, settle. */
export async function runSettleCase(stage: Harness): Promise<CaseResult> {
  const orders = await createOrders(stage.sql, SALES, stage.data)
  const ceiling = await startChild('baselines/settle.ts', stage)
  const before = await getBooks(stage)
  try {
    const result = await runWithBaseline(
      {
        path: 'redemption settle: POST /paypal/order/{id}/capture',
        checked: 'redeemed Keymails = answers 200 = balanced postings',
        atLeast: 0.8,
        afterWarmUps: () => analyzeTables(stage),
      },
      { ours: stage.webPid, ceiling: ceiling.pid },
      async (side, round) => {
        const wires = orders
          .splice(0, countSales(round))
          .map((order) =>
            buildRequest('POST', `/paypal/order/${order.providerOrderId}/capture`, { cookie: order.cookie }),
          )
        const port = side === 'ours' ? stage.webPort : ceiling.port
        const seen = assertAllStatus(await runLoad({ port, connections: CLIENTS, request: (n) => wires[n] }), 200)
        assert.equal(seen.answers, countSales(round))
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
export const runSettleDatabaseCase = (stage: Harness) =>
  runSalesCase(stage, 'baselines/settle-database.ts', {
    path: 'the same in the database: claimOrder + settleOrder',
    atLeast: 0.7,
  })

/** What the public log costs a sale: the same sales in the same database while the log's triggers are off. */
export const runEditionLogCase = (stage: Harness) =>
  runSalesCase(
    stage,
    undefined,
    { path: 'a sale with the public edition log, against one without', atLeast: 0.9 },
    async (side) => {
      const triggers = await stage.sql.query<{ name: string }>(
        `SELECT tgname AS name FROM pg_trigger WHERE tgrelid = 'keymails'::regclass AND tgname LIKE 'keymails_log_%'`,
      )
      assert(triggers.rows.length > 0)
      for (const { name } of triggers.rows) {
        await stage.sql.query(`ALTER TABLE keymails ${side === 'ours' ? 'ENABLE' : 'DISABLE'} TRIGGER ${name}`)
      }
    },
  )

async function runSalesCase(
  stage: Harness,
  baseline: string | undefined,
  fields: { path: string; atLeast: number },
  prepare?: (side: 'ours' | 'ceiling') => Promise<void>,
): Promise<CaseResult> {
  const orders = await createOrders(stage.sql, SALES, stage.data)
  const ours = await startChild('settle-database-subject.ts', stage)
  // Where only the database differs, one process measures both sides, so that nothing else does.
  const children = { ours, ceiling: baseline ? await startChild(baseline, stage) : ours }
  const before = await getBooks(stage)
  try {
    const result = await runWithBaseline(
      {
        ...fields,
        checked: 'redeemed Keymails = sales = balanced postings',
        afterWarmUps: () => analyzeTables(stage),
      },
      { ours: children.ours.pid, ceiling: children.ceiling.pid },
      async (side, round) => {
        await prepare?.(side)
        const ids = orders.splice(0, countSales(round)).map((order) => order.providerOrderId)
        const { ms, times } = (await children[side].ask(ids)) as { ms: number; times: number[] }
        assert.equal(times.length, countSales(round))
        const inOrder = toSortedNumbers(times)
        return {
          answers: times.length,
          perSecond: (times.length / ms) * 1000,
          p50: calculateQuantile(inOrder, 0.5),
          p99: calculateQuantile(inOrder, 0.99),
          statuses: new Map(),
        } satisfies LoadResult
      },
    )
    await assertSold(stage, before, SALES)
    return result
  } finally {
    await Promise.all([...new Set(Object.values(children))].map((child) => child.stop()))
  }
}

async function getBooks({ sql }: Harness) {
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

async function assertSold(stage: Harness, before: Awaited<ReturnType<typeof getBooks>>, sales: number) {
  assert.deepEqual(await getBooks(stage), {
    redeemed: before.redeemed + sales,
    completed: before.completed + sales,
    postings: before.postings + sales,
    unbalanced: 0,
    taken: before.taken + sales * (PRICE_CENTS - FEE_CENTS),
  })
}
