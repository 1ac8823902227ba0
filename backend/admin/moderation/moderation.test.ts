import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EndpointReply } from '#contract/http'
import { reconcileOrder } from '#module/payments/ledger'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { runWithOneConnection } from '#testing/run-with-one-connection'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import {
  approveAtPaypal,
  createApprovedOrder,
  getPaypalBooks,
  deletePaypalFaults,
  createPaypalFault,
  createKeymailOrder,
  callSimulator,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import type { listAuditEntries } from '#contract/audit'
import type { listSubjects, getSubject } from '#contract/admin/search'
import { sendModerationEmail } from './send-moderation-email.ts'

startTestServer()
startTestMailbox()
beforeEach(async () => {
  await resetRateLimits()
  await deletePaypalFaults()
})

const reason = 'Somebody else <holds> the rights.'
const search = async (admin: Browser, q: string) =>
  ((await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body as EndpointReply<typeof listSubjects>)
    .subjects
const getDetail = async (admin: Browser, kind: string, id: string) =>
  (await admin.get(`/api/admin/stories/${kind}/${id}`)).body as EndpointReply<typeof getSubject>
const catalogue = async (title: string) =>
  (await new Browser().get(`/api/songs?q=${encodeURIComponent(title)}`)).body as unknown as { title: string }[]
const getAuditRow = async (subject: string) =>
  (
    await sql<{ id: string; action: string; reason: string }>(
      db,
      `SELECT id, action, details->>'reason' AS reason FROM audit_log WHERE subject = $1 ORDER BY id DESC LIMIT 1`,
      [subject],
    )
  )[0]
/** Waits longer than the catalog is cached. */
const forgotten = { interval: 300 }

/** An artist with two codes: one redeemed by a fan, one unredeemed. */
async function createSeller() {
  const seller = await createTestKeymails(2, 5)
  const [sold = '', out = ''] = seller.codes
  const fan = new Browser()
  const email = `${randomUUID()}@example.com`
  const orderId = await createApprovedOrder(fan, sold, email)
  await fan.post(`/paypal/order/${orderId}/capture`)
  const redeem = () => fan.post('/api/complete-keymail-redemption', { keymailCode: sold, paypalOrderId: orderId })
  expect((await redeem()).status).toBe(200)
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [orderId])
  const [song] = await sql<{ title: string }>(db, 'SELECT title FROM songs WHERE id = $1', [seller.song.id])
  return { ...seller, fan, email, sold, out, redeem, orderId: order?.id ?? '', title: song?.title ?? '' }
}

describe('a suspended artist', () => {
  test('is signed out, sells nothing, gets the reason by mail, keeps the fans and is fully restored later', async () => {
    const { artist, gKeyId, song, fan, out, redeem, title } = await createSeller()
    const [admin, signedInArtist] = [await signInStaff(), await signInArtist(gKeyId)]
    const suspend = () => admin.post(`/api/admin/artists/${artist.id}/suspend`, { reason })
    expect((await suspend()).status).toBe(204)
    expect(await suspend()).toMatchObject({ status: 409, body: { error: 'nothing-to-do' } })

    expect((await signedInArtist.get('/api/artist/songs')).status).toBe(401)
    expect(await new Browser().post('/api/validate-g-key', { gKeyId })).toMatchObject({
      status: 403,
      body: { error: 'artist-suspended' },
    })
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: out })).status).toBe(404)
    expect((await createKeymailOrder(new Browser(), out)).status).toBe(404)
    await expect.poll(() => catalogue(title), forgotten).toEqual([])
    expect((await fan.get(`/api/songs/${song.id}/audio`, { range: 'bytes=0-9' })).status).toBe(206)
    expect((await redeem()).status).toBe(200)
    expect((await getDetail(admin, 'artist', artist.id)).suspended).toBe(true)

    const line = await getAuditRow(`artist:${artist.id}`)
    expect(line).toMatchObject({ action: 'artist-suspend', reason })
    await sendModerationEmail({ auditId: line?.id ?? '' })
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain(reason)

    expect((await admin.post(`/api/admin/artists/${artist.id}/readmit`, { reason: 'Cleared up.' })).status).toBe(204)
    expect((await signInArtist(gKeyId)).cookie).not.toBe('')
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: out })).status).toBe(200)
    await expect.poll(() => catalogue(title), forgotten).toMatchObject([{ title }])
  })

  test('is restored without a song that was taken down separately', async () => {
    const { artist, song, out } = await createSeller()
    const admin = await signInStaff()
    const post = (path: string) => admin.post(path, { reason })
    expect((await post(`/api/admin/artists/${artist.id}/suspend`)).status).toBe(204)
    expect((await post(`/api/admin/songs/${song.id}/take-down`)).status).toBe(204)
    expect((await post(`/api/admin/songs/${song.id}/restore`)).status).toBe(409)
    expect((await post(`/api/admin/artists/${artist.id}/readmit`)).status).toBe(204)
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: out })).status).toBe(404)
    expect((await post(`/api/admin/songs/${song.id}/restore`)).status).toBe(204)
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: out })).status).toBe(200)
  })
})

// Without the condition on the song's state, all four requests take it down.
test('a song that is taken down is off sale, stays with its owners and can be restored', async () => {
  const { artist, song, fan, out, title } = await createSeller()
  const admin = await signInStaff()
  expect((await admin.post(`/api/admin/songs/${song.id}/take-down`, { reason: '' })).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.post(`/api/admin/songs/${song.id}/take-down`, { reason })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409])
  await expect.poll(() => catalogue(title), forgotten).toEqual([])
  expect((await new Browser().post('/api/validate-keymail', { keymailCode: out })).status).toBe(404)
  expect((await fan.get(`/api/songs/${song.id}/audio`, { range: 'bytes=0-9' })).status).toBe(206)
  expect((await getDetail(admin, 'artist', artist.id)).songs).toMatchObject([{ title, takenDown: true }])
  const line = await getAuditRow(`song:${song.id}`)
  await sendModerationEmail({ auditId: line?.id ?? '' })
  expect(listMailTo(artist.email).at(-1)?.mail.subject).toBe(`“${title}” was taken down`)
  expect((await admin.post(`/api/admin/songs/${song.id}/restore`, { reason: 'A mistake.' })).status).toBe(204)
  await expect.poll(() => catalogue(title), forgotten).toMatchObject([{ title }])
})

test('a mail about a measure is in the language of its artist', async () => {
  const { artist, gKeyId, song, title } = await createSeller()
  await signInArtist(gKeyId)
  await sql(db, `UPDATE sessions SET language = 'de-AT' WHERE artist_id = $1`, [artist.id])
  const admin = await signInStaff()
  expect((await admin.post(`/api/admin/songs/${song.id}/take-down`, { reason })).status).toBe(204)
  await sendModerationEmail({ auditId: (await getAuditRow(`song:${song.id}`))?.id ?? '' })
  const mail = listMailTo(artist.email).at(-1)?.mail
  expect(mail?.subject).toBe(`„${title}“ wurde aus dem Angebot genommen`)
  // Staff's words are as they wrote them.
  for (const part of ['Guten Tag', 'Was Ihre Fans besitzen, bleibt ihnen.', reason, '/de/contact-us'])
    expect(mail?.text).toContain(part)
})

test('a voided G-Key stops working and signs its artist out', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const there = await signInArtist(gKeyId)
  const admin = await signInStaff()
  const [key] = (await getDetail(admin, 'artist', artist.id)).gKeys
  expect((await admin.post(`/api/admin/g-keys/${key?.id}/void`, { reason })).status).toBe(204)
  expect((await there.get('/api/artist/songs')).status).toBe(401)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
  expect((await admin.post(`/api/admin/g-keys/${key?.id}/void`, { reason })).status).toBe(409)
  expect((await getDetail(admin, 'artist', artist.id)).timeline[0]).toMatchObject({
    what: 'Staff: g key void',
    detail: reason,
  })
})

describe('a refund', () => {
  /** An upload fee paid by an artist to the platform. */
  async function aFee() {
    const { gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    const order = { amount: '25.00', currency: 'USD', intent: 'CAPTURE', purpose: 'upload' }
    const providerId = String((await browser.post('/paypal/order', order)).body['id'])
    await approveAtPaypal(providerId, `${randomUUID()}@example.com`)
    expect((await browser.post(`/paypal/order/${providerId}/capture`)).status).toBe(200)
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [providerId])
    return { id: row?.id ?? '', providerId }
  }
  const stands = async (id: string, providerId: string) => {
    const [order] = await sql<{ refunded: number; entries: number }>(
      db,
      `SELECT refunded_cents AS refunded,
              (SELECT count(*) FROM ledger_postings WHERE order_id = o.id AND kind = 'refund') AS entries FROM orders o WHERE id = $1`,
      [id],
    )
    const atPaypal = (await getPaypalBooks()).captures.find((capture) => capture.orderId === providerId)
    return { ...order, atPaypal: atPaypal?.refundedCents }
  }

  test('of a payment to the platform happens once, however often it is requested', async () => {
    const { id, providerId } = await aFee()
    const admins = await Promise.all(Array.from({ length: 4 }, () => signInStaff()))
    expect((await getDetail(admins[0] ?? new Browser(), 'order', id)).refund).toEqual({ way: 'by-us', cents: 2500 })
    const answers = await Promise.all(admins.map((admin) => admin.post(`/api/admin/orders/${id}/refund`, { reason })))
    expect(answers.some(({ status, body }) => status === 200 && body['outcome'] === 'refunded')).toBe(true)
    expect(await stands(id, providerId)).toEqual({ refunded: 2500, entries: 1, atPaypal: 2500 })
    const again = await runWithOneConnection(async () => admins[0]?.post(`/api/admin/orders/${id}/refund`, { reason }))
    expect(again).toMatchObject({ status: 409, body: { error: 'refund-impossible' } })
    // PayPal's later report of the refund changes nothing.
    await reconcileOrder({ orderId: id })
    expect(await stands(id, providerId)).toEqual({ refunded: 2500, entries: 1, atPaypal: 2500 })
  })

  // Without the limit of one open attempt per order, the second request uses another id and PayPal rejects it.
  test.each(['LOST', '503'])(
    'without an answer (%s) is pending and is retried under the same request id',
    async (kind) => {
      const { id, providerId } = await aFee()
      const admin = await signInStaff()
      await createPaypalFault('/refund$', kind)
      const first = await admin.post(`/api/admin/orders/${id}/refund`, { reason })
      expect(first).toMatchObject({ status: 200, body: { outcome: 'pending' } })
      expect((await admin.post(`/api/admin/orders/${id}/refund`, { reason })).body).toEqual({ outcome: 'refunded' })
      expect(await stands(id, providerId)).toEqual({ refunded: 2500, entries: 1, atPaypal: 2500 })
      const [tries] = await sql<{ tries: number }>(
        db,
        'SELECT count(*) AS tries FROM refund_attempts WHERE order_id = $1',
        [id],
      )
      expect(tries?.tries).toBe(1)
    },
  )

  test('of a payment to an artist is left to the artist, who is asked by mail; it is booked once they refund it', async () => {
    const { artist, orderId, sold } = await createSeller()
    const admin = await signInStaff()
    expect((await getDetail(admin, 'order', orderId)).refund).toEqual({ way: 'by-artist', cents: 750 })
    expect(await admin.post(`/api/admin/orders/${orderId}/refund`, { reason })).toMatchObject({
      status: 409,
      body: { error: 'refund-is-the-artists' },
    })
    expect((await admin.post(`/api/admin/orders/${orderId}/ask-for-refund`, { reason })).status).toBe(204)
    const line = await getAuditRow(`order:${orderId}`)
    await sendModerationEmail({ auditId: line?.id ?? '' })
    const [order] = await sql<{ captureId: string }>(db, 'SELECT capture_id AS "captureId" FROM orders WHERE id = $1', [
      orderId,
    ])
    const text = listMailTo(artist.email).at(-1)?.mail.text ?? ''
    expect(text).toContain('$7.50')
    expect(text).toContain(order?.captureId)
    await callSimulator('POST', `/simulator/captures/${order?.captureId}/refund`, {})
    await reconcileOrder({ orderId })
    const told = await getDetail(admin, 'order', orderId)
    expect(told.refund).toMatchObject({ way: 'none' })
    expect(told.timeline.map(({ what }) => what)).toContain('Refunded $7.50')
    expect((await search(admin, sold))[0]).toMatchObject({ kind: 'keymail', note: expect.stringContaining('void') })
  })
})

describe('a search', () => {
  test('finds artist, fan, Keymail and order, and each has a detail page', async () => {
    const { artist, email, sold, out, orderId } = await createSeller()
    const admin = await signInStaff()
    const [theArtist] = await search(admin, artist.stageName.toLowerCase())
    expect(theArtist).toMatchObject({ kind: 'artist', id: artist.id, title: artist.stageName })
    expect((await search(admin, email)).map(({ kind }) => kind).toSorted()).toEqual(['fan', 'order'])
    const [keymail] = await search(admin, sold.toLowerCase())
    expect(keymail).toMatchObject({ kind: 'keymail', note: expect.stringContaining('redeemed') })
    const told = await getDetail(admin, 'keymail', keymail?.id ?? '')
    expect(told.timeline.map(({ what }) => what)).toEqual(expect.arrayContaining(['Issued', 'Redeemed', 'Paid $7.50']))
    expect(told.about.map(({ kind }) => kind)).toEqual(['artist', 'fan', 'order'])
    const order = await getDetail(admin, 'order', orderId)
    expect(order.facts).toContainEqual({ name: 'Paid by', value: email })
    expect((await getDetail(admin, 'artist', artist.id)).timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Joined', 'G-Key issued', '2 Keymails issued', '1 sale for $7.50']),
    )
    const fan = told.about.find(({ kind }) => kind === 'fan')
    expect((await getDetail(admin, 'fan', fan?.id ?? '')).facts).toContainEqual({ name: 'Owns', value: '1' })
    // A code that can still be redeemed is worth money.
    const [unsold] = await search(admin, out)
    expect(JSON.stringify(await getDetail(admin, 'keymail', unsold?.id ?? ''))).not.toContain(out)
  })

  test('treats wildcards as text and rejects an empty query', async () => {
    const admin = await signInStaff()
    for (const q of ['%%%', '__', "');DROP TABLE artists;--", '\\\\']) expect(await search(admin, q)).toEqual([])
    expect((await admin.get('/api/admin/search?q=a')).status).toBe(400)
    for (const kind of ['artist', 'fan', 'keymail', 'order', 'application']) {
      expect((await admin.get(`/api/admin/stories/${kind}/${randomUUID()}`)).status).toBe(404)
    }
  })
})

test('the audit log is paged, filtered and exported as CSV without formulas', async () => {
  const admin = await signInStaff()
  const { artist } = await createTestArtist()
  const formula = '=HYPERLINK("https://example.com")'
  await admin.post(`/api/admin/artists/${artist.id}/suspend`, { reason: formula })
  await admin.post(`/api/admin/artists/${artist.id}/readmit`, { reason })
  const read = async (query: string) =>
    (await admin.get(`/api/admin/audit?${query}`)).body as EndpointReply<typeof listAuditEntries>
  const all = await read(`q=${artist.id}`)
  expect(all.lines.map(({ action }) => action)).toEqual(['artist-readmit', 'artist-suspend'])
  expect(all.actions).toContain('artist-suspend')
  expect((await read(`q=${artist.id}&action=artist-suspend`)).lines).toHaveLength(1)
  expect((await read(`q=${artist.id}&before=${all.lines[0]?.id}`)).lines).toMatchObject([{ action: 'artist-suspend' }])
  expect((await read('q=holds%20the%20moon')).lines).toEqual([])
  const csv = await admin.get(`/api/admin/audit.csv?q=${artist.id}`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(String(csv.body['text'])).toContain(`artist:${artist.id}`)
})
