import { expect, test } from 'vitest'
import { claimGift } from '#contract/copies/gifts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendGift, sendGiftTaken } from '#module/copies/gifts'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { REFUND_WORDS_DAYS } from './contract.ts'
import { purgeRefundRequests, sendRefundAnswer, sendRefundRequest } from './index.ts'

startTestMailbox()
startTestServer()

let fanCount = 0

/** A fan who has just bought one copy, and its artist's signed-in browser. */
async function createSale() {
  const { artist, gKeyId, codes } = await createTestKeymails(1, 50)
  const payer = `refunds${++fanCount}@example.com`
  const { fan, refund } = await redeemAsFan(codes[0] ?? '', payer)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string; title: string }[]
  const workshop = await signInArtist(gKeyId)
  const ask = (browser = fan, reason = 'It crackles from 1:20 on.') =>
    browser.post(`/api/copies/${copy?.id}/refund-request`, { reason })
  const listWishes = async () =>
    (await workshop.get('/api/artist/refund-requests')).body as unknown as { id: string; state: string }[]
  return { artist, fan, payer, refund, workshop, ask, listWishes, id: copy?.id ?? '', title: copy?.title ?? '' }
}

async function getOpenRequestId(): Promise<string> {
  const [request] = await sql<{ id: string }>(db, 'SELECT id FROM refund_requests ORDER BY id DESC LIMIT 1')
  return request?.id ?? ''
}

const listHistory = async (fan: Browser) =>
  ((await fan.get('/api/copies/history')).body as unknown as { kind: string }[]).map(({ kind }) => kind)

test('the artist hears of the wish once, with the payment to refund; the refund ends it', async () => {
  const { artist, fan, refund, ask, listWishes, title } = await createSale()
  expect((await ask()).status).toBe(202)
  const requestId = await getOpenRequestId()
  await sendRefundRequest({ requestId })
  await sendRefundRequest({ requestId })
  const mails = listMailTo(artist.email).filter(({ mail }) => mail.subject?.includes('refund'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.mail.text).toContain('It crackles from 1:20 on.')
  expect(mails[0]?.mail.text).toContain('for $7.50')
  expect(await listWishes()).toMatchObject([
    { title, state: 'open', copy: 1, of: 50, cents: 750, refundedCents: 0, reason: 'It crackles from 1:20 on.' },
  ])
  expect((await fan.get('/api/copies')).body).toMatchObject([{ refund: { state: 'open', answer: '' } }])
  await refund()
  expect(await listWishes()).toMatchObject([{ state: 'refunded', refundedCents: 750 }])
  expect((await fan.get('/api/copies')).body).toEqual([])
  expect(await listHistory(fan)).toEqual(['refunded', 'refund-asked', 'bought'])
})

test('of ten simultaneous wishes one is passed on; one that was taken back can be repeated', async () => {
  const { fan, ask, id, listWishes } = await createSale()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, ...Array<number>(9).fill(409)])
  expect((await fan.send('DELETE', `/api/copies/${id}/refund-request`)).status).toBe(204)
  expect((await fan.send('DELETE', `/api/copies/${id}/refund-request`)).status).toBe(409)
  expect((await fan.get('/api/copies')).body).toMatchObject([{ refund: null }])
  expect((await ask()).status).toBe(202)
  expect((await listWishes()).map(({ state }) => state)).toEqual(['open', 'withdrawn'])
})

test('a declined wish reaches the fan with its reason and cannot be repeated', async () => {
  const { fan, payer, workshop, ask, listWishes } = await createSale()
  await ask()
  const [wish] = await listWishes()
  const decline = (browser: Browser) =>
    browser.post(`/api/artist/refund-requests/${wish?.id}/decline`, { answer: 'The crackle is part of the song.' })
  const { workshop: other } = await createSale()
  expect((await decline(other)).status).toBe(409)
  expect((await decline(new Browser())).status).toBe(401)
  const declined = await Promise.all([decline(workshop), decline(workshop), decline(workshop)])
  expect(declined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  await sendRefundAnswer({ requestId: wish?.id ?? '' })
  await sendRefundAnswer({ requestId: wish?.id ?? '' })
  const mails = listMailTo(payer).filter(({ mail }) => mail.subject?.includes('About your refund'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.mail.text).toContain('The crackle is part of the song.')
  const refund = { state: 'declined', answer: 'The crackle is part of the song.' }
  expect((await fan.get('/api/copies')).body).toMatchObject([{ refund }])
  expect((await ask()).status).toBe(409)
  expect(await listHistory(fan)).toEqual(['refund-declined', 'refund-asked', 'bought'])
})

test('only whoever paid and still holds the copy may ask', async () => {
  const { ask } = await createSale()
  const { fan: stranger } = await createSale()
  expect((await ask(stranger)).status).toBe(403)
  expect((await ask(new Browser())).status).toBe(401)
})

test('the giver hears that the gift was taken; a gift is refunded to whoever paid, and an open wish ends with it', async () => {
  const { fan, payer, id, ask, listWishes } = await createSale()
  await ask()
  const email = `friend${++fanCount}@example.com`
  await fan.post(`/api/copies/${id}/gift`, { email })
  const [gift] = await sql<{ id: string }>(db, 'SELECT id FROM copy_gifts ORDER BY id DESC LIMIT 1')
  const giftId = gift?.id ?? ''
  await sendGift({ giftId })
  await sendGiftTaken({ giftId })
  const mail = listMailTo(email).at(-1)
  const friend = new Browser()
  const taken = await friend.post(claimGift.path, { token: mail ? parseLinkToken(mail) : '' })
  expect(taken.status).toBe(200)
  await sendGiftTaken({ giftId })
  await sendGiftTaken({ giftId })
  const told = listMailTo(payer).filter(({ mail }) => mail.subject?.includes('Your gift was accepted'))
  expect(told).toHaveLength(1)
  expect(told[0]?.mail.text).not.toContain(email)
  expect(await ask(friend)).toMatchObject({ status: 409, body: { error: 'refund-gift' } })
  expect((await listWishes()).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await listHistory(friend)).toEqual(['received'])
  expect(await listHistory(fan)).toEqual(['given', 'offered', 'refund-asked', 'bought'])
})

test('what was written is erased after its time, the state stays', async () => {
  const { workshop, ask, listWishes } = await createSale()
  await ask()
  const [wish] = await listWishes()
  await workshop.post(`/api/artist/refund-requests/${wish?.id}/decline`, { answer: 'No.' })
  await sql(db, 'UPDATE refund_requests SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
    wish?.id,
    REFUND_WORDS_DAYS + 1,
  ])
  await purgeRefundRequests()
  expect(await listWishes()).toMatchObject([{ state: 'declined', reason: '', answer: '' }])
})
