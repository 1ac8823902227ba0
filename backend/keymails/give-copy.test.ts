import { expect, test } from 'vitest'
import { receiptDocument, reconcileOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { keymailsFor } from '#testing/builders'
import { mailTo, tokenIn, withMailbox } from '#testing/mailbox'
import { fetchPaper, readPaper } from '#testing/paper'
import { approvedOrder, books, simulator } from '#testing/paypal'
import { type Answer, Browser, withServer } from '#testing/server'
import { copyCertificate } from './copy-certificate.ts'
import { mailGift } from './give-copy.ts'

withMailbox()
withServer()

let people = 0
const aPerson = () => `person${++people}@example.com`

type Copy = { id: string; title: string; giveable: boolean; offered: boolean; receipt: boolean; copy: number }
const copiesOf = async (fan: Browser) => (await fan.get('/api/copies')).body as unknown as Copy[]

/** A fan who has just bought one copy. */
async function sold() {
  const made = await keymailsFor(1, 100)
  const fan = new Browser()
  const payer = aPerson()
  const [code = ''] = made.codes
  const paypalOrderId = await approvedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  const [copy] = await copiesOf(fan)
  const captureId = (await books()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId ?? ''
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

async function offer(
  fan: Browser,
  id: string,
  email = aPerson(),
): Promise<{ answer: Answer; email: string; token: string }> {
  const answer = await fan.post(`/api/copies/${id}/gift`, { email, message: 'Happy birthday' })
  const open = await sql<{ id: string }>(db, `SELECT id FROM copy_gifts WHERE state = 'offered' AND mailed_at IS NULL`)
  for (const gift of open) await mailGift({ giftId: gift.id })
  const mail = mailTo(email).at(-1)
  return { answer, email, token: mail ? tokenIn(mail) : '' }
}

const listen = (fan: Browser, songId: string) => fan.fetch('GET', `/api/songs/${songId}/audio`)

test('a certificate names artist, title, number and date, and its QR opens a page that says valid, then void', async () => {
  const { fan, id, artist, title, captureId, orderId } = await sold()
  const { status, bytes } = await fetchPaper(`/api/copies/${id}/certificate`, [copyCertificate], fan)
  expect(status).toBe(200)
  const read = await readPaper(bytes)
  expect(read).toMatchObject({ pages: 1, links: [`http://localhost:3999/copies/${id}`], builtIn: false })
  expect(read.embedded).toBe(read.fonts)
  for (const words of [artist.stageName, title, 'No. 1', 'of 100 copies', 'declared to hold the rights']) {
    expect(read.text).toContain(words.replaceAll(' ', ''))
  }
  const page = await new Browser().get(`/api/copies/${id}`)
  expect(page.body).toMatchObject({ artistName: artist.stageName, title, copy: 1, of: 100, state: 'valid' })
  // Nobody's name, address or code.
  expect(JSON.stringify(page.body)).not.toMatch(/@|TM-/)

  await simulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 })
  await reconcileOrder({ orderId })
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'valid' })
  await simulator('POST', `/simulator/captures/${captureId}/refund`, {})
  await reconcileOrder({ orderId })
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'void' })
  expect((await fan.get(`/api/copies/${id}/certificate`)).status).toBe(403)
})

test('certificate and receipt are for the holder; what is not sold, or only guessed, has no page', async () => {
  const { fan, id, payer, codes } = await sold()
  const { bytes } = await fetchPaper(`/api/copies/${id}/receipt`, [receiptDocument], fan)
  const receipt = await readPaper(bytes)
  expect(receipt.text).toContain(payer)
  expect(receipt.text).toContain('$7.50USD')
  const { fan: other } = await sold()
  for (const paper of ['certificate', 'receipt']) {
    expect((await other.get(`/api/copies/${id}/${paper}`)).status).toBe(403)
    expect((await new Browser().get(`/api/copies/${id}/${paper}`)).status).toBe(401)
  }
  const unsold = await keymailsFor(1)
  const [row] = await sql<{ id: string }>(db, 'SELECT copy_id AS id FROM keymails WHERE code = $1', [unsold.codes[0]])
  for (const nobody of [row?.id, crypto.randomUUID(), 'x', codes[0]]) {
    expect((await fan.get(`/api/copies/${nobody}`)).status).toBe(404)
  }
})

test('a gift makes the copy the recipient’s: the giver loses access, the certificate stays valid, the receipt stays private', async () => {
  const { fan, id, song } = await sold()
  const { answer, token } = await offer(fan, id)
  expect(answer.status).toBe(202)
  expect(await copiesOf(fan)).toMatchObject([{ giveable: false, offered: true }])
  const friend = new Browser()
  const taken = await friend.post('/api/gifts/take', { token })
  expect(taken).toMatchObject({ status: 200, body: { access: 'fan', copy: 1 } })
  expect((await listen(friend, song.id)).status).toBe(200)
  expect((await listen(fan, song.id)).status).toBe(403)
  expect((await fan.get('/api/green-room')).body).toEqual([])
  expect(await copiesOf(fan)).toEqual([])
  expect(await copiesOf(friend)).toMatchObject([{ id, receipt: false, giveable: false }])
  expect((await new Browser().get(`/api/copies/${id}`)).body).toMatchObject({ state: 'valid' })
  expect((await friend.get(`/api/copies/${id}/receipt`)).status).toBe(403)
  // Once: neither the link nor the copy.
  expect((await new Browser().post('/api/gifts/take', { token })).status).toBe(404)
  expect((await offer(friend, id)).answer).toMatchObject({ status: 409, body: { error: 'copy-given' } })
})

test('a copy that was listened with is no gift any more', async () => {
  const { fan, id, song } = await sold()
  expect((await listen(fan, song.id)).status).toBe(200)
  expect(await copiesOf(fan)).toMatchObject([{ giveable: false }])
  expect((await offer(fan, id)).answer).toMatchObject({ status: 409, body: { error: 'copy-entered' } })
})

test('of listening and taking at the same moment exactly one happens', async () => {
  for (let round = 0; round < 6; round++) {
    const { fan, id, song } = await sold()
    const { token } = await offer(fan, id)
    const friend = new Browser()
    const [heard, taken] = await Promise.all([listen(fan, song.id), friend.post('/api/gifts/take', { token })])
    expect([heard.status, taken.status]).toEqual(heard.status === 200 ? [200, 409] : [403, 200])
    await heard.arrayBuffer()
  }
})

test('of ten offers of one copy, and of ten who follow the link, exactly one counts', async () => {
  const { fan, id } = await sold()
  const offers = await Promise.all(
    Array.from({ length: 10 }, () => fan.post(`/api/copies/${id}/gift`, { email: aPerson() })),
  )
  expect(offers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(offers.filter(({ status }) => status === 409)).toHaveLength(9)
  const [gift] = await sql<{ id: string; email: string }>(
    db,
    `SELECT id, email FROM copy_gifts WHERE state = 'offered' AND mailed_at IS NULL`,
  )
  await mailGift({ giftId: gift?.id ?? '' })
  await mailGift({ giftId: gift?.id ?? '' })
  expect(mailTo(gift?.email ?? '')).toHaveLength(1)
  const [mail] = mailTo(gift?.email ?? '')
  const token = mail ? tokenIn(mail) : ''
  const takers = await Promise.all(Array.from({ length: 10 }, () => new Browser().post('/api/gifts/take', { token })))
  expect(takers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an offer is taken back; then its link opens nothing and another may be offered', async () => {
  const { fan, id } = await sold()
  const first = await offer(fan, id)
  expect((await new Browser().send('DELETE', `/api/copies/${id}/gift`)).status).toBe(401)
  expect((await (await sold()).fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(403)
  expect((await fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(204)
  expect((await new Browser().post('/api/gifts/take', { token: first.token })).status).toBe(409)
  const second = await offer(fan, id)
  expect((await new Browser().post('/api/gifts/take', { token: second.token })).status).toBe(200)
  expect((await fan.send('DELETE', `/api/copies/${id}/gift`)).status).toBe(409)
})

test('a refund of the gift’s price ends the recipient’s access; strangers and wrong addresses give nothing', async () => {
  const { fan, id, song, captureId, orderId } = await sold()
  expect((await (await sold()).fan.post(`/api/copies/${id}/gift`, { email: aPerson() })).status).toBe(403)
  expect((await fan.post(`/api/copies/${id}/gift`, { email: 'a@b.c\r\nBcc: x@example.com' })).status).toBe(400)
  const { token } = await offer(fan, id)
  const friend = new Browser()
  await friend.post('/api/gifts/take', { token })
  await simulator('POST', `/simulator/captures/${captureId}/refund`, {})
  await reconcileOrder({ orderId })
  expect((await listen(friend, song.id)).status).toBe(403)
})
