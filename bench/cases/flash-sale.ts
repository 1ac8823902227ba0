import assert from 'node:assert/strict'
import { startChild } from '../child-process.ts'
import type pg from 'pg'
import { createCards, createCollectors, createSessions, createOpenSales } from '../data.ts'
import { runLoad, calculateQuantile } from '../load.ts'
import { PRICE_CENTS } from '../provider-order.ts'
import {
  ROUNDS,
  type CaseResult,
  type Harness,
  WARM_UPS,
  analyzeTables,
  getCpuMicroseconds,
  toSortedNumbers,
  buildRequest,
} from '../case.ts'

const BUYERS = 10_000
const COPIES = 100
const CONNECTIONS = 500
const RATIO_MAX = 1.25

type Side = 'ours' | 'ceiling'

/** What a flash sale sells, how it is ordered, and how the result is verified. */
type Sale = {
  purpose: 'edition' | 'art-card'
  path: string
  /** Creates `count` items with COPIES each, and the sessions that may buy them. */
  items: (sql: pg.Client, count: number) => Promise<string[]>
  buyers: (sql: pg.Client) => Promise<{ cookie: string }[]>
  orderPath: string
  buildOrder: (itemId: string) => object
  /** Status and field of the reply that carries the order to pay. */
  ordered: { status: number; field: string }
  /** Counts sold copies, their distinct numbers and the highest number, for item $1. */
  soldSql: string
}

const songSale: Sale = {
  purpose: 'edition',
  path: 'flash drop',
  items: (sql, count) => createOpenSales(sql, count, COPIES),
  buyers: (sql) => createSessions(sql, BUYERS),
  orderPath: '/paypal/order',
  buildOrder: (reference) => ({ amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference }),
  ordered: { status: 200, field: 'id' },
  soldSql: `
    SELECT (SELECT count(*) FROM open_copies WHERE edition_id = $1 AND state = 'sold')::int AS sold,
           count(DISTINCT copy)::int AS numbers, max(copy) AS highest
      FROM keymails WHERE edition_id = $1 AND state = 'redeemed'`,
}

const cardSale: Sale = {
  purpose: 'art-card',
  path: 'art drop',
  items: (sql, count) => createCards(sql, count, COPIES),
  buyers: (sql) => createCollectors(sql, BUYERS),
  orderPath: '/api/fine-art/purchase',
  buildOrder: (cardId) => ({ cardId, paymentMethod: 'paypal' }),
  ordered: { status: 201, field: 'orderId' },
  soldSql: `
    SELECT (SELECT count(*) FROM art_copies WHERE card_id = $1 AND state = 'sold')::int AS sold,
           count(DISTINCT (number, collector_id))::int AS numbers, max(number) AS highest
      FROM art_certificates WHERE card_id = $1 AND voided_at IS NULL`,
}

export const runFlashSaleCase = (...stages: (Harness | undefined)[]) => runCase(songSale, stages)
export const runArtFlashSaleCase = (...stages: (Harness | undefined)[]) => runCase(cardSale, stages)

/** Both sides at one harness, with their goods and buyers. */
type Opened = {
  stage: Harness
  items: string[]
  buyers: { cookie: string }[]
  sides: Record<Side, { port: number; pid: number }>
  seen: Record<Side, { ms: number; p99: number; cpu: number }[]>
  refused: { held: number; soldOut: number }
  close: () => Promise<void>
}

/**
 * 10,000 browsers order one of 100 copies at once. Buyers who get a copy pay immediately; the others get a definite
 * answer. Measures the time until all are answered, at every harness in turn.
 */
async function runCase(goods: Sale, stages: (Harness | undefined)[]): Promise<CaseResult[]> {
  const opened: Opened[] = []
  try {
    for (const stage of stages) if (stage) opened.push(await openSale(goods, stage))
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const one of opened) {
        if (round === WARM_UPS) await analyzeTables(one.stage)
        for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
          await measureRound(goods, one, side, round >= WARM_UPS)
        }
      }
    }
  } finally {
    for (const { close } of opened) await close()
  }
  return opened.map((one, n) => buildResult(goods, one, n > 0 ? ', full size' : ''))
}

async function openSale(goods: Sale, stage: Harness): Promise<Opened> {
  const { sql } = stage
  const items = await goods.items(sql, 2 * (WARM_UPS + ROUNDS))
  const buyers = await goods.buyers(sql)
  await sql.query('ANALYZE sessions')
  const [artist] = (
    await sql.query<{ id: string; email: string }>(
      `SELECT a.id, a.payment_email AS email FROM artists a WHERE a.email LIKE '%@bench.example' ORDER BY a.id LIMIT 1`,
    )
  ).rows
  const env = {
    ...stage.env,
    BENCH_PRICE_CENTS: String(PRICE_CENTS),
    BENCH_ARTIST_ID: artist?.id ?? '',
    BENCH_ARTIST_EMAIL: artist?.email ?? '',
    BENCH_PURPOSE: goods.purpose,
  }
  const ceiling = await startChild('baselines/flash-sale.ts', { env })
  const sides = { ours: { port: stage.webPort, pid: stage.webPid }, ceiling }
  const seen = { ours: [], ceiling: [] }
  return { stage, items, buyers, sides, seen, refused: { held: 0, soldOut: 0 }, close: () => ceiling.stop() }
}

async function measureRound(goods: Sale, one: Opened, side: Side, counts: boolean): Promise<void> {
  const { stage, buyers, seen, refused } = one
  const itemId = one.items.pop() ?? ''
  const { port, pid } = one.sides[side]
  const before = getCpuMicroseconds(pid)
  const run = await runRound(goods, port, itemId, buyers)
  const cpu = (getCpuMicroseconds(pid) - before) / run.answers
  await assertSold(goods, stage, itemId)
  if (!counts) return
  seen[side].push({ ...run, cpu })
  if (side === 'ours') {
    refused.held += run.held
    refused.soldOut += run.soldOut
  }
}

function buildResult(goods: Sale, { seen, refused }: Opened, size: string): CaseResult {
  const ratios = toSortedNumbers(seen.ours.map((ours, n) => ours.ms / (seen.ceiling[n]?.ms ?? NaN)))
  const middle = (side: Side, what: 'ms' | 'p99' | 'cpu') =>
    calculateQuantile(toSortedNumbers(seen[side].map((round) => round[what])), 0.5)
  const ratio = calculateQuantile(ratios, 0.5)
  return {
    path: `${goods.path}: ${BUYERS.toLocaleString('en-US')} buyers, ${COPIES} copies, all answered${size}`,
    unit: 'ms',
    ceiling: middle('ceiling', 'ms'),
    ours: middle('ours', 'ms'),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≤ ${RATIO_MAX}`,
    reached: ratio <= RATIO_MAX,
    p99: { ceiling: middle('ceiling', 'p99'), ours: middle('ours', 'p99') },
    cpuMicroseconds: { ceiling: middle('ceiling', 'cpu'), ours: middle('ours', 'cpu') },
    checked: `each round exactly ${COPIES} sold, paid and numbered 1 to ${COPIES}; of ours ${refused.held.toLocaleString('en-US')} heard "held" and ${refused.soldOut.toLocaleString('en-US')} "sold out"`,
  }
}

/** One network per buyer, since holds and orders are limited per network. */
function buildHeaders(buyer: { cookie: string } | undefined, n: number): Record<string, string> {
  return { cookie: buyer?.cookie ?? '', 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` }
}

async function runRound(goods: Sale, port: number, itemId: string, buyers: { cookie: string }[]) {
  const wish = JSON.stringify(goods.buildOrder(itemId))
  const wires = buyers.map((buyer, n) => buildRequest('POST', goods.orderPath, buildHeaders(buyer, n), wish))
  // Maps requests to buyers; a capture is sent as soon as a copy is held.
  const askedBy = new Map<number, number>()
  const captures: string[] = []
  let buyer = 0
  let held = 0
  let soldOut = 0
  const run = await runLoad({
    port,
    connections: CONNECTIONS,
    checkEvery: 1,
    request(n) {
      const capture = captures.shift()
      if (capture) return capture
      if (buyer >= wires.length) return undefined
      askedBy.set(n, buyer)
      return wires[buyer++]
    },
    check(n, body) {
      const who = askedBy.get(n)
      if (who === undefined) return
      const answer = JSON.parse(body.toString()) as Record<string, string>
      const { [goods.ordered.field]: id, error } = answer
      if (id) captures.push(buildRequest('POST', `/paypal/order/${id}/capture`, buildHeaders(buyers[who], who)))
      else if (error === 'held') held++
      else if (error === 'sold-out') soldOut++
      else throw new Error(`unexpected answer to a buyer: ${error ?? 'none'}`)
    },
  })
  const ordered = { [goods.ordered.status]: COPIES }
  const captured = { 200: COPIES + (ordered[200] ?? 0) }
  assert.deepEqual(Object.fromEntries(run.statuses), { ...ordered, ...captured, 409: BUYERS - COPIES })
  return { answers: run.answers, ms: (run.answers / run.perSecond) * 1000, p99: run.p99, held, soldOut }
}

/**
 * Asserts that exactly COPIES were sold and numbered, and that their ledger postings balance at the captured amount.
 */
async function assertSold({ soldSql }: Sale, { sql }: Harness, itemId: string): Promise<void> {
  const { rows } = await sql.query(soldSql, [itemId])
  assert.deepEqual(rows[0], { sold: COPIES, numbers: COPIES, highest: COPIES })
  const books = await sql.query<{ orders: number; captures: number; postings: number; balance: number; taken: number }>(
    `SELECT count(DISTINCT o.id)::int AS orders, count(DISTINCT o.capture_id)::int AS captures,
            count(DISTINCT p.id)::int AS postings, sum(e.cents)::int AS balance,
            -sum(e.cents) FILTER (WHERE e.account LIKE 'sales/%')::int AS taken
       FROM orders o JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries e ON e.posting_id = p.id
      WHERE o.item_id = $1 AND o.state = 'completed'`,
    [itemId],
  )
  const taken = COPIES * PRICE_CENTS
  assert.deepEqual(books.rows[0], { orders: COPIES, captures: COPIES, postings: COPIES, balance: 0, taken })
}
