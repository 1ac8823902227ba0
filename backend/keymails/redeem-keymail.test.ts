import { expect, test } from 'vitest'
import { createTestKeymails } from '#testing/builders/records'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

test('a fan pays once, owns copy k of n and plays the exact file', async () => {
  const { codes, song } = await createTestKeymails(3, 100)
  const code = codes[1] ?? ''
  const fan = new Browser()

  const offered = await fan.post('/api/validate-keymail', { keymailCode: code.toLowerCase() })
  expect(offered).toMatchObject({ status: 200, body: { pricing: 7.5, copy: 2, of: 100 } })
  const orderId = await createApprovedOrder(fan, code)
  expect(
    (await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: orderId })).status,
  ).toBe(402)
  expect(await fan.post(`/paypal/order/${orderId}/capture`)).toMatchObject({
    status: 200,
    body: { status: 'COMPLETED' },
  })

  const redeemed = await fan.post('/api/complete-keymail-redemption', {
    keymailCode: code,
    paypalOrderId: orderId,
    paypalOrderData: { ignored: true },
  })
  expect(redeemed).toMatchObject({ status: 200, body: { access: 'fan', copy: 2, of: 100, keymailCode: code } })
  const again = await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: orderId })
  expect(again.body).toEqual(redeemed.body)

  const audio = await fetch(`${getServerOrigin()}/api/songs/${song.id}/audio`, {
    headers: { cookie: fan.cookie, range: 'bytes=100-199' },
  })
  expect(audio.status).toBe(206)
  expect(audio.headers.get('content-range')).toBe('bytes 100-199/88244')
  expect((await audio.arrayBuffer()).byteLength).toBe(100)
  expect((await new Browser().get(`/api/songs/${song.id}/audio`)).status).toBe(401)

  const rooms = await fan.get('/api/green-room')
  expect(rooms.body).toMatchObject([{ access: 'fan', songs: [{ copy: 2, of: 100 }] }])
})
