import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConflictingProxy } from '#testing/servers/conflicting-proxy'

// One COMMIT in ten is refused, as by a distributed database. The product is imported once it has the proxy's address.
const proxy = await startConflictingProxy(process.env['DATABASE_URL'] ?? '', 10)
process.env['DATABASE_URL'] = proxy.url
const { db, runInTransaction } = await import('#database/client')
const { sql } = await import('#database/sql')
const { startTestServer, startTrustingProxy } = await import('#testing/servers/app-server')
const { Browser } = await import('#testing/clients/browser')
const { createApprovedCopyOrder, createCopyOrder, createTestOpenSale } = await import('#testing/builders/open-sale')
const { createTestKeymails } = await import('#testing/builders/records')
const { createApprovedOrder, getPaypalBooks } = await import('#testing/clients/paypal')
startTestServer()
startTrustingProxy()

beforeAll(() => sql(db, 'CREATE TABLE counted (id int PRIMARY KEY, n int NOT NULL)'))
afterAll(() => proxy.close())

test('what is counted in transactions is counted once each, though one commit in ten is refused', async () => {
  await sql(db, 'INSERT INTO counted VALUES (1, 0)')
  const before = proxy.counted.refused
  await Promise.all(
    Array.from({ length: 200 }, () => runInTransaction((trx) => sql(trx, 'UPDATE counted SET n = n + 1 WHERE id = 1'))),
  )
  expect(await sql(db, 'SELECT n FROM counted WHERE id = 1')).toEqual([{ n: 200 }])
  expect(proxy.counted.refused - before).toBeGreaterThan(15)
})

test('two transactions in a deadlock both succeed', async () => {
  await sql(db, 'INSERT INTO counted VALUES (2, 0), (3, 0)')
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const cross = (first: number, second: number, mine: number) =>
    runInTransaction(async (trx) => {
      await sql(trx, 'UPDATE counted SET n = n + 1 WHERE id = $1', [first])
      met[mine]?.resolve()
      await met[1 - mine]?.promise
      await sql(trx, 'UPDATE counted SET n = n + 1 WHERE id = $1', [second])
    })
  await Promise.all([cross(2, 3, 0), cross(3, 2, 1)])
  expect(await sql(db, 'SELECT n FROM counted WHERE id > 1')).toEqual([{ n: 2 }, { n: 2 }])
})

test('any other error is thrown at once', async () => {
  let runs = 0
  const failing = runInTransaction((trx) => {
    runs++
    return sql(trx, 'SELECT 1 / 0')
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(runs).toBe(1)
})

test('of 60 fans on three Keymails three buy one, and nobody else is charged', async () => {
  const { codes } = await createTestKeymails(3)
  const fans = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const browser = new Browser()
      return { browser, orderId: await createApprovedOrder(browser, codes[n % 3] ?? '', `fan${n}@example.com`) }
    }),
  )
  const replies = await Promise.all(
    fans.map(({ browser, orderId }) => browser.post(`/paypal/order/${orderId}/capture`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(57)
  const orders = new Set(fans.map(({ orderId }) => orderId))
  expect((await getPaypalBooks()).captures.filter(({ orderId }) => orders.has(orderId))).toHaveLength(3)
  await expectEqualBooks([...orders], 3)
})

test('of 40 buyers on ten open copies ten hold and buy one', async () => {
  const { editionId } = await createTestOpenSale(10)
  const held = await Promise.all(
    Array.from({ length: 10 }, (_, n) => createApprovedCopyOrder(editionId, `b${n}@x.example`)),
  )
  const late = await Promise.all(Array.from({ length: 30 }, () => createCopyOrder(new Browser(), editionId)))
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 409))
  const replies = await Promise.all(held.map(({ browser, id }) => browser.post(`/paypal/order/${id}/capture`)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  await expectEqualBooks(
    held.map(({ id }) => id),
    10,
  )
  const copies = await sql<{ copy: number }>(
    db,
    `SELECT copy FROM keymails WHERE edition_id = $1 AND state = 'redeemed' ORDER BY copy`,
    [editionId],
  )
  expect(new Set(copies.map(({ copy }) => copy)).size).toBe(10)
})

/** One posting for each sale, whose entries sum to zero. */
async function expectEqualBooks(orders: string[], sales: number): Promise<void> {
  const [books] = await sql<{ postings: number; cents: number }>(
    db,
    `SELECT count(DISTINCT p.id)::int AS postings, coalesce(sum(e.cents), 0)::int AS cents
       FROM orders o JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries e ON e.posting_id = p.id
      WHERE o.provider_order_id = ANY ($1)`,
    [orders],
  )
  expect(books).toEqual({ postings: sales, cents: 0 })
}
