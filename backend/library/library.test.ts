import { expect, test } from 'vitest'
import { LIBRARY_PRICE_CENTS } from '#contract/green-room'
import { db, sql } from '#platform/database'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { aHolder, refundInFull } from '#testing/holder'
import { approve } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import type { Library } from './contract.ts'

withServer()

const order = (who: Browser, amount = (LIBRARY_PRICE_CENTS / 100).toFixed(2)) =>
  who.post('/paypal/order', { amount, currency: 'USD', intent: 'CAPTURE', purpose: 'library' })
const libraryOf = async (who: Browser) => (await who.get('/api/library')).body as unknown as Library

async function buys(who: Browser, payer: string): Promise<string> {
  const { body } = await order(who)
  const id = String(body['id'])
  await approve(id, payer)
  expect((await who.post(`/paypal/order/${id}/capture`)).body).toMatchObject({ status: 'COMPLETED' })
  return id
}

test('a fan with copies of two artists pays $9.95 to the platform and has everything in one place', async () => {
  const fan = new Browser()
  const [first, second] = [await keymailsFor(1), await keymailsFor(1)]
  await aHolder(first.codes[0] ?? '', 'reader@example.com', fan)
  await aHolder(second.codes[0] ?? '', 'other.account@example.com', fan)
  expect(await libraryOf(fan)).toMatchObject({ active: false, copies: 2, artists: 2, tracks: [] })

  expect((await order(fan, '0.01')).status).toBe(422)
  const id = await buys(fan, 'reader@example.com')
  expect((await new Browser().post('/api/library/activate', { paypalOrderId: id })).status).toBe(401)
  const activated = await fan.post('/api/library/activate', { paypalOrderId: id })
  expect(activated).toMatchObject({ status: 200, body: { active: true, copies: 2 } })
  const titles = (activated.body as unknown as Library).tracks.map((track) => track.id)
  expect(titles.toSorted()).toEqual([first.song.id, second.song.id].toSorted())
  for (const { audioUrl } of (await libraryOf(fan)).tracks) expect((await fan.get(audioUrl)).status).toBe(200)

  const [posted] = await sql<{ cents: number }>(
    db,
    `SELECT l.cents FROM ledger_entries l JOIN ledger_postings p ON p.id = l.posting_id JOIN orders o ON o.id = p.order_id
      WHERE o.provider_order_id = $1 AND l.account = 'sales/library' AND o.payee_email IS NULL`,
    [id],
  )
  expect(posted?.cents).toBe(-LIBRARY_PRICE_CENTS)
  expect(await order(fan)).toMatchObject({ status: 409, body: { error: 'library-active' } })
})

test('somebody without copies may buy it first; the copies come later, also on another device', async () => {
  const fan = new Browser()
  const id = await buys(fan, 'early@example.com')
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({
    status: 200,
    body: { active: true, copies: 0, tracks: [] },
  })
  const { codes } = await keymailsFor(1)
  const { fan: phone } = await aHolder(codes[0] ?? '', 'early@example.com')
  expect(await libraryOf(phone)).toMatchObject({ active: true, copies: 1, tracks: [{ copy: 1 }] })
})

test('of two tabs that pay at the same moment one is charged', async () => {
  const fan = new Browser()
  const ids = [await order(fan), await order(fan)].map(({ body }) => String(body['id']))
  for (const id of ids) await approve(id, 'two.tabs@example.com')
  const answers = await Promise.all(ids.map((id) => fan.post(`/paypal/order/${id}/capture`)))
  // Tried: without `reserve` both answer 200.
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('library-active')
})

test('a declined payment leaves it open to try again', async () => {
  const fan = new Browser()
  const id = String((await order(fan)).body['id'])
  await approve(id, 'declined@example.com', 'declined')
  expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(402)
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({ status: 402 })
  await approve(id, 'declined@example.com')
  expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(200)
})

test('a full refund closes it and leaves the copies', async () => {
  const fan = new Browser()
  const { codes, song } = await keymailsFor(1)
  await aHolder(codes[0] ?? '', 'regrets@example.com', fan)
  const id = await buys(fan, 'regrets@example.com')
  expect((await libraryOf(fan)).active).toBe(true)
  await refundInFull(id)
  // Tried: without `revoke` it stays active.
  expect(await libraryOf(fan)).toMatchObject({ active: false, copies: 1, tracks: [] })
  expect((await fan.get(`/api/songs/${song.id}/audio`)).status).toBe(200)
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({ status: 403 })
  await buys(fan, 'regrets@example.com')
  expect((await libraryOf(fan)).active).toBe(true)
})

test('nobody else’s order opens it, nor does an order for something else; a G-Key of evaluation pays nothing', async () => {
  const fan = new Browser()
  const id = await buys(fan, 'owner@example.com')
  const { codes } = await keymailsFor(2)
  const { fan: other } = await aHolder(codes[0] ?? '', 'stranger@example.com')
  expect((await other.post('/api/library/activate', { paypalOrderId: id })).status).toBe(403)
  expect((await libraryOf(other)).active).toBe(false)
  const keymail = await other.post('/paypal/order', {
    amount: '7.50',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'keymail',
    reference: codes[1],
  })
  expect((await other.post('/api/library/activate', { paypalOrderId: keymail.body['id'] })).status).toBe(409)
  const { gKeyId } = await anArtist({ accountType: 'test', paymentEmail: null })
  expect(await order(await signedIn(gKeyId))).toMatchObject({ status: 403, body: { error: 'test-account' } })
})
