import { afterEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { callSimulator, createApprovedOrder, createPaypalFault, deletePaypalFaults } from '#testing/clients/paypal'
import { startTestServer } from '#testing/servers/app-server'
import { getOrderDifference } from './get-order-difference.ts'

startTestServer()
afterEach(deletePaypalFaults)

async function createOrder({ captured }: { captured: boolean }) {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const paypalOrderId = await createApprovedOrder(fan, codes[0] ?? '')
  if (captured) expect((await fan.post(`/paypal/order/${paypalOrderId}/capture`)).status).toBe(200)
  const [order] = await sql<{ id: string; captureId: string }>(
    db,
    `SELECT id, capture_id AS "captureId" FROM orders WHERE provider_order_id = $1`,
    [paypalOrderId],
  )
  return { id: order?.id ?? '', captureId: order?.captureId ?? '', paypalOrderId }
}

test.each([
  ['a sale as it was captured', ``, undefined],
  ['another capture', `capture_id = 'OTHER'`, 'another capture was booked'],
  ['another fee', `fee_cents = fee_cents + 1`, /^it kept \d+ cents, we booked \d+$/],
  ['more refunds than PayPal lists, as after a lost dispute', `refunded_cents = 750`, undefined],
])('compares %s', async (_, change, message) => {
  const { id } = await createOrder({ captured: true })
  if (change) await sql(db, `UPDATE orders SET ${change} WHERE id = $1`, [id])
  const difference = await getOrderDifference(id)
  if (message === undefined) expect(difference).toBeUndefined()
  else expect(difference?.message).toMatch(message)
})

test('a refund that was not booked is a difference, and none once it is', async () => {
  const { id, captureId } = await createOrder({ captured: true })
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 })
  expect((await getOrderDifference(id))?.message).toBe('it gave back 100 cents, we booked 0')
  await sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id])
  expect(await getOrderDifference(id)).toBeUndefined()
})

test('an approved order agrees until PayPal captured it', async () => {
  const paid = await createOrder({ captured: true })
  const unpaid = await createOrder({ captured: false })
  expect(await getOrderDifference(unpaid.id)).toBeUndefined()
  await sql(db, 'UPDATE orders SET provider_order_id = $2 WHERE id = $1', [paid.id, `${paid.paypalOrderId}-gone`])
  expect((await getOrderDifference(paid.id))?.message).toBe('it knows no capture of this order')
  await sql(db, 'UPDATE orders SET provider_order_id = $2 WHERE id = $1', [unpaid.id, paid.paypalOrderId])
  expect((await getOrderDifference(unpaid.id))?.message).toBe('it captured 750 cents, we booked none')
})

test('fails while PayPal is unavailable', async () => {
  const { id } = await createOrder({ captured: true })
  await createPaypalFault('/v2/checkout/orders', 'http-500', 10)
  await expect(getOrderDifference(id)).rejects.toThrow()
})
