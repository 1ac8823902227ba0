import { expect, test } from 'vitest'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createApprovedOrder, createKeymailOrder, getPaypalBooks } from '#testing/clients/paypal'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

test('of two tabs of one buyer, the second is told that the copy is theirs, is not charged, and gets in', async () => {
  const { codes } = await createTestKeymails(1)
  const [code = ''] = codes
  const buyer = new Browser()
  const first = await createApprovedOrder(buyer, code, 'tabs@example.com')
  const second = await createApprovedOrder(buyer, code, 'tabs@example.com')
  const stranger = new Browser()
  const third = await createApprovedOrder(stranger, code, 'stranger-tabs@example.com')
  expect((await buyer.post(`/paypal/order/${first}/capture`)).status).toBe(200)
  expect(await buyer.post(`/paypal/order/${second}/capture`)).toMatchObject({
    status: 409,
    body: { error: 'keymail-yours' },
  })
  // Even before the first tab has come in.
  expect(
    await buyer.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: second }),
  ).toMatchObject({ status: 200, body: { keymailCode: code, copy: 1 } })
  expect((await buyer.get('/api/copies')).body).toHaveLength(1)

  expect(await stranger.post(`/paypal/order/${third}/capture`)).toMatchObject({
    status: 409,
    body: { error: 'keymail-taken' },
  })
  expect(
    (await stranger.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: third })).status,
  ).toBe(402)
  const charged = (await getPaypalBooks()).captures.filter(({ orderId }) => [first, second, third].includes(orderId))
  expect(charged.map(({ orderId }) => orderId)).toEqual([first])
})

test('a tab that only now wants to pay for what another tab of the same buyer has bought is told so, a stranger is not', async () => {
  const { codes } = await createTestKeymails(1)
  const [code = ''] = codes
  const buyer = new Browser()
  const stranger = new Browser()
  expect((await stranger.post('/api/validate-keymail', { keymailCode: code })).status).toBe(200)
  const id = await createApprovedOrder(buyer, code, 'later-tab@example.com')
  expect((await buyer.post(`/paypal/order/${id}/capture`)).status).toBe(200)
  expect((await buyer.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: id })).status).toBe(
    200,
  )
  expect(await createKeymailOrder(buyer, code)).toMatchObject({ status: 409, body: { error: 'keymail-yours' } })
  expect(await createKeymailOrder(stranger, code)).toMatchObject({ status: 404, body: { error: 'keymail-unknown' } })
})
