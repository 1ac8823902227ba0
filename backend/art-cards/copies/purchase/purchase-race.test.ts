import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash, createToken } from '#runtime/token'
import { createTestCard, createTestArtist } from '#testing/builders/records'
import { createClientAddress } from '#testing/clients/browser'
import { sendConcurrently } from '#testing/clients/send-concurrently'
import { approveAtPaypal, getPaypalBooks } from '#testing/clients/paypal'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'

// Keeps the test short. `npm run test:full` runs it with 10,000; bench/cases/flash-sale.ts measures that against a minimal
// server.
const BUYERS = process.env['FULL_SIZE'] === '1' ? 10_000 : 2_000
const COPIES = 100
const PRICE_CENTS = 9500

startTestServer()

const ports = [await getFreePort(), await getFreePort()]
const webs = ports.map(
  (port) => new ServerProcess('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
)

beforeAll(async () => {
  for (const web of webs) web.start()
  for (const port of ports) {
    await pollUntil('web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  }
})
afterAll(() => Promise.all(webs.map((web) => web.kill())))

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

async function capture(orderId: string, cookie: string, port = 0): Promise<number> {
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
test(`of ${BUYERS} collectors who buy one of ${COPIES} copies at once, through two web processes, exactly ${COPIES} own one, and the books say so`, async () => {
  const { artist } = await createTestArtist()
  const cardId = await createTestCard(artist.id, { copies: COPIES, priceCents: PRICE_CENTS })
  const cookies = await createCollectorCookies(BUYERS)
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

  const paid = await Promise.all(winners.map(({ orderId, cookie }, n) => capture(orderId, cookie, ports[n % 2])))
  expect(paid).toEqual(Array.from({ length: COPIES }, () => 200))
  const second = await sendPurchases(cardId, cookies.slice(0, BUYERS / 10))
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
  // The provider's captures equal the ledger's sales, order by order.
  const taken = (await getPaypalBooks()).captures.filter(({ status }) => status === 'COMPLETED')
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
  expect(booked.every(({ cents, balance }) => cents === PRICE_CENTS && balance === 0)).toBe(true)
})
