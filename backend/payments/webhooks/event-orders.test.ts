import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { reconcileLedger, reconcileOrder } from '#module/payments/ledger'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import {
  callSimulator,
  createApprovedOrder,
  createPaypalFault,
  deletePaypalFaults,
  getPaypalBooks,
} from '#testing/clients/paypal'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { applyPaypalEvent } from './apply-paypal-event.ts'

startTestServer()
beforeEach(resetRateLimits)
afterEach(deletePaypalFaults)

type Event = { type: string; resource: Record<string, unknown> }
type Sale = { code: string; orderId: string; providerOrderId: string; captureId: string }

/** A payment whose answer never arrived: PayPal has the money, and we know nothing of it. */
async function payWithoutAnswer(code: string): Promise<Sale> {
  const fan = new Browser()
  const providerOrderId = await createApprovedOrder(fan, code, `events.${randomUUID()}@example.com`)
  await createPaypalFault('/capture$', 'LOST')
  expect((await fan.post(`/paypal/order/${providerOrderId}/capture`)).status).toBe(202)
  await deletePaypalFaults()
  const capture = (await getPaypalBooks()).captures.find(({ orderId }) => orderId === providerOrderId)
  const [order] = await sql<{ id: string; state: string }>(
    db,
    'SELECT id, state FROM orders WHERE provider_order_id = $1',
    [providerOrderId],
  )
  expect(order?.state).toBe('capturing')
  return { code, orderId: order?.id ?? '', providerOrderId, captureId: capture?.captureId ?? '' }
}

async function openDispute({ captureId }: Sale, outcome: string): Promise<string> {
  const { disputeId } = (await callSimulator('POST', `/simulator/captures/${captureId}/dispute`, {})) as {
    disputeId: string
  }
  await callSimulator('POST', `/simulator/captures/${captureId}/dispute/resolve`, { outcome })
  return disputeId
}

/** As the worker does with a delivered event: apply it, then the reconciliation that it enqueues. */
async function deliver({ orderId, providerOrderId }: Sale, { type, resource }: Event): Promise<void> {
  const id = `WH-${randomUUID()}`
  await sql(db, 'INSERT INTO paypal_events (id, type, provider_order_id, body) VALUES ($1, $2, $3, $4)', [
    id,
    type,
    providerOrderId,
    JSON.stringify({ id, event_type: type, resource }),
  ])
  await applyPaypalEvent({ eventId: id })
  if (type.startsWith('PAYMENT.CAPTURE.')) await reconcileOrder({ orderId })
}

function listOrders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, n) => listOrders(items.toSpliced(n, 1)).map((rest) => [item, ...rest]))
}

/** What our books say about the sale, in cents from the artist's view, and what the buyer has. */
async function getOutcome({ orderId, code }: Sale) {
  const [row] = await sql<{ state: string; refunded: number; sales: number; keymail: string; dispute: string | null }>(
    db,
    `SELECT o.state, o.refunded_cents AS refunded, k.state AS keymail,
            (SELECT -sum(l.cents)::int FROM ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id
              WHERE p.order_id = o.id AND l.account LIKE 'sales/%') AS sales,
            (SELECT d.state FROM disputes d WHERE d.order_id = o.id) AS dispute
       FROM orders o JOIN keymails k ON k.code = $2 WHERE o.id = $1`,
    [orderId, code],
  )
  return row
}

const scenarios = [
  {
    name: 'a partial refund and a dispute the buyer wins',
    outcome: 'RESOLVED_BUYER_FAVOUR',
    refund: 200,
    expected: { state: 'completed', refunded: 750, sales: 0, keymail: 'void', dispute: 'lost' },
  },
  {
    name: 'a partial refund and a dispute the artist wins',
    outcome: 'RESOLVED_SELLER_FAVOUR',
    refund: 200,
    expected: { state: 'completed', refunded: 200, sales: 550, keymail: 'redeemed', dispute: 'won' },
  },
]

test.each(scenarios)(
  'capture, refund and dispute may be reported in any order, twice: $name',
  async ({ outcome, refund, expected }) => {
    const types = [
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'CUSTOMER.DISPUTE.CREATED',
      'CUSTOMER.DISPUTE.RESOLVED',
    ]
    const orders = listOrders(types)
    const { codes } = await createTestKeymails(orders.length)
    const findingKeys: string[] = []
    for (const [n, order] of orders.entries()) {
      const sale = await payWithoutAnswer(codes[n] ?? '')
      findingKeys.push(`books:${sale.orderId}`)
      await callSimulator('POST', `/simulator/captures/${sale.captureId}/refund`, { cents: refund })
      const disputeId = await openDispute(sale, outcome)
      const events: Record<string, Event> = Object.fromEntries(
        types.map((type) => [
          type,
          {
            type,
            resource: type.startsWith('CUSTOMER')
              ? { dispute_id: disputeId, status: type.endsWith('RESOLVED') ? 'RESOLVED' : 'OPEN' }
              : { id: sale.captureId, custom_id: sale.orderId },
          },
        ]),
      )
      for (const type of order) await deliver(sale, events[type] as Event)
      expect(await getOutcome(sale), order.join(', ')).toEqual(expected)
      // PayPal repeats what it believes was not received.
      for (const type of order.toReversed()) await deliver(sale, events[type] as Event)
      expect(await getOutcome(sale), `${order.join(', ')}, repeated`).toEqual(expected)
    }
    await reconcileLedger()
    // Of these orders: a filled database has some that the simulator never heard of.
    const findings = await sql(db, 'SELECT * FROM reviews WHERE effect_key = ANY ($1)', [findingKeys])
    expect(findings).toEqual([])
  },
  240_000,
)
