import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keymailProduct } from './keymail-product.ts'
import { registerProduct } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { approveAtPaypal, createApprovedOrder, getPaypalBooks } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer, startTrustingProxy } from '#testing/servers/app-server'

startTestServer()
startTrustingProxy()

type Fan = { browser: Browser; orderId: string; code: string }

/** `count` fans, each in their own browser with an approved order, spread evenly over the codes. */
function createFansWithApprovedOrders(count: number, codes: string[]): Promise<Fan[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const browser = new Browser()
      const code = codes[n % codes.length] ?? ''
      return { browser, code, orderId: await createApprovedOrder(browser, code, `fan${n}@example.com`) }
    }),
  )
}

async function captureAll(fans: Fan[]) {
  const replies = await Promise.all(
    fans.map(async ({ browser, orderId }, n) => {
      // What arrives at one moment shares a statement, which takes a Keymail once in any case. These meet in several.
      await pause((n % 20) * 5)
      return browser.post(`/paypal/order/${orderId}/capture`)
    }),
  )
  const statuses = replies.map((reply) => reply.status)
  const orders = new Set(fans.map((fan) => fan.orderId))
  const charged = (await getPaypalBooks()).captures.filter((capture) => orders.has(capture.orderId))
  return { replies, charged, of: (status: number) => statuses.filter((one) => one === status).length }
}

function listSoldCopies(codes: string[]) {
  return sql<{ code: string; orderId: string }>(
    db,
    `SELECT code, order_id AS "orderId" FROM keymails WHERE code = ANY ($1) AND state = 'redeemed'`,
    [codes],
  )
}

// With `k.state <> 'redeemed'` in place of `k.state = 'issued'` in keymail-product.ts, this test and the next fail.
test('of 200 fans on one Keymail one buys it and 199 are not charged', async () => {
  const { codes } = await createTestKeymails(1)
  const fans = await createFansWithApprovedOrders(200, codes)
  const { of, charged, replies } = await captureAll(fans)
  expect(of(200)).toBe(1)
  expect(of(409)).toBe(199)
  expect(charged).toHaveLength(1)
  expect(await listSoldCopies(codes)).toHaveLength(1)
  const codesOfRefusals = new Set(replies.filter((r) => r.status === 409).map((r) => r.body['error']))
  expect([...codesOfRefusals].every((code) => code === 'keymail-busy' || code === 'keymail-taken')).toBe(true)
})

test('of 200 fans on 20 Keymails, ten on each, 20 buy one and 180 are not charged', async () => {
  const { codes } = await createTestKeymails(20)
  const fans = await createFansWithApprovedOrders(200, codes)
  const { of, charged } = await captureAll(fans)
  expect(of(200)).toBe(20)
  expect(of(409)).toBe(180)
  expect(charged).toHaveLength(20)
  expect(new Set((await listSoldCopies(codes)).map((sold) => sold.orderId)).size).toBe(20)
})

test('fifty concurrent captures of one order move the money once', async () => {
  const { codes } = await createTestKeymails(1)
  const [fan] = await createFansWithApprovedOrders(1, codes)
  if (!fan) throw new Error('no fan')
  const { of, charged } = await captureAll(Array.from({ length: 50 }, () => fan))
  expect(of(200) + of(202)).toBe(50)
  expect(of(200)).toBeGreaterThanOrEqual(1)
  expect(charged).toHaveLength(1)
  const postings = await sql(
    db,
    'SELECT 1 FROM ledger_postings p JOIN orders o ON o.id = p.order_id WHERE o.provider_order_id = $1',
    [fan.orderId],
  )
  expect(postings).toHaveLength(1)
})

// Without `AND state = 'created'` in the claiming statement, later captures claim again and this fails with a second
// capture attempt.
test('fifty concurrent captures of one upload fee grant one credit', async () => {
  const { gKeyId, artist } = await createTestKeymails(1)
  const browser = await signInArtist(gKeyId)
  const order = await browser.post('/paypal/order', { amount: '25.00', currency: 'USD', intent: 'CAPTURE' })
  const orderId = String(order.body['id'])
  await approveAtPaypal(orderId)
  const { of, charged } = await captureAll(Array.from({ length: 50 }, () => ({ browser, orderId, code: '' })))
  expect(of(200) + of(202)).toBe(50)
  expect(charged).toHaveLength(1)
  const attempts = await sql(
    db,
    'SELECT 1 FROM capture_attempts a JOIN orders o ON o.id = a.order_id WHERE o.provider_order_id = $1',
    [orderId],
  )
  expect(attempts).toHaveLength(1)
  const credits = await sql(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [artist.id])
  expect(credits).toEqual([{ credits: 1 }])
})

// Fails without `AND issued + $2 <= copies` in the issuing statement, with or without the CHECK on the edition.
test('concurrent issuing never exceeds the edition', async () => {
  const { gKeyId, song } = await createTestKeymails(1, 51)
  const browser = await signInArtist(gKeyId)
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => browser.post('/api/keymails', { editionId: song.editionId, count: 5 })),
  )
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(10)
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(20)
  const numbers = await sql<{ copy: number }>(db, 'SELECT copy FROM keymails WHERE edition_id = $1 ORDER BY copy', [
    song.editionId,
  ])
  expect(numbers.map((row) => row.copy)).toEqual(Array.from({ length: 51 }, (_, n) => n + 1))
})

test('the database rejects two codes for one copy number', async () => {
  const { song } = await createTestKeymails(1, 3)
  const second = sql(
    db,
    `INSERT INTO keymails (code, edition_id, copy, price_cents) VALUES ('TM-20260101-AAAAAAAA', $1, 1, 750)`,
    [song.editionId],
  )
  await expect(second).rejects.toThrow(/keymails_one_per_copy/)
  const past = sql(
    db,
    `INSERT INTO keymails (code, edition_id, copy, price_cents) VALUES ('TM-20260101-AAAAAAAB', $1, 4, 750)`,
    [song.editionId],
  )
  await expect(past).rejects.toThrow(/past the edition/)
})

// Negative control: without the guards the race test above must fail. Runs last, because it removes the guards from
// this database.
test('without the guards the same race charges several fans for one copy', async () => {
  await db.raw('DROP INDEX orders_one_sale_per_keymail')
  registerProduct('keymail', {
    ...keymailProduct,
    claimSql: `
      reserved AS (
        UPDATE keymails k SET state = 'capturing', order_id = wanted.id FROM wanted
         WHERE k.id = wanted.item_id RETURNING wanted.id AS order_id)`,
  })
  // Where a busy machine lets the first sale end before the others begin, a trigger still refuses them.
  let most = 0
  for (let round = 0; round < 5 && most < 2; round++) {
    const { codes } = await createTestKeymails(1)
    const { charged } = await captureAll(await createFansWithApprovedOrders(60, codes))
    most = Math.max(most, charged.length)
  }
  registerProduct('keymail', keymailProduct)
  expect(most).toBeGreaterThan(1)
})
