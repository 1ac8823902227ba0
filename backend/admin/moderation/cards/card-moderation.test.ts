import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { renderCardImages } from '#module/art-cards/cards'
import { createTestArtist, createTestCard, createTestCollector } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { approveAtPaypal, getPaypalBooks } from '#testing/clients/paypal'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { sendModerationEmail } from '../send-moderation-email.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const reason = 'Somebody else painted it.'
type Collector = Awaited<ReturnType<typeof createTestCollector>>

const startPurchase = ({ browser, id }: Collector, cardId: string) =>
  browser.post('/api/fine-art/purchase', { cardId, collectorId: id, paymentMethod: 'paypal' })

async function approvePurchase(collector: Collector, cardId: string): Promise<string> {
  const orderId = String((await startPurchase(collector, cardId)).body['orderId'])
  await approveAtPaypal(orderId, collector.email)
  return orderId
}

const capture = ({ browser }: Collector, orderId: string) => browser.post(`/paypal/order/${orderId}/capture`)

/** What a visitor finds of the card: in the gallery, on its page, as a picture, by its code and in the search. */
async function listPlaces(cardId: string, title: string): Promise<string[]> {
  const visitor = new Browser()
  const cards = (await visitor.get('/api/fine-art/cards')).body as unknown as { id: string }[]
  const found = (await visitor.get(`/api/search?q=${encodeURIComponent(title)}`)).body
  const places = {
    gallery: cards.some(({ id }) => id === cardId),
    page: (await visitor.get(`/api/fine-art/cards/${cardId}`)).status === 200,
    picture: (await visitor.get(`/api/fine-art/cards/${cardId}/image`)).status === 200,
    protection: (await visitor.get(`/api/fine-art/protection/${cardId}`)).status === 200,
    search: JSON.stringify(found).includes(cardId),
  }
  return Object.entries(places).flatMap(([name, isThere]) => (isThere ? [name] : []))
}
/** Waits longer than the search is cached. */
const forgotten = { interval: 400 }
const EVERYWHERE = ['gallery', 'page', 'picture', 'protection', 'search']

async function createSoldCard(title: string) {
  const { artist } = await createTestArtist()
  const cardId = await createTestCard(artist.id, { title, copies: 5 })
  const [owner, buyer] = [await createTestCollector(), await createTestCollector()]
  expect((await capture(owner, await approvePurchase(owner, cardId))).status).toBe(200)
  return { artist, cardId, owner, buyer, admin: await signInStaff() }
}

test('an art card that is taken down leaves the gallery, is sold to nobody, stays with its owners and can be restored', async () => {
  const { artist, cardId, owner, buyer, admin } = await createSoldCard('Somebody else’s tide')
  const held = await approvePurchase(buyer, cardId)
  await expect.poll(() => listPlaces(cardId, 'Somebody else’s tide'), forgotten).toEqual(EVERYWHERE)

  const takeDown = () => admin.post(`/api/admin/art-cards/${cardId}/take-down`, { reason })
  const answers = await Promise.all([takeDown(), takeDown(), takeDown()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  await expect.poll(() => listPlaces(cardId, 'Somebody else’s tide'), forgotten).toEqual([])
  // Not even to who was about to pay; nothing is charged.
  expect(await capture(buyer, held)).toMatchObject({ status: 404, body: { error: 'card-unknown' } })
  expect((await getPaypalBooks()).captures.some(({ orderId }) => orderId === held)).toBe(false)
  // Longer than a price is remembered.
  await sleep(1_100)
  expect(await startPurchase(await createTestCollector(), cardId)).toMatchObject({ status: 404 })

  const { body } = await owner.browser.get('/api/fine-art/collection')
  expect(JSON.stringify(body)).toContain(cardId)
  const picture = await owner.browser.get(`/api/fine-art/cards/${cardId}/image`)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
  const [certificate] = await sql<{ code: string }>(db, 'SELECT code FROM art_certificates WHERE card_id = $1', [
    cardId,
  ])
  const verified = await new Browser().get(`/api/fine-art/verification?code=${certificate?.code}`)
  expect(verified.body).toMatchObject({ certificate: { valid: true } })

  const [line] = await sql<{ id: string }>(db, `SELECT id FROM audit_log WHERE subject = $1`, [`art-card:${cardId}`])
  await sendModerationEmail({ auditId: line?.id ?? '' })
  const { mail } = listMailTo(artist.email).at(-1) ?? {}
  expect(mail?.subject).toBe('“Somebody else’s tide” was taken down')
  expect(mail?.text).toContain(reason)
  const detail = await admin.get(`/api/admin/stories/artist/${artist.id}`)
  expect(detail.body['cards']).toMatchObject([{ id: cardId, takenDown: true }])

  expect((await admin.post(`/api/admin/art-cards/${cardId}/restore`, { reason: 'A mistake.' })).status).toBe(204)
  await expect.poll(() => listPlaces(cardId, 'Somebody else’s tide'), forgotten).toEqual(EVERYWHERE)
  expect((await capture(buyer, held)).status).toBe(200)
})

test('the cards of a suspended artist leave the gallery, also one that is still being drawn, and return with the artist', async () => {
  const { artist, cardId, admin } = await createSoldCard('Suspended tide')
  const drawn = await createTestCard(artist.id, { title: 'Drawn tide' })
  await sql(db, `UPDATE art_cards SET state = 'preparing' WHERE id = $1`, [drawn])
  await sql(db, 'DELETE FROM art_images WHERE card_id = $1', [drawn])
  expect((await admin.post(`/api/admin/artists/${artist.id}/suspend`, { reason })).status).toBe(204)
  await renderCardImages({ cardId: drawn }, 0)
  await expect.poll(() => listPlaces(cardId, 'Suspended tide'), forgotten).toEqual([])
  await expect.poll(() => listPlaces(drawn, 'Drawn tide'), forgotten).toEqual([])
  // Taken down for a reason of its own, one of them stays away.
  expect((await admin.post(`/api/admin/art-cards/${drawn}/take-down`, { reason })).status).toBe(204)
  expect((await admin.post(`/api/admin/artists/${artist.id}/readmit`, { reason })).status).toBe(204)
  await expect.poll(() => listPlaces(cardId, 'Suspended tide'), forgotten).toEqual(EVERYWHERE)
  await expect.poll(() => listPlaces(drawn, 'Drawn tide'), forgotten).toEqual([])
})
