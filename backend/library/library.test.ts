import { expect, test } from 'vitest'
import { LIBRARY_PRICE_CENTS } from './contract.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { redeemAsFan, refundOrderInFull, signInByMail } from '#testing/builders/redemption'
import { approveAtPaypal } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'
import type { Library } from './contract.ts'

startTestServer()

const orderLibrary = (who: Browser, amount = (LIBRARY_PRICE_CENTS / 100).toFixed(2)) =>
  who.post('/paypal/order', { amount, currency: 'USD', intent: 'CAPTURE', purpose: 'library' })
const getLibraryOf = async (who: Browser) => (await who.get('/api/library')).body as unknown as Library

async function buyLibrary(who: Browser, payer: string): Promise<string> {
  const { body } = await orderLibrary(who)
  const id = String(body['id'])
  await approveAtPaypal(id, payer)
  expect((await who.post(`/paypal/order/${id}/capture`)).body).toMatchObject({ status: 'COMPLETED' })
  return id
}

test('a fan with copies from two artists pays the platform $9.95 and gets them all in one place', async () => {
  const fan = new Browser()
  const [first, second] = [await createTestKeymails(1), await createTestKeymails(1)]
  await redeemAsFan(first.codes[0] ?? '', 'reader@example.com', fan)
  await redeemAsFan(second.codes[0] ?? '', 'other.account@example.com', fan)
  expect(await getLibraryOf(fan)).toMatchObject({ active: false, copies: 2, artists: 2, tracks: [] })

  expect((await orderLibrary(fan, '0.01')).status).toBe(422)
  const id = await buyLibrary(fan, 'reader@example.com')
  expect((await new Browser().post('/api/library/activate', { paypalOrderId: id })).status).toBe(401)
  const activated = await fan.post('/api/library/activate', { paypalOrderId: id })
  expect(activated).toMatchObject({ status: 200, body: { active: true, copies: 2 } })
  const titles = (activated.body as unknown as Library).tracks.map((track) => track.id)
  expect(titles.toSorted()).toEqual([first.song.id, second.song.id].toSorted())
  for (const { audioUrl } of (await getLibraryOf(fan)).tracks) expect((await fan.get(audioUrl)).status).toBe(200)

  const [posted] = await sql<{ cents: number }>(
    db,
    `SELECT l.cents FROM ledger_entries l JOIN ledger_postings p ON p.id = l.posting_id JOIN orders o ON o.id = p.order_id
      WHERE o.provider_order_id = $1 AND l.account = 'sales/library' AND o.payee_email IS NULL`,
    [id],
  )
  expect(posted?.cents).toBe(-LIBRARY_PRICE_CENTS)
  expect(await orderLibrary(fan)).toMatchObject({ status: 409, body: { error: 'library-active' } })
})

test('the library can be bought before any copies; later copies appear in it, on another device after a mailed link', async () => {
  const fan = new Browser()
  const id = await buyLibrary(fan, 'early@example.com')
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({
    status: 200,
    body: { active: true, copies: 0, tracks: [] },
  })
  const { codes } = await createTestKeymails(1)
  const { fan: phone } = await redeemAsFan(codes[0] ?? '', 'early@example.com')
  // A payment under the same address proves no person.
  expect(await getLibraryOf(phone)).toMatchObject({ active: false, copies: 1, tracks: [] })
  await signInByMail(codes[0] ?? '', phone)
  expect(await getLibraryOf(phone)).toMatchObject({ active: true, copies: 1, tracks: [{ copy: 1 }] })
})

test('charges only one of two tabs that pay at the same time', async () => {
  const fan = new Browser()
  const ids = [await orderLibrary(fan), await orderLibrary(fan)].map(({ body }) => String(body['id']))
  for (const id of ids) await approveAtPaypal(id, 'two.tabs@example.com')
  const answers = await Promise.all(ids.map((id) => fan.post(`/paypal/order/${id}/capture`)))
  // Without `claimSql`, both return 200.
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('library-active')
})

test('can be retried after a declined payment', async () => {
  const fan = new Browser()
  const id = String((await orderLibrary(fan)).body['id'])
  await approveAtPaypal(id, 'declined@example.com', 'declined')
  expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(402)
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({ status: 402 })
  await approveAtPaypal(id, 'declined@example.com')
  expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(200)
})

test('a full refund deactivates the library and keeps the copies', async () => {
  const fan = new Browser()
  const { codes, song } = await createTestKeymails(1)
  await redeemAsFan(codes[0] ?? '', 'regrets@example.com', fan)
  const id = await buyLibrary(fan, 'regrets@example.com')
  expect((await getLibraryOf(fan)).active).toBe(true)
  await refundOrderInFull(id)
  // Without `reverseSql`, it stays active.
  expect(await getLibraryOf(fan)).toMatchObject({ active: false, copies: 1, tracks: [] })
  expect((await fan.get(`/api/songs/${song.id}/audio`)).status).toBe(200)
  expect(await fan.post('/api/library/activate', { paypalOrderId: id })).toMatchObject({ status: 403 })
  await buyLibrary(fan, 'regrets@example.com')
  expect((await getLibraryOf(fan)).active).toBe(true)
})

test('rejects another visitor’s order, an order for another purpose and a test account', async () => {
  const fan = new Browser()
  const id = await buyLibrary(fan, 'owner@example.com')
  const { codes } = await createTestKeymails(2)
  const { fan: other } = await redeemAsFan(codes[0] ?? '', 'stranger@example.com')
  expect((await other.post('/api/library/activate', { paypalOrderId: id })).status).toBe(403)
  expect((await getLibraryOf(other)).active).toBe(false)
  const keymail = await other.post('/paypal/order', {
    amount: '7.50',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'keymail',
    reference: codes[1],
  })
  expect((await other.post('/api/library/activate', { paypalOrderId: keymail.body['id'] })).status).toBe(409)
  const { gKeyId } = await createTestArtist({ accountType: 'test', paymentEmail: null })
  expect(await orderLibrary(await signInArtist(gKeyId))).toMatchObject({ status: 403, body: { error: 'test-account' } })
})

test('what was heard last is listed, newest first, with and without a library, in the browser that heard it', async () => {
  const fan = new Browser()
  const { codes, song } = await createTestKeymails(1)
  const second = await createTestKeymails(1)
  const { refund } = await redeemAsFan(codes[0] ?? '', 'listener@example.com', fan)
  await redeemAsFan(second.codes[0] ?? '', 'listener@example.com', fan)
  const listHeard = async (who: Browser) => (await getLibraryOf(who)).recentlyHeard.map(({ id }) => id)
  expect(await listHeard(fan)).toEqual([])
  for (const id of [song.id, second.song.id]) {
    const answer = await fan.fetch('GET', `/api/songs/${id}/audio`)
    await answer.arrayBuffer()
    await pollUntil('the play is stored', 30, async () => (await listHeard(fan)).includes(id))
  }
  expect(await listHeard(fan)).toEqual([second.song.id, song.id])
  expect(await listHeard(await signInByMail(codes[0] ?? ''))).toEqual([])
  await refund()
  expect(await listHeard(fan)).toEqual([second.song.id])
})
