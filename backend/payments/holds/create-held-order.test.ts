import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProduct, type NewOrder, type Product, registerProduct } from '#module/payments'
import { buildUnavailableError, createHeldOrder } from './create-held-order.ts'
import { reconcileOrder } from '#module/payments/ledger'
import { releaseExpiredHolds } from './release-expired-holds.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { approveAtPaypal, deletePaypalFaults, createPaypalFault, callSimulator } from '#testing/clients/paypal'
import { Browser, createClientAddress } from '#testing/clients/browser'
import { createOrder } from '#contract/payments/orders'
import { getBodyBytes } from '#http/body/parse-json-body'
import { createRequestListener } from '#http/ready-answers/ready-answers'
import { createSoldOutAnswer } from './send-sold-out.ts'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)
afterEach(deletePaypalFaults)

// A minimal product: interchangeable copies without a code.
const releasedItems: string[] = []
const shelfProduct: Product<'pooled'> = {
  kind: 'pooled',
  quote: ({ reference }) =>
    Promise.resolve({ itemId: String(reference), quantity: 1, cents: 500, payee: null, description: 'a thing' }),
  holdSql: `
    ranked AS (SELECT id, item_id, row_number() OVER (PARTITION BY item_id ORDER BY n) AS turn FROM wanted),
    free AS (
      SELECT c.id, c.item_id, row_number() OVER (PARTITION BY c.item_id ORDER BY c.id) AS turn
        FROM (SELECT item_id, count(*) AS n FROM wanted GROUP BY item_id) i
       CROSS JOIN LATERAL (SELECT t.id, t.item_id FROM things t WHERE t.item_id = i.item_id AND t.state = 'free'
                            ORDER BY t.id LIMIT i.n FOR UPDATE SKIP LOCKED) c),
    held AS (
      UPDATE things t SET state = 'held', order_id = ranked.id
        FROM free JOIN ranked USING (item_id, turn) WHERE t.id = free.id RETURNING t.order_id)`,
  async getHoldError(itemId) {
    const [count] = await sql<{ left: number }>(
      db,
      `SELECT count(*)::int AS left FROM things WHERE item_id = $1 AND state <> 'sold'`,
      [itemId],
    )
    return buildUnavailableError(count?.left ?? 0)
  },
  limitBy: 'visitorId',
  getBuyerErrors: () => Promise.resolve(new Map()),
  releaseHoldSql: `
    freed AS (
      UPDATE things t SET state = 'free', order_id = NULL FROM released
       WHERE t.order_id = released.id AND t.state = 'held')`,
  onHoldsReleased(_trx, itemIds) {
    releasedItems.push(...itemIds)
    return Promise.resolve()
  },
  claimSql: `
    meant AS (
      SELECT t.id, wanted.id AS order_id FROM wanted CROSS JOIN LATERAL (
        SELECT id FROM things WHERE order_id = wanted.id AND state = 'held' OR item_id = wanted.item_id AND state = 'free'
         ORDER BY state = 'held' DESC LIMIT 1 FOR UPDATE SKIP LOCKED) t),
    reserved AS (
      UPDATE things t SET state = 'capturing', order_id = meant.order_id FROM meant WHERE t.id = meant.id
      RETURNING t.order_id)`,
  getClaimError: (order) => shelfProduct.getHoldError(order.itemId),
  releaseClaimSql: `
    held_again AS (
      UPDATE things t SET state = 'held' FROM refused WHERE t.order_id = refused.id AND t.state = 'capturing')`,
  deliverSql: `
    meant AS (
      SELECT t.id, paid.id AS order_id FROM paid CROSS JOIN LATERAL (
        SELECT id FROM things
         WHERE order_id = paid.id AND state IN ('capturing', 'held') OR item_id = paid.item_id AND state = 'free'
         ORDER BY state LIMIT 1 FOR UPDATE SKIP LOCKED) t),
    delivered AS (
      UPDATE things t SET state = 'sold', order_id = meant.order_id FROM meant WHERE t.id = meant.id
      RETURNING t.order_id)`,
  reverseSql: `
    freed AS (
      UPDATE things t SET state = 'free', order_id = NULL FROM fully_refunded r
       WHERE t.order_id = r.id AND t.state = 'sold')`,
}

beforeAll(async () => {
  registerProduct('library', shelfProduct)
  await sql(
    db,
    `CREATE TABLE things (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, item_id uuid NOT NULL,
       state text NOT NULL DEFAULT 'free', order_id uuid UNIQUE REFERENCES orders)`,
  )
})

async function createThings(count: number): Promise<string> {
  const item = randomUUID()
  await sql(db, 'INSERT INTO things (item_id) SELECT $1 FROM generate_series(1, $2)', [item, count])
  return item
}

const orderThing = (browser: Browser, item: string) =>
  browser.post('/paypal/order', {
    amount: '5.00',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'library',
    reference: item,
  })
const capture = (browser: Browser, orderId: unknown) => browser.post(`/paypal/order/${String(orderId)}/capture`)
const cancel = (browser: Browser, orderId: unknown) => browser.send('DELETE', `/paypal/order/${String(orderId)}`)

async function listStates(item: string): Promise<string[]> {
  const rows = await sql<{ state: string }>(db, 'SELECT state FROM things WHERE item_id = $1 ORDER BY state', [item])
  return rows.map((row) => row.state)
}

const HELD = { status: 409, body: { error: 'held' } }
const SOLD_OUT = { status: 409, body: { error: 'sold-out' } }

/** Backdates every hold on this item so that it is expired. */
async function expireHolds(item: string): Promise<void> {
  await sql(
    db,
    `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
    [item],
  )
}

async function createBuyer(item: string, email = 'fan@example.com') {
  const browser = new Browser()
  const answer = await orderThing(browser, item)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  return {
    browser,
    id,
    answer,
    email,
    approve: (how?: 'good' | 'declined' | 'pending') => approveAtPaypal(id, email, how),
  }
}

describe('hold', () => {
  test('is taken with the order: a second buyer gets "held" until the copy is sold, then "sold-out"', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item)
    expect(Date.parse(String(first.answer.body['heldUntil']))).toBeGreaterThan(Date.now() + 800_000)
    expect(await listStates(item)).toEqual(['held'])
    const late = await orderThing(new Browser(), item)
    expect(late).toMatchObject(HELD)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    await first.approve()
    expect((await capture(first.browser, first.id)).status).toBe(200)
    expect(await listStates(item)).toEqual(['sold'])
    expect(await orderThing(new Browser(), item)).toMatchObject(SOLD_OUT)
  })

  test('that is refused again within a second, as to thousands in a rush, costs no statement, not even for the session', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item)
    await first.approve()
    expect((await capture(first.browser, first.id)).status).toBe(200)
    const statements = vi.spyOn(db.client as { acquireConnection: () => unknown }, 'acquireConnection')
    // On a busy machine the second may be over.
    await expect
      .poll(async () => {
        expect(await orderThing(first.browser, item)).toMatchObject(SOLD_OUT)
        statements.mockClear()
        expect(await orderThing(first.browser, item)).toMatchObject(SOLD_OUT)
        return statements.mock.calls.length
      })
      .toBe(0)
    statements.mockRestore()
  })

  describe('of what is known as sold out is refused before Koa', () => {
    let early: Server
    /** The bodies of the requests that went the whole way. */
    let others: string[] = []
    beforeAll(async () => {
      const answer: RequestListener = (req, res) =>
        void getBodyBytes(req, 100_000).then((body) => {
          others.push(body.toString())
          res.writeHead(418).end()
        })
      early = createServer(createRequestListener(answer, [createSoldOutAnswer(createOrder, 'reference')]))
      // As in app-server.ts: the header says so.
      early.keepAliveTimeout = 30_000
      await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => {
      early.closeAllConnections()
      early.close()
    })

    const order = (reference: string) =>
      JSON.stringify({ amount: '5.00', currency: 'USD', intent: 'CAPTURE', purpose: 'library', reference })

    async function ask(origin: string, body: string, headers: Record<string, string> = {}, path = '/paypal/order') {
      const answer = await fetch(origin + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': createClientAddress(), ...headers },
      })
      const { date: _date, 'x-request-id': requestId, ...named } = Object.fromEntries(answer.headers)
      return {
        status: answer.status,
        body: await answer.text(),
        headers: named,
        hasId: /^[0-9a-f-]{36}$/.test(requestId ?? ''),
      }
    }

    const askEarly = (body: string, headers?: Record<string, string>, path?: string) => {
      others = []
      return ask(`http://127.0.0.1:${(early.address() as AddressInfo).port}`, body, headers, path)
    }

    /** An item of which there are no copies, known as sold out for a second. */
    async function sellOut(item: string = randomUUID()): Promise<string> {
      expect(await orderThing(new Browser(), item)).toMatchObject(SOLD_OUT)
      return item
    }

    test.each<Record<string, string>>([
      {},
      { 'accept-language': 'de' },
      { cookie: 'tm_language=ja' },
      { accept: 'application/problem+json' },
    ])('in the same words as on the whole way: %o', async (headers) => {
      const item = await sellOut()
      let early: Awaited<ReturnType<typeof ask>> | undefined
      // On a busy machine the second may be over.
      await expect
        .poll(async () => {
          await sellOut(item)
          early = await askEarly(order(item), headers)
          return early.status
        })
        .toBe(409)
      const whole = await ask(getServerOrigin(), order(item), { ...headers, authorization: 'Basic x' })
      expect(early).toEqual(whole)
      expect(whole).toMatchObject({ status: 409, hasId: true })
    })

    test.each([
      ['another site’s page', { 'sec-fetch-site': 'cross-site' }],
      ['another origin', { origin: 'https://elsewhere.example' }],
      ['a repeated request', { 'idempotency-key': 'one' }],
      ['a solved challenge', { 'x-proof-of-work': 'x' }],
      ['a program', { authorization: 'Bearer x' }],
      ['another type', { 'content-type': 'text/plain' }],
    ])('but not what needs a closer look: %s', async (_what, headers) => {
      const body = order(await sellOut())
      expect((await askEarly(body, headers as Record<string, string>)).status).toBe(418)
      expect(others).toEqual([body])
    })

    test('but no other item, and nothing that cannot be understood; their bodies arrive', async () => {
      const item = await sellOut()
      for (const body of [order(randomUUID()), '', '{', 'null', '[]', '{"reference":7}', `{"cardId":"${item}"}`]) {
        await sellOut(item)
        expect((await askEarly(body)).status, body).toBe(418)
        expect(others).toEqual([body])
      }
      await sellOut(item)
      expect((await askEarly(order(item), {}, '/paypal/order?x')).status).toBe(418)
    })

    test('but not one that comes in pieces, which is read as ever', async () => {
      const item = await sellOut()
      const [body, { port }] = [order(item), new URL(getServerOrigin())]
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(
            `POST /paypal/order HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
          )
          setTimeout(() => socket.write(body.slice(20)), 50)
        })
        let text = ''
        socket.on('data', (bytes) => (text += bytes.toString()))
        socket.on('close', () => resolve(text))
      })
      expect(answer).toMatch(/^HTTP\/1\.1 409/)
      expect(answer).toContain('"sold-out"')
    })
  })

  // Fails without "FOR UPDATE SKIP LOCKED" in the product's holdSql.
  test('is granted exactly as often as there are copies; no order is stored for the others', async () => {
    const item = await createThings(7)
    const answers = await Promise.all(Array.from({ length: 40 }, () => orderThing(new Browser(), item)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(answers.filter(({ body }) => body['error'] === 'held')).toHaveLength(33)
    expect(await sql(db, 'SELECT 1 FROM orders WHERE item_id = $1', [item])).toHaveLength(7)
  })

  test('is released by its own buyer only, and only before the capture', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item)
    expect(await cancel(new Browser(), first.id)).toMatchObject({ status: 401 })
    const stranger = await createBuyer(await createThings(1))
    expect(await cancel(stranger.browser, first.id)).toMatchObject({ status: 403 })
    expect(await cancel(first.browser, 'NOSUCHORDER')).toMatchObject({ status: 404 })
    expect(await listStates(item)).toEqual(['held'])
    releasedItems.length = 0
    expect(await cancel(first.browser, first.id)).toMatchObject({ status: 204 })
    expect(releasedItems).toEqual([item])
    expect(await listStates(item)).toEqual(['free'])

    const second = await createBuyer(item, 'second@example.com')
    expect(await cancel(first.browser, first.id)).toMatchObject({ status: 204 })
    expect(await listStates(item)).toEqual(['held'])
    await second.approve()
    expect((await capture(second.browser, second.id)).status).toBe(200)
    expect(await cancel(second.browser, second.id)).toMatchObject({ status: 204 })
    expect(await listStates(item)).toEqual(['sold'])
    expect(releasedItems).toEqual([item])
  })

  test.each(['503', 'DROP', 'LOST'])('is released when PayPal fails to create the order: %s', async (kind) => {
    const item = await createThings(1)
    await createPaypalFault('/v2/checkout/orders$', kind)
    expect((await orderThing(new Browser(), item)).status).toBe(503)
    expect(await listStates(item)).toEqual(['free'])
  })

  // Fails if releaseExpiredHolds ignores the order's state.
  test('expires only after its time, and never during a capture', async () => {
    const [item, moving] = [await createThings(1), await createThings(1)]
    const first = await createBuyer(item)
    const pending = await createBuyer(moving)
    await pending.approve('pending')
    expect((await capture(pending.browser, pending.id)).status).toBe(202)
    await releaseExpiredHolds()
    expect(await listStates(item)).toEqual(['held'])
    await expireHolds(item)
    await expireHolds(moving)
    await Promise.all([releaseExpiredHolds(), releaseExpiredHolds()])
    expect(await listStates(item)).toEqual(['free'])
    expect(await listStates(moving)).toEqual(['capturing'])
    // The hold is kept on the order: if the payment fails, it expires then.
    expect(await sql(db, 'SELECT 1 FROM orders WHERE item_id = $1 AND held_until IS NOT NULL', [moving])).toHaveLength(
      1,
    )
    // The hold expired, but the copy is still free, so the capture succeeds.
    await first.approve()
    expect((await capture(first.browser, first.id)).status).toBe(200)
    expect(await listStates(item)).toEqual(['sold'])
  })

  test('charges only one buyer when the copy was sold again after expiry', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item, 'slow@example.com')
    await first.approve()
    await expireHolds(item)
    await releaseExpiredHolds()
    const second = await createBuyer(item, 'quick@example.com')
    expect(await capture(first.browser, first.id)).toMatchObject(HELD)
    await second.approve()
    expect((await capture(second.browser, second.id)).status).toBe(200)
    expect(await capture(first.browser, first.id)).toMatchObject(SOLD_OUT)
    const { captures } = (await callSimulator('GET', '/simulator/books')) as { captures: { orderId: string }[] }
    expect(captures.filter(({ orderId }) => orderId === first.id)).toHaveLength(0)
    expect(captures.filter(({ orderId }) => orderId === second.id)).toHaveLength(1)
  })

  test('is kept after a declined payment until it expires', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item)
    await first.approve('declined')
    expect(await capture(first.browser, first.id)).toMatchObject({ status: 402, body: { error: 'declined' } })
    expect(await listStates(item)).toEqual(['held'])
    expect(await orderThing(new Browser(), item)).toMatchObject(HELD)
    await expireHolds(item)
    await releaseExpiredHolds()
    expect(await listStates(item)).toEqual(['free'])
    // An expired order that is retried and declined again must not hold the copy for ever.
    expect(await capture(first.browser, first.id)).toMatchObject({ status: 402 })
    await releaseExpiredHolds()
    expect(await listStates(item)).toEqual(['free'])
  })

  test('is not required for a payment that completes after it expired', async () => {
    const item = await createThings(1)
    const first = await createBuyer(item)
    await first.approve()
    await createPaypalFault('/capture$', 'LOST')
    expect((await capture(first.browser, first.id)).status).toBe(202)
    await expireHolds(item)
    await releaseExpiredHolds()
    const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [first.id])
    await reconcileOrder({ orderId: order?.id ?? '' })
    expect(await listStates(item)).toEqual(['sold'])
  })
})

describe('orders of one moment', () => {
  const buildOrder = (itemId: string, collectorId: string | null = null): NewOrder => ({
    visitorId: randomUUID(),
    artistId: null,
    collectorId,
    purpose: 'library',
    itemId,
    quantity: 1,
    cents: 500,
    currency: 'USD',
    payeeEmail: null,
    payeeArtistId: null,
    description: 'a thing',
    discountId: null,
  })
  const getShelf = () => getProduct('library') as unknown as Product<'pooled'>
  const hold = (orders: NewOrder[]) =>
    Promise.allSettled(orders.map((order) => createHeldOrder(getShelf(), order, '192.0.2.1')))

  // Without a second try of each alone nobody gets a copy.
  test('fail for the buyer only whose order cannot be stored, as of a row that is missing', async () => {
    const item = await createThings(3)
    const held = await hold([buildOrder(item), buildOrder(item, randomUUID()), buildOrder(item)])
    expect(held.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(held[1]).toMatchObject({ reason: { code: '23503' } })
    expect(await listStates(item)).toEqual(['free', 'held', 'held'])
  })

  // PostgreSQL tells of an error before it lets go of the locks, and is ready after: a second try that skips them finds no copy.
  test('that fail are tried again only when PostgreSQL has let go of their copies', async () => {
    using sent = vi.spyOn(pg.Client.prototype, 'query')
    const getText = (query: unknown) => (typeof query === 'string' ? query : String((query as { text?: string }).text))
    for (let round = 0; round < 50; round++) {
      await expect(sql(db, 'SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
      // Others may have sent something meanwhile.
      const nth = sent.mock.calls.findLastIndex(([query]) => getText(query).startsWith('SELECT 1 /'))
      expect(sent.mock.contexts[nth]).toMatchObject({ readyForQuery: true })
    }
  })

  // If it fails for all, copies are held for a quarter of an hour for buyers who were told to try again.
  test('that got a copy keep it where nobody can say why the others got none', async () => {
    const item = await createThings(2)
    const failure = new Error('the database is restarting')
    using asked = vi.spyOn(getShelf(), 'getHoldError').mockRejectedValueOnce(failure)
    const held = await hold([buildOrder(item), buildOrder(item), buildOrder(item)])
    expect(asked).toHaveBeenCalledTimes(1)
    expect(held.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(held[2]).toMatchObject({ reason: failure })
    expect(await listStates(item)).toEqual(['held', 'held'])
  })

  test('count the copies of their item once, and what their networks hold in one statement', async () => {
    const item = await createThings(8)
    const getCopyCount = vi.fn(() => Promise.resolve(8))
    const shelf = { ...getShelf(), getCopyCount }
    using sent = vi.spyOn(pg.Client.prototype, 'query')
    const held = Array.from({ length: 4 }, (_, n) => createHeldOrder(shelf, buildOrder(item), `10.${n}.0.1`))
    expect(await Promise.all(held)).toHaveLength(4)
    expect(getCopyCount).toHaveBeenCalledTimes(1)
    expect(sent.mock.calls.filter(([query]) => JSON.stringify(query).includes('INSERT INTO throttle'))).toHaveLength(1)
  })

  test('ask for the reasons of all items at once', async () => {
    const items = await Promise.all(Array.from({ length: 4 }, () => createThings(1)))
    const ask = getShelf().getHoldError.bind(getShelf())
    let asking = 0
    let most = 0
    using _ = vi.spyOn(getShelf(), 'getHoldError').mockImplementation(async (itemId) => {
      most = Math.max(most, ++asking)
      await new Promise((resolve) => setTimeout(resolve, 20))
      asking--
      return ask(itemId)
    })
    await hold(items.flatMap((item) => [buildOrder(item), buildOrder(item)]))
    expect(most).toBe(4)
  })

  test('are not tried one by one where the database is too slow for all of them', async () => {
    const item = await createThings(3)
    using sent = vi.spyOn(pg.Client.prototype, 'query')
    const held = await db.transaction(async (trx) => {
      await sql(trx, 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE')
      return hold(Array.from({ length: 3 }, () => buildOrder(item)))
    })
    expect(held).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: '55P03' } })))
    expect(sent.mock.calls.filter(([query]) => JSON.stringify(query).includes('INSERT INTO orders'))).toHaveLength(1)
    expect(await listStates(item)).toEqual(['free', 'free', 'free'])
  })
})
