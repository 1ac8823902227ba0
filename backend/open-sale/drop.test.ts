import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepHolds } from '#module/payments'
import { db, sql } from '#platform/database'
import { onSale } from '#testing/open-sale'
import { approve, books, clearFaults, fault } from '#testing/paypal'
import { Process, freePort, until } from '#testing/processes'
import { anAddress, withServer } from '#testing/server'

// The same through bench/drop.ts with 10,000 buyers; here so many that a test run stays short.
const BUYERS = 2_000
const COPIES = 100

withServer()

const ports = [await freePort(), await freePort()]
const webs = ports.map(
  (port) => new Process('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
)
const agent = new Agent({ keepAlive: true, maxSockets: 250 })

const ready = (port: number) =>
  until('answer of a web process', 30, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)

beforeAll(async () => {
  for (const web of webs) web.start()
  await Promise.all(ports.map(ready))
})

afterAll(async () => {
  agent.destroy()
  await Promise.all(webs.map((web) => web.kill()))
})

type Reply = { status: number; cookie: string; body: { id?: string; error?: string } }

/** One request to one of the web processes; status 0 when nobody answered. */
function send(port: number, path: string, fields: object, cookie = ''): Promise<Reply> {
  return new Promise((resolve) => {
    const body = JSON.stringify(fields)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': anAddress(),
      cookie,
    }
    const lost = () => resolve({ status: 0, cookie, body: {} })
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', lost)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie,
          body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Reply['body'],
        }),
      )
    })
    call.on('error', lost)
    call.end(body)
  })
}

type Held = { id: string; cookie: string }

/** So many strangers at once, every other one at the other process. */
async function rush(editionId: string, buyers: number): Promise<{ held: Held[]; refusals: Map<string, number> }> {
  const wish = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
  const replies = await Promise.all(
    Array.from({ length: buyers }, (_, n) => send(ports[n % 2] ?? 0, '/paypal/order', wish)),
  )
  const refusals = new Map<string, number>()
  const held: Held[] = []
  for (const { status, body, cookie } of replies) {
    if (status === 200) held.push({ id: body.id ?? '', cookie })
    else {
      const reason = body.error ?? String(status)
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
    }
  }
  return { held, refusals }
}

async function pay({ id, cookie }: Held, n: number, instrument: 'good' | 'declined' = 'good'): Promise<number> {
  await approve(id, `drop${n}-${id.toLowerCase()}@example.com`, instrument)
  return (await send(ports[n % 2] ?? 0, `/paypal/order/${id}/capture`, {}, cookie)).status
}

async function letAllHoldsLapse(editionId: string): Promise<void> {
  await sql(
    db,
    `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
    [editionId],
  )
  await sweepHolds()
}

async function countsOf(editionId: string): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }>(
    db,
    'SELECT state, count(*)::int AS count FROM open_copies WHERE edition_id = $1 GROUP BY state',
    [editionId],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** What was promised, what was paid and what was handed over are the same hundred. */
async function expectSold(editionId: string): Promise<void> {
  expect(await countsOf(editionId)).toEqual({ sold: COPIES })
  const numbers = await sql<{ copy: number }>(
    db,
    `SELECT copy FROM keymails WHERE edition_id = $1 AND state = 'redeemed' ORDER BY copy`,
    [editionId],
  )
  expect(numbers.map(({ copy }) => copy)).toEqual(Array.from({ length: COPIES }, (_, n) => n + 1))
  const paid = await sql<{ id: string; cents: number }>(
    db,
    `SELECT o.provider_order_id AS id, -sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%')::int AS cents
       FROM orders o JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries l ON l.posting_id = p.id
      WHERE o.item_id = $1 AND o.state = 'completed' GROUP BY o.id`,
    [editionId],
  )
  const ours = new Set(
    (await sql<{ id: string }>(db, 'SELECT provider_order_id AS id FROM orders WHERE item_id = $1', [editionId])).map(
      ({ id }) => id,
    ),
  )
  const captured = (await books()).captures.filter((one) => ours.has(one.orderId) && one.status === 'COMPLETED')
  expect(paid.map(({ id, cents }) => `${id} ${cents}`).toSorted()).toEqual(
    captured.map(({ orderId, grossCents }) => `${orderId} ${grossCents}`).toSorted(),
  )
  expect(captured).toHaveLength(COPIES)
}

// Seen red without "FOR UPDATE SKIP LOCKED" in the hold: the two processes give some copies to two buyers.
test(`${BUYERS} at once on ${COPIES} copies, through two processes: exactly ${COPIES} get one, the rest hear the truth`, async () => {
  const { editionId } = await onSale(COPIES)
  const first = await rush(editionId, BUYERS)
  expect(first.held).toHaveLength(COPIES)
  expect(first.refusals).toEqual(new Map([['held', BUYERS - COPIES]]))
  expect(await countsOf(editionId)).toEqual({ held: COPIES })
  expect(new Set(first.held.map(({ id }) => id)).size).toBe(COPIES)

  // A tenth is declined, a tenth walks away; nobody else is let in while they hold.
  const paying = first.held.slice(0, 90)
  const statuses = await Promise.all(paying.map((buyer, n) => pay(buyer, n, n < 10 ? 'declined' : 'good')))
  expect(statuses.filter((status) => status === 402)).toHaveLength(10)
  expect(statuses.filter((status) => status === 200)).toHaveLength(80)
  expect((await rush(editionId, 50)).refusals).toEqual(new Map([['held', 50]]))

  await letAllHoldsLapse(editionId)
  expect(await countsOf(editionId)).toEqual({ free: 20, sold: 80 })
  const second = await rush(editionId, 400)
  expect(second.held).toHaveLength(20)
  expect(await Promise.all(second.held.map((buyer, n) => pay(buyer, n)))).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await rush(editionId, 100)).refusals).toEqual(new Map([['sold-out', 100]]))
  await expectSold(editionId)
})

test('one browser that asks both processes at once gets no more than its limit', async () => {
  const { editionId } = await onSale(20, { perPerson: 2 })
  const one = await rush(editionId, 1)
  const cookie = one.held[0]?.cookie ?? ''
  const wish = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
  // Seen red without the index open_copies_per_person.
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => send(ports[n % 2] ?? 0, '/paypal/order', wish, cookie)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await countsOf(editionId)).toEqual({ free: 18, held: 2 })
})

test('a web process killed in the middle of the rush loses no copy and sells none twice', async () => {
  const { editionId } = await onSale(COPIES)
  const [doomed] = webs
  const [port] = ports
  await fault('/v2/checkout/orders$', '503', 5)
  const rushing = rush(editionId, BUYERS)
  await until('first holds', 20, async () => ((await countsOf(editionId))['held'] ?? 0) > 10)
  await doomed?.kill()
  doomed?.start()
  const { held } = await rushing
  await clearFaults()
  await ready(port ?? 0)
  // The rest of the copies is held by orders that nobody can pay any more, or free.
  const sold = await Promise.all(held.map((buyer, n) => pay(buyer, n)))
  expect(sold.every((status) => status === 200)).toBe(true)
  await letAllHoldsLapse(editionId)
  // Either side may be nobody: the killed process may have held every copy, or none.
  const { sold: soldSoFar = 0, free = 0, ...others } = await countsOf(editionId)
  expect({ soldSoFar, free, others }).toEqual({ soldSoFar: held.length, free: COPIES - held.length, others: {} })
  const rest = await rush(editionId, 300)
  expect(rest.held).toHaveLength(COPIES - held.length)
  await Promise.all(rest.held.map((buyer, n) => pay(buyer, n)))
  await expectSold(editionId)
})
