import { expect, test } from 'vitest'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { approve, approvedOrder, books } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'

withServer()

test('an artist sees every sale as the provider booked it, and nobody else’s', async () => {
  const { codes, gKeyId, song } = await keymailsFor(3)
  const orders: string[] = []
  for (const code of codes.slice(0, 2)) {
    const fan = new Browser()
    const orderId = await approvedOrder(fan, code, `${code.toLowerCase()}@example.com`)
    await fan.post(`/paypal/order/${orderId}/capture`)
    orders.push(orderId)
  }
  const booked = (await books()).captures.filter(({ orderId }) => orders.includes(orderId))
  const artist = await signedIn(gKeyId)
  const { body } = await artist.get('/api/artist/revenue')
  const sales = body['sales'] as {
    captureId: string
    keymailCode: string
    cents: number
    feeCents: number
    at: string
  }[]
  expect(sales.map(({ captureId, cents, feeCents }) => `${captureId} ${cents} ${feeCents}`).toSorted()).toEqual(
    booked.map(({ captureId, grossCents, feeCents }) => `${captureId} ${grossCents} ${feeCents}`).toSorted(),
  )
  expect(sales.map(({ keymailCode }) => keymailCode).toSorted()).toEqual(codes.slice(0, 2).toSorted())
  for (const { at } of sales) expect(new Date(at).toISOString()).toBe(at)
  const fees = booked.reduce((sum, { feeCents }) => sum + feeCents, 0)
  expect(body['totals']).toEqual({ sales: 2, cents: 1500, feeCents: fees, refundedCents: 0, netCents: 1500 - fees })
  expect(JSON.stringify(body)).not.toContain('@example.com')

  expect((await artist.get('/api/artist/editions')).body).toMatchObject([
    { id: song.editionId, issued: 3, redeemed: 2 },
  ])
  const other = await signedIn((await anArtist()).gKeyId)
  expect((await other.get('/api/artist/revenue')).body).toMatchObject({ sales: [], totals: { sales: 0, cents: 0 } })
})

test('a song’s own upload fee is no revenue of the artist', async () => {
  const { gKeyId } = await anArtist()
  const artist = await signedIn(gKeyId)
  const { body } = await artist.post('/paypal/order', { amount: 25, currency: 'USD', intent: 'CAPTURE' })
  await approve(String(body['id']))
  expect((await artist.post(`/paypal/order/${String(body['id'])}/capture`)).status).toBe(200)
  expect((await artist.get('/api/artist/revenue')).body).toMatchObject({ sales: [], totals: { sales: 0 } })
})
