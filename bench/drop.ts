import assert from 'node:assert/strict'
import { startChild } from './child.ts'
import { makeSessions, openSales } from './data.ts'
import { load, quantile } from './load.ts'
import { PRICE_CENTS } from './provider-order.ts'
import { ROUNDS, type Result, type Stage, WARM_UPS, cpuMicroseconds, sorted, wire } from './row.ts'

const BUYERS = 10_000
const COPIES = 100
const CONNECTIONS = 500
const AT_MOST = 1.5

type Side = 'ours' | 'ceiling'

/**
 * Ten thousand browsers want one of a hundred copies at the same moment: who gets one pays for it at once, the rest are
 * told the truth. The time until everybody has been answered.
 */
export async function benchDrop(stage: Stage): Promise<Result> {
  const { sql } = stage
  const editions = await openSales(sql, 2 * (WARM_UPS + ROUNDS), COPIES)
  const buyers = await makeSessions(sql, BUYERS)
  await sql.query('ANALYZE sessions')
  const seen: Record<Side, { ms: number; p99: number; cpu: number }[]> = { ours: [], ceiling: [] }
  const refused = { held: 0, soldOut: 0 }
  const [artist] = (
    await sql.query<{ id: string; email: string }>(
      'SELECT a.id, a.payment_email AS email FROM artists a ORDER BY a.id LIMIT 1',
    )
  ).rows
  const env = {
    ...stage.env,
    BENCH_PRICE_CENTS: String(PRICE_CENTS),
    BENCH_ARTIST_ID: artist?.id ?? '',
    BENCH_ARTIST_EMAIL: artist?.email ?? '',
  }
  const ceiling = await startChild('ceilings/drop.ts', { env })
  const sides: Record<Side, { port: number; pid: number }> = {
    ours: { port: stage.webPort, pid: stage.webPid },
    ceiling,
  }
  try {
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
        const editionId = editions.pop() ?? ''
        const before = cpuMicroseconds(sides[side].pid)
        const run = await drop(sides[side].port, editionId, buyers)
        const cpu = (cpuMicroseconds(sides[side].pid) - before) / run.answers
        await assertSold(stage, editionId)
        if (round < WARM_UPS) continue
        seen[side].push({ ...run, cpu })
        if (side === 'ours') {
          refused.held += run.held
          refused.soldOut += run.soldOut
        }
      }
    }
  } finally {
    await ceiling.stop()
  }
  const ratios = sorted(seen.ours.map((ours, n) => ours.ms / (seen.ceiling[n]?.ms ?? NaN)))
  const middle = (side: Side, what: 'ms' | 'p99' | 'cpu') => quantile(sorted(seen[side].map((one) => one[what])), 0.5)
  const ratio = quantile(ratios, 0.5)
  return {
    path: `flash drop: ${BUYERS.toLocaleString('en-US')} buyers, ${COPIES} copies, all answered`,
    unit: 'ms',
    ceiling: middle('ceiling', 'ms'),
    ours: middle('ours', 'ms'),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≤ ${AT_MOST}`,
    reached: ratio <= AT_MOST,
    p99: { ceiling: middle('ceiling', 'p99'), ours: middle('ours', 'p99') },
    cpuMicroseconds: { ceiling: middle('ceiling', 'cpu'), ours: middle('ours', 'cpu') },
    checked: `each round exactly ${COPIES} sold, paid and numbered 1 to ${COPIES}; of ours ${refused.held.toLocaleString('en-US')} heard "held" and ${refused.soldOut.toLocaleString('en-US')} "sold out"`,
  }
}

/** Each at home, as one network address may hold only some of the copies. */
function at(buyer: { cookie: string } | undefined, n: number): Record<string, string> {
  return { cookie: buyer?.cookie ?? '', 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` }
}

async function drop(port: number, editionId: string, buyers: { cookie: string }[]) {
  const wish = JSON.stringify({
    amount: '7.50',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'edition',
    reference: editionId,
  })
  const wires = buyers.map((buyer, n) => wire('POST', '/paypal/order', at(buyer, n), wish))
  // Whose turn it is by the number of the request; captures come as soon as a copy is held.
  const askedBy = new Map<number, number>()
  const captures: string[] = []
  let buyer = 0
  let held = 0
  let soldOut = 0
  const run = await load({
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
      const { id, error } = JSON.parse(body.toString()) as { id?: string; error?: string }
      if (id) captures.push(wire('POST', `/paypal/order/${id}/capture`, at(buyers[who], who)))
      else if (error === 'held') held++
      else if (error === 'sold-out') soldOut++
      else throw new Error(`a buyer heard ${error ?? 'nothing'}`)
    },
  })
  assert.deepEqual(Object.fromEntries(run.statuses), { 200: 2 * COPIES, 409: BUYERS - COPIES })
  return { answers: run.answers, ms: (run.answers / run.perSecond) * 1000, p99: run.p99, held, soldOut }
}

async function assertSold({ sql }: Stage, editionId: string): Promise<void> {
  const { rows } = await sql.query<{ sold: number; numbers: number; highest: number; paid: number }>(
    `SELECT (SELECT count(*) FROM open_copies WHERE edition_id = $1 AND state = 'sold')::int AS sold,
            (SELECT count(DISTINCT copy) FROM keymails WHERE edition_id = $1 AND state = 'redeemed')::int AS numbers,
            (SELECT max(copy) FROM keymails WHERE edition_id = $1) AS highest,
            (SELECT count(*) FROM orders o JOIN ledger_postings p ON p.order_id = o.id
              WHERE o.item_id = $1 AND o.state = 'completed')::int AS paid`,
    [editionId],
  )
  assert.deepEqual(rows[0], { sold: COPIES, numbers: COPIES, highest: COPIES, paid: COPIES })
}
