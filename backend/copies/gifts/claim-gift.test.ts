import { expect, test } from 'vitest'
import { receiptDocument } from '#module/payments/receipts'
import { reconcileOrder } from '#module/payments/ledger'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { createApprovedOrder, getPaypalBooks, callSimulator } from '#testing/clients/paypal'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { copyCertificate } from '#module/copies'
import { sendGift } from './send-gift.ts'

startTestMailbox()
startTestServer()

let personCount = 0
const createEmail = () => `person${++personCount}@example.com`

type Copy = { id: string; title: string; giveable: boolean; offered: boolean; receipt: boolean; copy: number }
const listCopies = async (fan: Browser) => (await fan.get('/api/copies')).body as unknown as Copy[]

/** A fan who has just bought one copy. */
async function createBuyer() {
  const made = await createTestKeymails(1, 100)
  const fan = new Browser()
  const payer = createEmail()
  const [code = ''] = made.codes
  const paypalOrderId = await createApprovedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  const [copy] = await listCopies(fan)
  const captureId = (await getPaypalBooks()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId ?? ''
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  return {
    ...made,
    fan,
    payer,
    code,
    captureId,
    orderId: order?.id ?? '',
    id: copy?.id ?? '',
    title: copy?.title ?? '',
  }
}

async function createGift(
  fan: Browser,
  id: string,
  email = createEmail(),
): Promise<{ answer: TestResponse; email: string; token: string }> {
  const answer = await fan.post(`/api/copies/${id}/gift`, { email, message: 'Happy birthday' })
  const open = await sql<{ id: string }>(db, `SELECT id FROM copy_gifts WHERE state = 'offered' AND mailed_at IS NULL`)
  for (const gift of open) await sendGift({ giftId: gift.id })
  const mail = listMailTo(email).at(-1)
  return { answer, email, token: mail ? parseLinkToken(mail) : '' }
}

const playSong = (fan: Browser, songId: string) => fan.fetch('GET', `/api/songs/${songId}/audio`)

test('the certificate shows artist, title, number and date; its QR page shows valid, then void after a refund', async () => {
  const { fan, id, artist, title, captureId, orderId } = await createBuyer()
  const { status, bytes } = await downloadDocument(`/api/copies/${id}/certificate`, [copyCertificate], fan)
  expect(status).toBe(200)
  const read = await parseRenderedPdf(bytes)
  expect(read).toMatchObject({ pages: 1, links: [`http://localhost:3999/verify?copy=${id}`], builtIn: false })
  expect(read.embedded).toBe(read.fonts)
  for (const words of [artist.stageName, title, 'No. 1', 'of 100 copies', 'declared that they hold the rights']) {
    expect(read.text).toContain(words.replaceAll(' ', ''))
  }
  const page = await new Browser().get(`/api/copies/${id}`)
  expect(page.body).toMatchObject({ artistName: artist.stageName, title, copy: 1, of: 100, state: 'valid' })
  // Contains no name, email address or code.
  expect(JSON.stringify(page.body)).not.toMatch(/@|TM-/)

  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 })
  await reconcileOrder({ orderId })
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'valid' })
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, {})
  await reconcileOrder({ orderId })
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'void' })
  expect((await fan.get(`/api/copies/${id}/certificate`)).status).toBe(403)
})

test('only the holder gets certificate and receipt; unsold copies and guessed ids have no page', async () => {
  const { fan, id, payer, codes } = await createBuyer()
  const { bytes } = await downloadDocument(`/api/copies/${id}/receipt`, [receiptDocument], fan)
  const receipt = await parseRenderedPdf(bytes)
  expect(receipt.text).toContain(payer)
  expect(receipt.text).toContain('$7.50USD')
  const { fan: other } = await createBuyer()
  for (const paper of ['certificate', 'receipt']) {
    expect((await other.get(`/api/copies/${id}/${paper}`)).status).toBe(403)
    expect((await new Browser().get(`/api/copies/${id}/${paper}`)).status).toBe(401)
  }
  const unsold = await createTestKeymails(1)
  const [row] = await sql<{ id: string }>(db, 'SELECT copy_id AS id FROM keymails WHERE code = $1', [unsold.codes[0]])
  for (const nobody of [row?.id, crypto.randomUUID(), 'x', codes[0]]) {
    expect((await fan.get(`/api/copies/${nobody}`)).status).toBe(404)
  }
})

test('a claimed gift moves access to the recipient; the certificate stays valid and the receipt private', async () => {
  const { fan, id, song } = await createBuyer()
  const { answer, token } = await createGift(fan, id)
  expect(answer.status).toBe(202)
  expect(await listCopies(fan)).toMatchObject([{ giveable: false, offered: true }])
  const friend = new Browser()
  const taken = await friend.post('/api/gifts/take', { token })
  expect(taken).toMatchObject({ status: 200, body: { access: 'fan', copy: 1 } })
  expect((await playSong(friend, song.id)).status).toBe(200)
  expect((await playSong(fan, song.id)).status).toBe(403)
  expect((await fan.get('/api/green-room')).body).toEqual([])
  expect(await listCopies(fan)).toEqual([])
  expect(await listCopies(friend)).toMatchObject([{ id, receipt: false, giveable: false }])
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'valid' })
  expect((await friend.get(`/api/copies/${id}/receipt`)).status).toBe(403)
  // Neither the link nor the copy can be used a second time.
  expect((await new Browser().post('/api/gifts/take', { token })).status).toBe(404)
  expect((await createGift(friend, id)).answer).toMatchObject({ status: 409, body: { error: 'copy-given' } })
})

test('a copy that has been played cannot be given away', async () => {
  const { fan, id, song } = await createBuyer()
  expect((await playSong(fan, song.id)).status).toBe(200)
  expect(await listCopies(fan)).toMatchObject([{ giveable: false }])
  expect((await createGift(fan, id)).answer).toMatchObject({ status: 409, body: { error: 'copy-entered' } })
})

test('a link of another site neither plays a copy nor ends the right to give it away', async () => {
  const { fan, song } = await createBuyer()
  const play = (site: string) => fan.get(`/api/songs/${song.id}/audio`, { 'sec-fetch-site': site })
  expect(await play('cross-site')).toMatchObject({ status: 403, body: { error: 'cross-site' } })
  expect(await listCopies(fan)).toMatchObject([{ giveable: true }])
  expect((await play('same-origin')).status).toBe(200)
})

test('of playing and claiming at the same moment exactly one succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const { fan, id, song } = await createBuyer()
    const { token } = await createGift(fan, id)
    const friend = new Browser()
    const [heard, taken] = await Promise.all([playSong(fan, song.id), friend.post('/api/gifts/take', { token })])
    expect([heard.status, taken.status]).toEqual(heard.status === 200 ? [200, 409] : [403, 200])
    await heard.arrayBuffer()
  }
})

test('of ten concurrent offers, and of ten concurrent claims, exactly one succeeds', async () => {
  const { fan, id } = await createBuyer()
  const offers = await Promise.all(
    Array.from({ length: 10 }, () => fan.post(`/api/copies/${id}/gift`, { email: createEmail() })),
  )
  expect(offers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(offers.filter(({ status }) => status === 409)).toHaveLength(9)
  const [gift] = await sql<{ id: string; email: string }>(
    db,
    `SELECT id, email FROM copy_gifts WHERE state = 'offered' AND mailed_at IS NULL`,
  )
  await sendGift({ giftId: gift?.id ?? '' })
  await sendGift({ giftId: gift?.id ?? '' })
  expect(listMailTo(gift?.email ?? '')).toHaveLength(1)
  const [mail] = listMailTo(gift?.email ?? '')
  const token = mail ? parseLinkToken(mail) : ''
  const takers = await Promise.all(Array.from({ length: 10 }, () => new Browser().post('/api/gifts/take', { token })))
  expect(takers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a cancelled gift’s link stops working and the copy can be offered again', async () => {
  const { fan, id } = await createBuyer()
  const first = await createGift(fan, id)
  expect((await new Browser().send('DELETE', `/api/copies/${id}/gift`)).status).toBe(401)
  expect((await (await createBuyer()).fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(403)
  expect((await fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(204)
  expect((await new Browser().post('/api/gifts/take', { token: first.token })).status).toBe(409)
  const second = await createGift(fan, id)
  expect((await new Browser().post('/api/gifts/take', { token: second.token })).status).toBe(200)
  expect((await fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(409)
})

test('a refund ends the recipient’s access; strangers and invalid addresses cannot give copies away', async () => {
  const { fan, id, song, captureId, orderId } = await createBuyer()
  expect((await (await createBuyer()).fan.post(`/api/copies/${id}/gift`, { email: createEmail() })).status).toBe(403)
  expect((await fan.post(`/api/copies/${id}/gift`, { email: 'a@b.c\r\nBcc: x@example.com' })).status).toBe(400)
  const { token } = await createGift(fan, id)
  const friend = new Browser()
  await friend.post('/api/gifts/take', { token })
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, {})
  await reconcileOrder({ orderId })
  expect((await playSong(friend, song.id)).status).toBe(403)
})
