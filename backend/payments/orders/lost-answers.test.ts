import { afterAll, expect, test } from 'vitest'
import { startLosingProxy } from '#testing/servers/conflicting-proxy'

// Connections break between a commit and its answer. The product is imported once it has the proxy's address.
const proxy = await startLosingProxy(process.env['DATABASE_URL'] ?? '')
process.env['DATABASE_URL'] = proxy.url
const { db } = await import('#database/client')
const { sql } = await import('#database/sql')
const { startTestServer, startTrustingProxy } = await import('#testing/servers/app-server')
const { Browser } = await import('#testing/clients/browser')
const { createApprovedCopyOrder, createCopyOrder, createTestOpenSale } = await import('#testing/builders/open-sale')
const { createTestKeymails } = await import('#testing/builders/records')
const { createApprovedOrder, getPaypalBooks } = await import('#testing/clients/paypal')
const { reconcileOrder } = await import('#module/payments/ledger')
startTestServer()
startTrustingProxy()
afterAll(() => proxy.close())

async function createApprovedOrders(count: number) {
  const { codes } = await createTestKeymails(count)
  return Promise.all(
    codes.map(async (code, n) => {
      const browser = new Browser()
      return { browser, id: await createApprovedOrder(browser, code, `fan${n}@example.com`) }
    }),
  )
}

const steps = [
  ['claim', /SET state = 'capturing'/],
  ['settlement', /SET state = 'completed'/],
] as const

/** How many buyers capture at one moment, and how many answers are lost: the second one is that of a second try. */
const scenes = [
  [1, 1],
  [6, 1],
  [1, 2],
  [6, 2],
] as const

// Without `retry` the buyer gets 503, and after a claim 202 on repeating until the job resolves it. No worker runs here.
// So they do after two lost answers, where nobody looks whose claim or settlement it is that an order has.
for (const [step, text] of steps) {
  for (const [buyers, losses] of scenes) {
    test(`${buyers} at one moment get what they paid for at once, lost answers to a committed ${step}: ${losses}`, async () => {
      const orders = await createApprovedOrders(buyers)
      const before = proxy.counted.lost
      proxy.loseAnswersTo(...Array.from({ length: losses }, () => text))
      const capture = () => Promise.all(orders.map(({ browser, id }) => browser.post(`/paypal/order/${id}/capture`)))
      expect((await capture()).map(({ status }) => status)).toEqual(orders.map(() => 200))
      expect(proxy.counted.lost - before).toBe(losses)
      // Whoever repeats gets the same.
      expect((await capture()).map(({ status }) => status)).toEqual(orders.map(() => 200))
      const ids = orders.map(({ id }) => id)
      expect((await getPaypalBooks()).captures.filter(({ orderId }) => ids.includes(orderId))).toHaveLength(buyers)
      const sold = await sql<{ redeemed: number; postings: number }>(
        db,
        `SELECT count(DISTINCT k.id)::int AS redeemed, count(DISTINCT p.id)::int AS postings
           FROM orders o JOIN ledger_postings p ON p.order_id = o.id
           JOIN keymails k ON k.order_id = o.id AND k.state = 'redeemed'
          WHERE o.provider_order_id = ANY ($1::text[]) AND o.state = 'completed'`,
        [ids],
      )
      expect(sold).toEqual([{ redeemed: buyers, postings: buyers }])
    })
  }

  test(`the buyer of a copy whose ${step} is committed without an answer gets it at once`, async () => {
    const { editionId } = await createTestOpenSale(1)
    const { browser, id } = await createApprovedCopyOrder(editionId)
    const before = proxy.counted.lost
    proxy.loseAnswersTo(text)
    expect((await browser.post(`/paypal/order/${id}/capture`)).status).toBe(200)
    expect(proxy.counted.lost - before).toBe(1)
    expect((await browser.post(`/paypal/order/${id}/capture`)).status).toBe(200)
    expect((await getPaypalBooks()).captures.filter(({ orderId }) => orderId === id)).toHaveLength(1)
    expect(await sql(db, `SELECT state FROM orders WHERE provider_order_id = $1`, [id])).toEqual([
      { state: 'completed' },
    ])
  })

  // 503 says that nothing was lost and to try again.
  for (const losses of [1, 2]) {
    test(`a buyer whose ${step} nobody can look up after ${losses} lost answers is told that it is pending, and charged once`, async () => {
      const [order] = await createApprovedOrders(1)
      if (!order) throw new Error('no order')
      const capture = () => order.browser.post(`/paypal/order/${order.id}/capture`)
      const before = proxy.counted.lost
      proxy.loseAnswersTo(...Array.from({ length: losses }, () => text), /FROM orders WHERE id = \$1$/)
      expect(await capture()).toMatchObject({ status: 202, body: { status: 'PENDING' } })
      expect(proxy.counted.lost - before).toBe(losses + 1)
      const [stored] = await sql<{ id: string }>(
        db,
        `UPDATE orders SET capturing_since = now() - interval '15 seconds' WHERE provider_order_id = $1 RETURNING id`,
        [order.id],
      )
      expect(await reconcileOrder({ orderId: stored?.id ?? '' })).toBe('completed')
      expect((await capture()).status).toBe(200)
      expect((await getPaypalBooks()).captures.filter(({ orderId }) => orderId === order.id)).toHaveLength(1)
    })
  }
}

test('a buyer who is charged and cannot be delivered to yet is told that it is pending', async () => {
  const [order] = await createApprovedOrders(1)
  if (!order) throw new Error('no order')
  const capture = () => order.browser.post(`/paypal/order/${order.id}/capture`)
  // Longer than statements wait for a lock.
  await db.transaction(async (trx) => {
    await trx.raw('LOCK TABLE ledger_postings IN EXCLUSIVE MODE')
    expect(await capture()).toMatchObject({ status: 202, body: { status: 'PENDING' } })
  })
  const captures = (await getPaypalBooks()).captures.filter(({ orderId }) => orderId === order.id)
  expect(captures).toMatchObject([{ status: 'COMPLETED' }])
  const [stored] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [order.id])
  expect(await reconcileOrder({ orderId: stored?.id ?? '' })).toBe('completed')
  expect((await capture()).status).toBe(200)
})

for (const buyers of [1, 4]) {
  test(`of ${buyers} at one moment those whose hold is committed without an answer keep it, and nobody holds two`, async () => {
    const copies = Math.ceil(buyers / 2)
    const { editionId } = await createTestOpenSale(copies)
    const before = proxy.counted.lost
    proxy.loseAnswersTo(/INSERT INTO orders .* held_until/s)
    const answers = await Promise.all(Array.from({ length: buyers }, () => createCopyOrder(new Browser(), editionId)))
    expect(proxy.counted.lost - before).toBe(1)
    const got = answers.filter(({ status }) => status === 200)
    expect(got).toHaveLength(copies)
    expect(answers.filter(({ body }) => body['error'] === 'held')).toHaveLength(buyers - copies)
    const held = await sql<{ id: string }>(
      db,
      `SELECT o.provider_order_id AS id FROM open_copies c JOIN orders o ON o.id = c.order_id
        WHERE c.edition_id = $1 AND c.state = 'held'`,
      [editionId],
    )
    expect(held.map(({ id }) => id).toSorted()).toEqual(got.map(({ body }) => String(body['id'])).toSorted())
  })
}

test('an order that is captured before the creation whose answer was lost is repeated stays so', async () => {
  const { editionId } = await createTestOpenSale(1)
  // Stands for whoever goes on with it between both.
  await db.raw(`
    CREATE FUNCTION go_on() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.state := 'capturing';
        NEW.capture_request_id := gen_random_uuid();
        NEW.capturing_since := now();
        RETURN NEW;
      END $$;
    CREATE TRIGGER go_on BEFORE UPDATE OF provider_order_id ON orders FOR EACH ROW
      WHEN (OLD.provider_order_id IS NULL AND OLD.item_id = '${editionId}') EXECUTE FUNCTION go_on()`)
  try {
    const before = proxy.counted.lost
    proxy.loseAnswersTo(/SET provider_order_id = /)
    await createCopyOrder(new Browser(), editionId)
    expect(proxy.counted.lost - before).toBe(1)
    expect(await sql(db, 'SELECT state FROM orders WHERE item_id = $1', [editionId])).toEqual([{ state: 'capturing' }])
  } finally {
    await db.raw('DROP TRIGGER go_on ON orders; DROP FUNCTION go_on')
  }
})
