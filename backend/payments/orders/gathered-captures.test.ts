import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getOrder, type Order } from '#module/payments'
import type { ProviderOrder } from '#module/payments/paypal'
import { createTestKeymails } from '#testing/builders/records'
import { createKeymailOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { claimOrder } from './capture-order.ts'
import { settleOrder } from './settle-order.ts'

// What is called in one turn of the event loop waits together, so it shares a statement.

startTestServer()

/** Orders of one browser, each for the Keymail with the same position. */
async function createOrders(codes: string[], browser = new Browser()): Promise<Order[]> {
  const orders: Order[] = []
  for (const code of codes) {
    const { body } = await createKeymailOrder(browser, code)
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [body['id']])
    const order = await getOrder(row?.id ?? '')
    if (order) orders.push(order)
  }
  return orders
}

const buildCapture = (id: string, order: Order): NonNullable<ProviderOrder['capture']> => ({
  id,
  status: 'COMPLETED',
  pendingReason: null,
  cents: order.cents,
  currency: order.currency,
  feeCents: 52,
})

const settle = (order: Order, captureId = `C-${order.id}`, email = 'fan@example.com') =>
  settleOrder(order, buildCapture(captureId, order), { email, name: 'Fan', country: 'DE' })

async function getBooks(orders: Order[]) {
  const ids = [orders.map(({ id }) => id)]
  const [books] = await sql<{ sold: number; fans: number; postings: number; taken: number }>(
    db,
    `SELECT (SELECT count(*) FROM keymails WHERE order_id = ANY ($1::uuid[]) AND state = 'redeemed')::int AS sold,
            (SELECT count(DISTINCT fan_id) FROM keymails WHERE order_id = ANY ($1::uuid[]))::int AS fans,
            (SELECT count(*) FROM ledger_postings WHERE order_id = ANY ($1::uuid[]))::int AS postings,
            (SELECT coalesce(sum(e.cents), 0) FROM ledger_entries e JOIN ledger_postings p ON p.id = e.posting_id
              WHERE p.order_id = ANY ($1::uuid[]) AND e.account LIKE 'paypal/%')::int AS taken`,
    ids,
  )
  return books
}

test('captures at one moment are claimed and settled together, each with its own payment', async () => {
  const { codes } = await createTestKeymails(8)
  const orders = await createOrders(codes)
  const claims = await Promise.all(orders.map(claimOrder))
  const attempts = await sql<{ requestId: string; orderId: string }>(
    db,
    'SELECT request_id AS "requestId", order_id AS "orderId" FROM capture_attempts WHERE order_id = ANY ($1::uuid[])',
    [orders.map(({ id }) => id)],
  )
  const requested = new Map(attempts.map(({ requestId, orderId }) => [requestId, orderId]))
  expect(claims.map((claim) => claim !== 'running' && requested.get(claim.requestId))).toEqual(
    orders.map(({ id }) => id),
  )

  const emails = orders.map((_, n) => (n < 4 ? 'one@example.com' : `fan${n}@example.com`))
  const settled = await Promise.all(orders.map((order, n) => settle(order, undefined, emails[n])))
  expect(settled).toEqual(orders.map(() => 'completed'))
  // Four were paid under one address.
  expect(await getBooks(orders)).toEqual({ sold: 8, fans: 5, postings: 8, taken: 8 * (750 - 52) })
  const rows = await sql<{ id: string; captureId: string; email: string; fan: string }>(
    db,
    `SELECT o.id, o.capture_id AS "captureId", o.payer_email AS email, f.address AS fan
       FROM orders o JOIN keymails k ON k.order_id = o.id AND k.id = o.item_id JOIN fans f ON f.id = k.fan_id
      WHERE o.id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], o.id)`,
    [orders.map(({ id }) => id)],
  )
  expect(rows).toEqual(orders.map(({ id }, n) => ({ id, captureId: `C-${id}`, email: emails[n], fan: emails[n] })))
})

test('of claims on one Keymail, and of claims of one order, at one moment one wins', async () => {
  const { codes } = await createTestKeymails(2)
  const [busy = '', other = ''] = codes
  const rivals = (await Promise.all([busy, busy, busy].map((code) => createOrders([code])))).flat()
  const [single] = await createOrders([other])
  if (!single) throw new Error('no order')
  const claims = await Promise.allSettled([...rivals, single, single, single].map(claimOrder))
  const won = claims.map((claim) => claim.status === 'fulfilled' && claim.value !== 'running')
  expect(won.slice(0, 3).filter(Boolean)).toHaveLength(1)
  expect(won.slice(3).filter(Boolean)).toHaveLength(1)
  expect(claims.slice(0, 3).filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(claims.slice(3).filter((claim) => claim.status === 'fulfilled' && claim.value === 'running')).toHaveLength(2)
})

test('two reports of one payment at one moment post it once', async () => {
  const { codes } = await createTestKeymails(1)
  const [order] = await createOrders(codes)
  if (!order) throw new Error('no order')
  await claimOrder(order)
  expect(await Promise.all([settle(order), settle(order)])).toEqual(['completed', 'completed'])
  expect(await getBooks([order])).toEqual({ sold: 1, fans: 1, postings: 1, taken: 750 - 52 })
})

// Without the second try of each alone (`retry` of createBatcher) nobody gets anything.
test('what fails for one payment fails for no other of the same moment', async () => {
  const { codes } = await createTestKeymails(4)
  const orders = await createOrders(codes)
  await Promise.all(orders.map(claimOrder))
  const [first, ...others] = orders
  if (!first) throw new Error('no order')
  await settle(first)
  // PayPal's ids of captures are unique: this one belongs to the first order.
  const outcomes = await Promise.allSettled(
    others.map((order, n) => settle(order, n === 1 ? `C-${first.id}` : undefined)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await getBooks(orders)).toMatchObject({ sold: 3, postings: 3 })
})
