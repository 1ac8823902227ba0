import { expect, test } from 'vitest'
import { reconcileOrder } from '#module/payments/ledger'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { createApprovedOrder, getPaypalBooks, callSimulator } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

async function sellKeymail(payer: string) {
  const { codes, gKeyId, song } = await createTestKeymails(1)
  const code = codes[0] ?? ''
  const fan = new Browser()
  const paypalOrderId = await createApprovedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  const captureId =
    (await getPaypalBooks()).captures.find((capture) => capture.orderId === paypalOrderId)?.captureId ?? ''
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  return { fan, code, gKeyId, song, paypalOrderId, captureId, orderId: order?.id ?? '' }
}

const getKeymailState = async (code: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE code = $1', [code]))[0]?.state

test('a partial refund keeps access and is recorded once, however often it is reported', async () => {
  const sold = await sellKeymail('partly@example.com')
  await callSimulator('POST', `/simulator/captures/${sold.captureId}/refund`, { cents: 250 })
  await Promise.all(Array.from({ length: 5 }, () => reconcileOrder({ orderId: sold.orderId })))
  expect(await getKeymailState(sold.code)).toBe('redeemed')
  expect((await sold.fan.get(`/api/songs/${sold.song.id}/audio`)).status).toBe(200)
  const artist = await signInArtist(sold.gKeyId)
  expect((await artist.get('/api/artist/revenue')).body['totals']).toMatchObject({ cents: 750, refundedCents: 250 })
})

test('a full refund in two parts ends access, voids the copy and keeps the ledger equal to PayPal', async () => {
  const sold = await sellKeymail('wholly@example.com')
  await callSimulator('POST', `/simulator/captures/${sold.captureId}/refund`, { cents: 250 })
  await reconcileOrder({ orderId: sold.orderId })
  await callSimulator('POST', `/simulator/captures/${sold.captureId}/refund`, {})
  await reconcileOrder({ orderId: sold.orderId })
  expect(await getKeymailState(sold.code)).toBe('void')
  expect((await sold.fan.get('/api/green-room')).body).toEqual([])
  const again = await sold.fan.post('/api/complete-keymail-redemption', {
    keymailCode: sold.code,
    paypalOrderId: sold.paypalOrderId,
  })
  expect(again).toMatchObject({ status: 403, body: { error: 'copy-refunded' } })
  const [ours] = await sql<{ refunded: number; sum: number }>(
    db,
    `SELECT sum(l.cents) FILTER (WHERE p.kind = 'refund' AND l.account LIKE 'sales/%')::int AS refunded, sum(l.cents)::int AS sum
       FROM ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id WHERE p.order_id = $1`,
    [sold.orderId],
  )
  const theirs = (await getPaypalBooks()).captures.find((capture) => capture.captureId === sold.captureId)
  expect(ours).toEqual({ refunded: theirs?.refundedCents, sum: 0 })
})
