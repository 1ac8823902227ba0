import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Fulfilment, refuseGone, reconcileOrder, sweepHolds, wireFulfilment } from '#module/payments'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { approve, clearFaults, fault, simulator } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'

withServer()
beforeEach(freshBudgets)
afterEach(clearFaults)

// A shelf of equal things: what any shop of copies without a code hands to payments.
const letGoOfItem: string[] = []
const shelf: Fulfilment = {
  quote: ({ reference }) =>
    Promise.resolve({ itemId: String(reference), quantity: 1, cents: 500, payee: null, description: 'a thing' }),
  hold: `
    asked AS (SELECT id, item_id, row_number() OVER (PARTITION BY item_id ORDER BY n) AS turn FROM wanted),
    free AS (
      SELECT c.id, c.item_id, row_number() OVER (PARTITION BY c.item_id ORDER BY c.id) AS turn
        FROM (SELECT item_id, count(*) AS n FROM wanted GROUP BY item_id) i
       CROSS JOIN LATERAL (SELECT t.id, t.item_id FROM things t WHERE t.item_id = i.item_id AND t.state = 'free'
                            ORDER BY t.id LIMIT i.n FOR UPDATE SKIP LOCKED) c),
    held AS (
      UPDATE things t SET state = 'held', order_id = asked.id
        FROM free JOIN asked USING (item_id, turn) WHERE t.id = free.id RETURNING t.order_id)`,
  async whyNotHeld(itemId) {
    const [count] = await sql<{ left: number }>(
      db,
      `SELECT count(*)::int AS left FROM things WHERE item_id = $1 AND state <> 'sold'`,
      [itemId],
    )
    return refuseGone(count?.left ?? 0)
  },
  letGo: `UPDATE things t SET state = 'free', order_id = NULL FROM lapsed WHERE t.order_id = lapsed.id AND t.state = 'held'`,
  onLetGo(_trx, itemIds) {
    letGoOfItem.push(...itemIds)
    return Promise.resolve()
  },
  reserve: `
    meant AS (
      SELECT t.id, wanted.id AS order_id FROM wanted CROSS JOIN LATERAL (
        SELECT id FROM things WHERE order_id = wanted.id AND state = 'held' OR item_id = wanted.item_id AND state = 'free'
         ORDER BY state = 'held' DESC LIMIT 1 FOR UPDATE SKIP LOCKED) t),
    reserved AS (
      UPDATE things t SET state = 'capturing', order_id = meant.order_id FROM meant WHERE t.id = meant.id
      RETURNING t.order_id)`,
  whyNotReserved: (order) => shelf.whyNotHeld?.(order.itemId) as Promise<never>,
  release: `UPDATE things t SET state = 'held' FROM refused WHERE t.order_id = refused.id AND t.state = 'capturing'`,
  deliver: `
    meant AS (
      SELECT t.id, paid.id AS order_id FROM paid CROSS JOIN LATERAL (
        SELECT id FROM things
         WHERE order_id = paid.id AND state IN ('capturing', 'held') OR item_id = paid.item_id AND state = 'free'
         ORDER BY state LIMIT 1 FOR UPDATE SKIP LOCKED) t),
    delivered AS (
      UPDATE things t SET state = 'sold', order_id = meant.order_id FROM meant WHERE t.id = meant.id
      RETURNING t.order_id)`,
}

beforeAll(async () => {
  wireFulfilment('library', shelf)
  await sql(
    db,
    `CREATE TABLE things (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, item_id uuid NOT NULL,
       state text NOT NULL DEFAULT 'free', order_id uuid UNIQUE REFERENCES orders)`,
  )
})

async function things(count: number): Promise<string> {
  const item = randomUUID()
  await sql(db, 'INSERT INTO things (item_id) SELECT $1 FROM generate_series(1, $2)', [item, count])
  return item
}

const orderOf = (browser: Browser, item: string) =>
  browser.post('/paypal/order', {
    amount: '5.00',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'library',
    reference: item,
  })
const capture = (browser: Browser, orderId: unknown) => browser.post(`/paypal/order/${String(orderId)}/capture`)
const cancel = (browser: Browser, orderId: unknown) => browser.send('DELETE', `/paypal/order/${String(orderId)}`)

async function statesOf(item: string): Promise<string[]> {
  const rows = await sql<{ state: string }>(db, 'SELECT state FROM things WHERE item_id = $1 ORDER BY state', [item])
  return rows.map((row) => row.state)
}

const HELD = { status: 409, body: { error: 'held' } }
const SOLD_OUT = { status: 409, body: { error: 'sold-out' } }

/** As if the hold of every order for this item were over. */
async function letHoldsPass(item: string): Promise<void> {
  await sql(
    db,
    `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
    [item],
  )
}

async function buyer(item: string, email = 'fan@example.com') {
  const browser = new Browser()
  const answer = await orderOf(browser, item)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  return { browser, id, answer, email, approve: (how?: 'good' | 'declined' | 'pending') => approve(id, email, how) }
}

describe('a hold', () => {
  test('is taken with the order: who comes second hears "held" until it is sold, then "sold-out"', async () => {
    const item = await things(1)
    const first = await buyer(item)
    expect(Date.parse(String(first.answer.body['heldUntil']))).toBeGreaterThan(Date.now() + 800_000)
    expect(await statesOf(item)).toEqual(['held'])
    const late = await orderOf(new Browser(), item)
    expect(late).toMatchObject(HELD)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    await first.approve()
    expect((await capture(first.browser, first.id)).status).toBe(200)
    expect(await statesOf(item)).toEqual(['sold'])
    expect(await orderOf(new Browser(), item)).toMatchObject(SOLD_OUT)
  })

  // Seen red without "FOR UPDATE SKIP LOCKED" in the shelf's pick.
  test('is given to exactly as many as there are copies, and nothing is stored for the others', async () => {
    const item = await things(7)
    const answers = await Promise.all(Array.from({ length: 40 }, () => orderOf(new Browser(), item)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(answers.filter(({ body }) => body['error'] === 'held')).toHaveLength(33)
    expect(await sql(db, 'SELECT 1 FROM orders WHERE item_id = $1', [item])).toHaveLength(7)
  })

  test('ends when the buyer cancels, and only his own, and only before the capture', async () => {
    const item = await things(1)
    const first = await buyer(item)
    expect(await cancel(new Browser(), first.id)).toMatchObject({ status: 401 })
    const stranger = await buyer(await things(1))
    expect(await cancel(stranger.browser, first.id)).toMatchObject({ status: 403 })
    expect(await cancel(first.browser, 'NOSUCHORDER')).toMatchObject({ status: 404 })
    expect(await statesOf(item)).toEqual(['held'])
    letGoOfItem.length = 0
    expect(await cancel(first.browser, first.id)).toMatchObject({ status: 204 })
    expect(letGoOfItem).toEqual([item])
    expect(await statesOf(item)).toEqual(['free'])

    const second = await buyer(item, 'second@example.com')
    expect(await cancel(first.browser, first.id)).toMatchObject({ status: 204 })
    expect(await statesOf(item)).toEqual(['held'])
    await second.approve()
    expect((await capture(second.browser, second.id)).status).toBe(200)
    expect(await cancel(second.browser, second.id)).toMatchObject({ status: 204 })
    expect(await statesOf(item)).toEqual(['sold'])
    expect(letGoOfItem).toEqual([item])
  })

  test.each(['503', 'DROP', 'LOST'])('ends when the provider makes no order: %s', async (kind) => {
    const item = await things(1)
    await fault('/v2/checkout/orders$', kind)
    expect((await orderOf(new Browser(), item)).status).toBe(503)
    expect(await statesOf(item)).toEqual(['free'])
  })

  // Seen red with a sweep that does not ask for the order's state.
  test('lapses only when its time is over, and never while money may be moving', async () => {
    const [item, moving] = [await things(1), await things(1)]
    const first = await buyer(item)
    const pending = await buyer(moving)
    await pending.approve('pending')
    expect((await capture(pending.browser, pending.id)).status).toBe(202)
    await sweepHolds()
    expect(await statesOf(item)).toEqual(['held'])
    await letHoldsPass(item)
    await letHoldsPass(moving)
    await Promise.all([sweepHolds(), sweepHolds()])
    expect(await statesOf(item)).toEqual(['free'])
    expect(await statesOf(moving)).toEqual(['capturing'])
    // Still known as a hold: should the money not come after all, it lapses then.
    expect(await sql(db, 'SELECT 1 FROM orders WHERE item_id = $1 AND held_until IS NOT NULL', [moving])).toHaveLength(
      1,
    )
    // Lapsed, but nobody came: the buyer is welcome.
    await first.approve()
    expect((await capture(first.browser, first.id)).status).toBe(200)
    expect(await statesOf(item)).toEqual(['sold'])
  })

  test('that lapsed and was sold again charges nobody twice', async () => {
    const item = await things(1)
    const first = await buyer(item, 'slow@example.com')
    await first.approve()
    await letHoldsPass(item)
    await sweepHolds()
    const second = await buyer(item, 'quick@example.com')
    expect(await capture(first.browser, first.id)).toMatchObject(HELD)
    await second.approve()
    expect((await capture(second.browser, second.id)).status).toBe(200)
    expect(await capture(first.browser, first.id)).toMatchObject(SOLD_OUT)
    const { captures } = (await simulator('GET', '/simulator/books')) as { captures: { orderId: string }[] }
    expect(captures.filter(({ orderId }) => orderId === first.id)).toHaveLength(0)
    expect(captures.filter(({ orderId }) => orderId === second.id)).toHaveLength(1)
  })

  test('is kept after a declined payment until its time is over', async () => {
    const item = await things(1)
    const first = await buyer(item)
    await first.approve('declined')
    expect(await capture(first.browser, first.id)).toMatchObject({ status: 402, body: { error: 'declined' } })
    expect(await statesOf(item)).toEqual(['held'])
    expect(await orderOf(new Browser(), item)).toMatchObject(HELD)
    await letHoldsPass(item)
    await sweepHolds()
    expect(await statesOf(item)).toEqual(['free'])
    // A lapsed order that tries once more and is declined again holds nothing for good.
    expect(await capture(first.browser, first.id)).toMatchObject({ status: 402 })
    await sweepHolds()
    expect(await statesOf(item)).toEqual(['free'])
  })

  test('is not needed by money that arrived by itself', async () => {
    const item = await things(1)
    const first = await buyer(item)
    await first.approve()
    await fault('/capture$', 'LOST')
    expect((await capture(first.browser, first.id)).status).toBe(202)
    await letHoldsPass(item)
    await sweepHolds()
    const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [first.id])
    await reconcileOrder({ orderId: order?.id ?? '' })
    expect(await statesOf(item)).toEqual(['sold'])
  })
})
