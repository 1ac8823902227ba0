import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOwnerOf, verifyEdition } from '#backend/edition-log/verifier/verify.js'
import { publishCheckpoint } from '#module/edition-log'
import { releaseExpiredHolds } from '#module/payments/holds'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash, createToken } from '#runtime/token'
import { createTestOpenSale } from '#testing/builders/open-sale'
import { createTestArtist, createTestCard } from '#testing/builders/records'
import { approveAtPaypal, getPaypalBooks, deletePaypalFaults, createPaypalFault } from '#testing/clients/paypal'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { pollUntil } from '#testing/poll-until'
import { createClientAddress } from '#testing/clients/browser'
import { sendConcurrently } from '#testing/clients/send-concurrently'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

// Keeps the tests short. `npm run test:full` runs them with as many as the benchmark, bench/cases/flash-sale.ts, has.
const BUYERS = process.env['FULL_SIZE'] === '1' ? 10_000 : 1_000
const COLLECTORS = process.env['FULL_SIZE'] === '1' ? 10_000 : 2_000
const COPIES = 100
const CARD_CENTS = 9500

startTestServer()

const ports = [await getFreePort(), await getFreePort()]
const webProcesses = ports.map(
  (port) => new ServerProcess('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
)
const worker = new ServerProcess('worker/main.ts', { LOG_LEVEL: 'silent' })
const agent = new Agent({ keepAlive: true, maxSockets: 250 })

const waitUntilReady = (port: number) =>
  pollUntil('answer of a web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)

beforeAll(async () => {
  for (const web of webProcesses) web.start()
  await Promise.all(ports.map(waitUntilReady))
})

afterAll(async () => {
  agent.destroy()
  await Promise.all([...webProcesses, worker].map((one) => one.kill()))
})

type Reply = { status: number; cookie: string; body: { id?: string; error?: string } }

/** Sends one request to one of the web processes; status 0 if the connection is lost. */
function send(port: number, path: string, fields: object, cookie = ''): Promise<Reply> {
  return new Promise((resolve) => {
    const body = JSON.stringify(fields)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': createClientAddress(),
      cookie,
    }
    const lost = (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection while the next request is on its way: as a browser does, it is sent again.
      const isRetried = call.reusedSocket && error.code === 'ECONNRESET'
      resolve(isRetried ? send(port, path, fields, cookie) : { status: 0, cookie, body: {} })
    }
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

type HeldOrder = { id: string; cookie: string }

/** Sends `count` anonymous orders at once, alternating between the two processes. */
async function rush(editionId: string, buyers: number): Promise<{ held: HeldOrder[]; refusals: Map<string, number> }> {
  const wish = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
  const replies = await Promise.all(
    Array.from({ length: buyers }, (_, n) => send(ports[n % 2] ?? 0, '/paypal/order', wish)),
  )
  const refusals = new Map<string, number>()
  const held: HeldOrder[] = []
  for (const { status, body, cookie } of replies) {
    if (status === 200) held.push({ id: body.id ?? '', cookie })
    else {
      const reason = body.error ?? String(status)
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
    }
  }
  return { held, refusals }
}

async function pay({ id, cookie }: HeldOrder, n: number, instrument: 'good' | 'declined' = 'good'): Promise<number> {
  await approveAtPaypal(id, `drop${n}-${id.toLowerCase()}@example.com`, instrument)
  const capture = async () => (await send(ports[n % 2] ?? 0, `/paypal/order/${id}/capture`, {}, cookie)).status
  let status = await capture()
  // On a busy machine the provider's answer may come too late. Then it is not known yet, and the browser asks again.
  await pollUntil('the outcome of a payment', 60, async () => status !== 202 || (status = await capture()) !== 202)
  return status
}

async function expireAllHolds(editionId: string): Promise<void> {
  await sql(
    db,
    `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
    [editionId],
  )
  await releaseExpiredHolds()
}

/** The copies by state. The sums in the edition's row, which lists show, agree with them at every moment. */
async function getCounts(editionId: string): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number; unsold: number; sold: number }>(
    db,
    `SELECT c.state, count(*)::int AS count, e.open_left AS unsold, e.open_sold AS sold
       FROM editions e JOIN open_copies c ON c.edition_id = e.id WHERE e.id = $1 GROUP BY c.state, e.id`,
    [editionId],
  )
  const counts: Record<string, number> = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const sold = counts['sold'] ?? 0
  expect(rows[0]).toMatchObject({ sold, unsold: all - sold })
  return counts
}

/** Expects ledger, provider and sold copies to agree on the same hundred sales. */
async function expectSold(editionId: string): Promise<void> {
  expect(await getCounts(editionId)).toEqual({ sold: COPIES })
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
  const captured = (await getPaypalBooks()).captures.filter(
    (one) => ours.has(one.orderId) && one.status === 'COMPLETED',
  )
  expect(paid.map(({ id, cents }) => `${id} ${cents}`).toSorted()).toEqual(
    captured.map(({ orderId, grossCents }) => `${orderId} ${grossCents}`).toSorted(),
  )
  expect(captured).toHaveLength(COPIES)
  await expectLogged(editionId)
}

/** Expects the public log to have one leaf for each of the sales, with its number and owner, and no other. */
async function expectLogged(editionId: string): Promise<void> {
  await publishCheckpoint()
  const { edition } = await verifyEdition(getServerOrigin(), editionId)
  expect(edition).toMatchObject({ copies: COPIES, entries: 1 + COPIES })
  const owners = await sql<{ copy: number; address: string; salt: string }>(
    db,
    `SELECT k.copy, f.address, e.owner_salt AS salt FROM keymails k JOIN fans f ON f.id = k.fan_id
       JOIN edition_log_entries e ON e.subject_id = k.id WHERE k.edition_id = $1 AND k.state = 'redeemed'`,
    [editionId],
  )
  expect(owners).toHaveLength(COPIES)
  for (const { copy, address, salt } of owners)
    expect(await isOwnerOf(edition.owned.get(copy) ?? '', salt, address)).toBe(true)
}

// Without "FOR UPDATE SKIP LOCKED" in the hold, the two processes give some copies to two buyers.
test(`${BUYERS} at once on ${COPIES} copies, through two processes: exactly ${COPIES} get one, the rest hear the truth`, async () => {
  const { editionId } = await createTestOpenSale(COPIES)
  const first = await rush(editionId, BUYERS)
  expect(first.held).toHaveLength(COPIES)
  expect(first.refusals).toEqual(new Map([['held', BUYERS - COPIES]]))
  expect(await getCounts(editionId)).toEqual({ held: COPIES })
  expect(new Set(first.held.map(({ id }) => id)).size).toBe(COPIES)

  // A tenth is declined and a tenth never pays; while they hold copies, nobody else gets one.
  const paying = first.held.slice(0, 90)
  const statuses = await Promise.all(paying.map((buyer, n) => pay(buyer, n, n < 10 ? 'declined' : 'good')))
  const outcomes = Map.groupBy(statuses, (status) => status)
  expect(Object.fromEntries([...outcomes].map(([status, all]) => [status, all.length]))).toEqual({ 200: 80, 402: 10 })
  expect((await rush(editionId, 50)).refusals).toEqual(new Map([['held', 50]]))

  await expireAllHolds(editionId)
  expect(await getCounts(editionId)).toEqual({ free: 20, sold: 80 })
  const second = await rush(editionId, 400)
  expect(second.held).toHaveLength(20)
  expect(await Promise.all(second.held.map((buyer, n) => pay(buyer, n)))).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await rush(editionId, 100)).refusals).toEqual(new Map([['sold-out', 100]]))
  await expectSold(editionId)
})

test('one browser using both processes at once stays within its limit', async () => {
  const { editionId } = await createTestOpenSale(20, { perPerson: 2 })
  const one = await rush(editionId, 1)
  const cookie = one.held[0]?.cookie ?? ''
  const wish = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
  // Fails without the index open_copies_per_person.
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => send(ports[n % 2] ?? 0, '/paypal/order', wish, cookie)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await getCounts(editionId)).toEqual({ free: 18, held: 2 })
})

/** Session cookies of this many collectors, one browser each. */
async function createCollectorCookies(count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, createToken)
  await sql(
    db,
    `WITH asked AS (SELECT hash, uuidv7() AS id, n FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n)),
     made AS (
       INSERT INTO collectors (id, email, name, confirmed_at)
       SELECT id, 'crowd.' || n || '@example.com', 'Collector ' || n, now() FROM asked)
     INSERT INTO sessions (token_hash, visitor_id, collector_id, expires_at)
     SELECT hash, uuidv7(), id, now() + interval '1 day' FROM asked`,
    [tokens.map(calculateTokenHash)],
  )
  return tokens.map((token) => `tm_session=${token}`)
}

const sendPurchases = (cardId: string, cookies: string[]) =>
  sendConcurrently({
    ports,
    path: '/api/fine-art/purchase',
    requests: cookies.map((cookie) => ({ cookie, body: JSON.stringify({ cardId, paymentMethod: 'paypal' }) })),
  })

async function captureCard(orderId: string, cookie: string, port = 0): Promise<number> {
  await approveAtPaypal(orderId, `${orderId.toLowerCase()}@example.com`)
  const send = async () => {
    const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': createClientAddress() }
    const url = `http://127.0.0.1:${port}/paypal/order/${orderId}/capture`
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).status
  }
  let status = await send()
  // On a busy machine the provider's answer may come too late. Then it is not known yet, and the browser asks again.
  await pollUntil('the outcome of a payment', 60, async () => status !== 202 || (status = await send()) !== 202)
  return status
}

// Without "k.state = 'free'" in the hold of art-card-product.ts, held copies are taken from their buyers.
test(`of ${COLLECTORS} collectors who buy one of ${COPIES} copies at once, through two web processes, exactly ${COPIES} own one, and the books say so`, async () => {
  const { artist } = await createTestArtist()
  const cardId = await createTestCard(artist.id, { copies: COPIES, priceCents: CARD_CENTS })
  const earlier = new Set((await getPaypalBooks()).captures.map(({ captureId }) => captureId))
  const cookies = await createCollectorCookies(COLLECTORS)
  const first = await sendPurchases(cardId, cookies)
  const winners = first.flatMap(({ status, body }, n) =>
    status === 201 ? [{ orderId: String(body['orderId']), copy: body['copy'], cookie: cookies[n] ?? '' }] : [],
  )
  expect(winners).toHaveLength(COPIES)
  expect(new Set(winners.map(({ copy }) => copy)).size).toBe(COPIES)
  // Nothing is sold yet, so no reply may be 'sold-out'.
  const others = first.filter(({ status }) => status !== 201)
  expect(new Set(others.map(({ status, body }) => `${status} ${String(body['error'])}`))).toEqual(new Set(['409 held']))
  expect(await sql(db, 'SELECT 1 FROM orders WHERE item_id = $1', [cardId])).toHaveLength(COPIES)

  const paid = await Promise.all(winners.map(({ orderId, cookie }, n) => captureCard(orderId, cookie, ports[n % 2])))
  expect(paid).toEqual(Array.from({ length: COPIES }, () => 200))
  const second = await sendPurchases(cardId, cookies.slice(0, COLLECTORS / 10))
  expect(new Set(second.map(({ status, body }) => `${status} ${String(body['error'])}`))).toEqual(
    new Set(['409 sold-out']),
  )

  const owners = await sql<{ number: number; collectorId: string }>(
    db,
    `SELECT number, collector_id AS "collectorId" FROM art_certificates
      WHERE card_id = $1 AND voided_at IS NULL ORDER BY number`,
    [cardId],
  )
  expect(owners.map(({ number }) => number)).toEqual(Array.from({ length: COPIES }, (_, n) => n + 1))
  expect(new Set(owners.map(({ collectorId }) => collectorId)).size).toBe(COPIES)
  // The provider's new captures, of whichever order, equal the ledger's sales, order by order.
  const taken = (await getPaypalBooks()).captures.filter(
    ({ captureId, status }) => status === 'COMPLETED' && !earlier.has(captureId),
  )
  const booked = await sql<{ id: string; cents: number; balance: number }>(
    db,
    `SELECT o.provider_order_id AS id, -sum(e.cents) FILTER (WHERE e.account = 'sales/art-card')::int AS cents,
            sum(e.cents)::int AS balance
       FROM orders o JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries e ON e.posting_id = p.id
      WHERE o.item_id = $1 AND o.state = 'completed' GROUP BY o.id`,
    [cardId],
  )
  const line = (id: string, cents: number) => `${id} ${cents}`
  expect(booked.map(({ id, cents }) => line(id, cents)).toSorted()).toEqual(
    taken.map(({ orderId, grossCents }) => line(orderId, grossCents)).toSorted(),
  )
  expect(booked.map(({ id }) => id).toSorted()).toEqual(winners.map(({ orderId }) => orderId).toSorted())
  expect(booked.every(({ cents, balance }) => cents === CARD_CENTS && balance === 0)).toBe(true)
})

test('a web process and a worker killed during the sale lose no copy, sell none twice, and log each sale once', async () => {
  const { editionId } = await createTestOpenSale(COPIES)
  // The worker would spend its time on receipts of the sales above.
  await sql(db, 'UPDATE orders SET receipt_queued_at = now() WHERE receipt_queued_at IS NULL')
  worker.start()
  await pollUntil('the publication in the log', 60, async () => {
    const waiting = await sql(db, 'SELECT FROM edition_log_inbox WHERE edition_id = $1', [editionId])
    return waiting.length === 0
  })
  const [doomed] = webProcesses
  const [port] = ports
  await createPaypalFault('/v2/checkout/orders$', '503', 5)
  const rushing = rush(editionId, BUYERS)
  await pollUntil('first holds', 60, async () => ((await getCounts(editionId))['held'] ?? 0) > 10)
  await doomed?.kill()
  doomed?.start()
  const { held } = await rushing
  await deletePaypalFaults()
  await waitUntilReady(port ?? 0)
  // The remaining copies are free, or held by orders that can no longer be paid.
  const selling = Promise.all(held.map((buyer, n) => pay(buyer, n)))
  // The worker appends sales to the public log while more are settled.
  for (const share of [0.25, 0.5, 0.75]) {
    await pollUntil('sales', 60, async () => ((await getCounts(editionId))['sold'] ?? 0) >= share * held.length)
    await worker.kill()
    worker.start()
  }
  const sold = await selling
  expect(sold.every((status) => status === 200)).toBe(true)
  await expireAllHolds(editionId)
  // Both numbers may be zero: the killed process may have held every copy, or none.
  const { sold: soldSoFar = 0, free = 0, ...others } = await getCounts(editionId)
  expect({ soldSoFar, free, others }).toEqual({ soldSoFar: held.length, free: COPIES - held.length, others: {} })
  const rest = await rush(editionId, 300)
  expect(rest.held).toHaveLength(COPIES - held.length)
  await Promise.all(rest.held.map((buyer, n) => pay(buyer, n)))
  await expectSold(editionId)
})
