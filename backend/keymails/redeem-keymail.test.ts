import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { keymailsFor } from '#testing/builders'
import { approvedOrder, books } from '#testing/paypal'
import { Browser, serverOrigin, withServer } from '#testing/server'

withServer()

test('a fan pays once, owns copy k of n and plays the very file', async () => {
  const { codes, song } = await keymailsFor(3, 100)
  const code = codes[1] ?? ''
  const fan = new Browser()

  const offered = await fan.post('/api/validate-keymail', { keymailCode: code.toLowerCase() })
  expect(offered).toMatchObject({ status: 200, body: { pricing: 7.5, copy: 2, of: 100 } })
  const orderId = await approvedOrder(fan, code)
  expect((await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: orderId })).status).toBe(402)
  expect(await fan.post(`/paypal/order/${orderId}/capture`)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })

  const redeemed = await fan.post('/api/complete-keymail-redemption', {
    keymailCode: code,
    paypalOrderId: orderId,
    paypalOrderData: { ignored: true },
  })
  expect(redeemed).toMatchObject({ status: 200, body: { access: 'fan', copy: 2, of: 100, keymailCode: code } })
  const again = await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: orderId })
  expect(again.body).toEqual(redeemed.body)

  const audio = await fetch(`${serverOrigin()}/api/songs/${song.id}/audio`, {
    headers: { cookie: fan.cookie, range: 'bytes=100-199' },
  })
  expect(audio.status).toBe(206)
  expect(audio.headers.get('content-range')).toBe('bytes 100-199/88244')
  expect((await audio.arrayBuffer()).byteLength).toBe(100)
  expect((await new Browser().get(`/api/songs/${song.id}/audio`)).status).toBe(401)

  const rooms = await fan.get('/api/green-room')
  expect(rooms.body).toMatchObject([{ access: 'fan', songs: [{ copy: 2, of: 100 }] }])
})

test('of 200 fans on one Keymail one buys it and 199 are not charged', async () => {
  const { codes } = await keymailsFor(1)
  const code = codes[0] ?? ''
  const fans = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const browser = new Browser()
      return { browser, orderId: await approvedOrder(browser, code, `fan${n}@example.com`) }
    }),
  )
  const replies = await Promise.all(fans.map(({ browser, orderId }) => browser.post(`/paypal/order/${orderId}/capture`)))
  const statuses = replies.map((reply) => reply.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  const captured = (await books()).captures.filter((capture) => fans.some((fan) => fan.orderId === capture.orderId))
  expect(captured).toHaveLength(1)
  expect(await sql(db, `SELECT 1 FROM keymails WHERE code = $1 AND state = 'redeemed'`, [code])).toHaveLength(1)
})
