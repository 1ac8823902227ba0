import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { verifyApplication } from '#module/copyright/checks'
import { sendApplicationDecisionEmail } from '#module/applications/decision'
import { enqueuePaidApplications } from '#module/applications/payment'
import { openReview } from '#module/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { approveAtPaypal } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import type { Review } from './contract.ts'
import { sendReviewDecisionEmail } from './send-review-decision-email.ts'

startTestServer()
startTestMailbox()

const CLAIM = (id: string) => `/api/admin/reviews/${id}/claim`
const DECISION = (id: string) => `/api/admin/reviews/${id}/decision`

/** Opens a review, about a payment by default, and returns its id. */
async function createReview(
  kind: 'payment' | 'correction' | 'copyright' = 'payment',
  effectKey = `test:${randomUUID()}`,
) {
  await openReview(db, { kind, subject: `A ${kind}`, effectKey, reason: 'Because.', evidence: { cents: 750 } })
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE effect_key = $1', [effectKey])
  return row?.id ?? ''
}
const list = async (browser: Browser, query = '') =>
  (await browser.get(`/api/admin/reviews${query}`)).body as { total: number; reviews: Review[] }
const listAuditRows = (reviewId: string) =>
  sql<Record<string, unknown>>(db, `SELECT * FROM audit_log WHERE details->>'reviewId' = $1`, [reviewId])
const getState = async (id: string) =>
  (await sql(db, 'SELECT state, decision, note FROM reviews WHERE id = $1', [id]))[0]

beforeEach(() => sql(db, `DELETE FROM reviews`))

describe('staff endpoints', () => {
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/api/admin/verify'],
    ['GET', '/api/admin/analytics'],
    ['GET', '/api/admin/reviews'],
    ['POST', CLAIM(randomUUID())],
    ['POST', DECISION(randomUUID()), { decision: 'approve' }],
    ['GET', `/api/admin/applications/${randomUUID()}`],
    ['GET', `/api/admin/applications/${randomUUID()}/document`],
  ]

  test.each(calls)('%s %s rejects a missing, wrong, expired and artist’s session', async (method, path, body) => {
    const expired = await signInStaff()
    await sql(db, `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
    const artist = await signInArtist((await createTestArtist()).gKeyId)
    for (const caller of [new Browser(), new Browser({ 'x-admin-session': 'A'.repeat(43) }), expired, artist]) {
      expect(await caller.send(method, path, body)).toMatchObject({
        status: 401,
        body: { error: 'staff-session-expired' },
      })
    }
  })

  test('rejects the id that names the session in the audit log', async () => {
    await signInStaff()
    const [session] = await sql<{ id: string }>(db, 'SELECT id FROM staff_sessions WHERE expires_at > now() LIMIT 1')
    expect((await new Browser({ 'x-admin-session': session?.id ?? '' }).get('/api/admin/verify')).status).toBe(401)
  })
})

test('let an operator list reviews, but not claim or decide them', async () => {
  const id = await createReview()
  const operator = await signInStaff('operator')
  expect((await list(operator)).total).toBe(1)
  for (const answer of [
    await operator.post(CLAIM(id)),
    await operator.post(DECISION(id), { decision: 'approve' }),
    await operator.post(DECISION(id), { decision: 'decline', note: 'No.' }),
    await operator.get(`/api/admin/applications/${randomUUID()}`),
    await operator.get(`/api/admin/applications/${randomUUID()}/document`),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { error: 'admins-only' } })
  }
  expect(await getState(id)).toEqual({ state: 'open', decision: null, note: null })
  expect(await listAuditRows(id)).toEqual([])
})

describe('the review queue', () => {
  test('lists open reviews oldest first, with due time and overdue flag', async () => {
    const [first, second] = [await createReview(), await createReview('correction')]
    await sql(db, `UPDATE reviews SET due_at = now() - interval '1 minute' WHERE id = $1`, [first])
    const admin = await signInStaff()
    const { total, reviews } = await list(admin)
    expect(total).toBe(2)
    expect(reviews.map(({ id, overdue }) => [id, overdue])).toEqual([
      [first, true],
      [second, false],
    ])
    expect(reviews[0]).toMatchObject({ kind: 'payment', reason: 'Because.', evidence: { cents: 750 }, claim: null })
    expect((await list(admin, '?kind=correction')).reviews.map(({ id }) => id)).toEqual([second])
    expect(await list(admin, '?state=decided')).toMatchObject({ total: 0, reviews: [] })
    expect((await admin.get('/api/admin/reviews?kind=gossip')).status).toBe(400)
  })

  test('lists decided reviews latest first', async () => {
    const [first, second] = [await createReview(), await createReview()]
    const admin = await signInStaff()
    await admin.post(DECISION(second), { decision: 'approve' })
    await admin.post(DECISION(first), { decision: 'decline', note: 'Paid back by hand.' })
    const { reviews } = await list(admin, '?state=decided')
    expect(reviews).toMatchObject([
      { id: first, decision: 'decline', note: 'Paid back by hand.', claim: null },
      { id: second, decision: 'approve', note: '' },
    ])
  })
})

describe('a claim', () => {
  test('prevents another admin from claiming or deciding, without naming the claimant', async () => {
    const id = await createReview()
    const [mine, theirs] = [await signInStaff(), await signInStaff()]
    expect((await mine.post(CLAIM(id))).status).toBe(200)
    for (const answer of [await theirs.post(CLAIM(id)), await theirs.post(DECISION(id), { decision: 'approve' })]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({ error: 'review-taken', message: 'This review is taken. Nothing was changed.' })
    }
    expect((await list(mine)).reviews).toMatchObject([{ claim: 'yours' }])
    expect((await list(theirs)).reviews).toMatchObject([{ claim: 'taken' }])
    expect((await mine.post(CLAIM(id))).status).toBe(200)
    expect((await mine.post(DECISION(id), { decision: 'approve' })).status).toBe(200)
  })

  test('expires after fifteen minutes', async () => {
    const id = await createReview()
    const [mine, theirs] = [await signInStaff(), await signInStaff()]
    await mine.post(CLAIM(id))
    await sql(db, `UPDATE reviews SET claimed_at = now() - interval '14 minutes 50 seconds'`)
    expect((await theirs.post(CLAIM(id))).status).toBe(409)
    await sql(db, `UPDATE reviews SET claimed_at = now() - interval '15 minutes'`)
    expect((await list(mine)).reviews).toMatchObject([{ claim: null, claimedUntil: null }])
    expect((await theirs.post(CLAIM(id))).status).toBe(200)
    expect((await mine.post(DECISION(id), { decision: 'approve' })).status).toBe(409)
  })

  test('goes to exactly one of ten concurrent requests', async () => {
    const id = await createReview()
    const admins = await Promise.all(Array.from({ length: 10 }, () => signInStaff()))
    const answers = await Promise.all(admins.map((admin) => admin.post(CLAIM(id))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('a decision', () => {
  // Without `state = 'open'` in closeReview, all ten decide.
  test('is made by exactly one of ten concurrent admins, with one audit entry', async () => {
    const id = await createReview()
    const admins = await Promise.all(Array.from({ length: 10 }, () => signInStaff()))
    const answers = await Promise.all(
      admins.map((admin, n) =>
        admin.post(DECISION(id), { decision: n % 2 ? 'approve' : 'decline', note: `Note ${n}` }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body['error'] === 'review-decided')).toHaveLength(9)
    expect(await getState(id)).toMatchObject({ state: 'decided', decision: won[0]?.body['decision'] })
    expect(await listAuditRows(id)).toMatchObject([
      { role: 'admin', action: `review-${String(won[0]?.body['decision'])}` },
    ])
  })

  test('to decline requires a note of at most 2,000 characters', async () => {
    const id = await createReview()
    const admin = await signInStaff()
    for (const note of [undefined, '', '   ']) {
      expect(await admin.post(DECISION(id), { decision: 'decline', note })).toMatchObject({
        status: 422,
        body: { error: 'note-required' },
      })
    }
    expect((await admin.post(DECISION(id), { decision: 'decline', note: 'x'.repeat(2001) })).status).toBe(400)
    expect((await admin.post(DECISION(id), { decision: 'maybe', note: 'Well.' })).status).toBe(400)
    expect(await getState(id)).toMatchObject({ state: 'open' })
    expect((await admin.post(DECISION(id), { decision: 'decline', note: 'x'.repeat(2000) })).status).toBe(200)
  })

  test('is mailed with its note to the artist concerned, and to nobody else', async () => {
    const { artist } = await createTestArtist()
    const open = async (evidence: Record<string, unknown>) => {
      const effectKey = `test:${randomUUID()}`
      await openReview(db, { kind: 'correction', subject: 'A new title', effectKey, reason: 'Asked for.', evidence })
      const [row] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE effect_key = $1', [effectKey])
      return row?.id ?? ''
    }
    const [theirs, nobodys] = [await open({ artistId: artist.id }), await open({})]
    const admin = await signInStaff()
    await sendReviewDecisionEmail({ reviewId: theirs })
    expect(listMailTo(artist.email)).toEqual([])
    for (const id of [theirs, nobodys]) {
      await admin.post(DECISION(id), { decision: 'decline', note: 'The <b>title</b> is taken.' })
      await sendReviewDecisionEmail({ reviewId: id })
    }
    expect(listMailTo(artist.email).map(({ mail }) => mail.subject)).toEqual(['Declined: A new title'])
    expect(listMailTo(artist.email)[0]?.mail.text).toContain('The <b>title</b> is taken.')
  })

  test('is mailed in the language of the artist concerned, or of the browser that asked', async () => {
    const { artist, gKeyId } = await createTestArtist()
    await signInArtist(gKeyId)
    const [asking] = await sql<{ visitorId: string }>(
      db,
      `UPDATE sessions SET language = 'ja' WHERE artist_id = $1 RETURNING visitor_id AS "visitorId"`,
      [artist.id],
    )
    const asker = `${randomUUID()}@example.com`
    const [about, asked] = [`test:${randomUUID()}`, `visitor:${asking?.visitorId} ${randomUUID()}`]
    const reason = 'Asked for.'
    const matter = { about: 'own-correction', what: 'bio', artist: artist.stageName } as const
    await openReview(db, {
      kind: 'correction',
      subject: matter,
      reason,
      effectKey: about,
      evidence: { artistId: artist.id },
    })
    await openReview(db, {
      kind: 'handover',
      subject: 'A new title',
      reason,
      effectKey: asked,
      evidence: { email: asker },
    })
    const admin = await signInStaff()
    for (const effectKey of [about, asked]) {
      const [row] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE effect_key = $1', [effectKey])
      await admin.post(DECISION(row?.id ?? ''), { decision: 'decline', note: 'It is taken.' })
      await sendReviewDecisionEmail({ reviewId: row?.id ?? '' })
    }
    const [told, answered] = [artist.email, asker].map((email) => listMailTo(email)[0]?.mail)
    expect(told?.subject).toBe('却下：自己紹介')
    expect(told?.text).toContain('It is taken.')
    expect(told?.text).toContain('/ja/contact-us')
    expect(answered?.subject).toMatch(/^受付番号\d+の件について$/)
    expect(answered?.text).not.toContain('却下')
  })

  // The error shown to the payer promises this mail.
  test('about an undeliverable payment is mailed to the payer, with its note and what was bought', async () => {
    const [order] = await sql<{ id: string }>(
      db,
      `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
                           capture_id, payer_email, payer_name, completed_at)
       VALUES (uuidv7(), 'keymail', uuidv7(), 1, 750, 'USD', 'A song, copy 7 of 100', 'stranded', $1, $1,
               'payer@example.com', 'Pat Payer', now()) RETURNING id`,
      [randomUUID()],
    )
    const id = await createReview('payment', `stranded:${order?.id}`)
    await (await signInStaff()).post(DECISION(id), { decision: 'approve', note: 'The artist sends it back today.' })
    await sendReviewDecisionEmail({ reviewId: id })
    const [told, ...more] = listMailTo('payer@example.com')
    expect(more).toEqual([])
    expect(told?.mail.subject).toMatch(/^About your matter number \d+$/)
    expect(told?.mail.text).toContain('Hello Pat Payer')
    expect(told?.mail.text).toContain('your payment of $7.50 for A song, copy 7 of 100.')
    expect(told?.mail.text).toContain('The artist sends it back today.')
    expect(told?.mail.text).not.toMatch(/approved|declined/)
    // A mere ledger mismatch concerns no customer, so no mail is sent.
    const books = await createReview('payment', `books:${order?.id}`)
    await (await signInStaff()).post(DECISION(books), { decision: 'approve' })
    await sendReviewDecisionEmail({ reviewId: books })
    expect(listMailTo('payer@example.com')).toHaveLength(1)
  })

  test('on an unknown review answers 404', async () => {
    const admin = await signInStaff()
    for (const id of [randomUUID(), 'none']) {
      expect((await admin.post(CLAIM(id))).status).toBe(404)
      expect((await admin.post(DECISION(id), { decision: 'approve' })).status).toBe(404)
    }
  })

  test('without a matching effect leaves the review open and writes no audit entry', async () => {
    const admin = await signInStaff()
    const id = await createReview('correction')
    expect(await admin.post(DECISION(id), { decision: 'approve' })).toMatchObject({
      status: 422,
      body: { error: 'not-decidable' },
    })
    expect(await getState(id)).toMatchObject({ state: 'open' })
    expect(await listAuditRows(id)).toEqual([])
  })
})

describe('a G-Key application in review', () => {
  const document = '%PDF-1.7 a registration'

  /** Runs an application from the form through payment until its review is open. */
  async function anApplicationInReview() {
    const email = `${randomUUID()}@example.com`
    const form = new FormData()
    const fields = { fullName: 'Zoë Applicant', email, artistName: 'Zoë', copyrightDetails: 'PA 2-345-678 of 2025' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const box of ['termsAccepted', 'ageConfirmed', 'copyrightConfirmed']) form.set(box, 'true')
    form.set('copyrightDocument', new Blob([document]), 'registration.pdf')
    const { body } = await new Browser().send('POST', '/api/g-key-applications', form)
    const reference = String(body['trackingNumber'])
    await sql(
      db,
      `UPDATE g_key_applications SET state = 'confirmed', confirmed_at = now() WHERE tracking_number = $1`,
      [reference],
    )
    const applicant = new Browser()
    const order = { amount: '50.00', currency: 'USD', intent: 'CAPTURE', purpose: 'g-key', reference }
    const orderId = String((await applicant.post('/paypal/order', order)).body['id'])
    await approveAtPaypal(orderId, email)
    expect((await applicant.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
    await enqueuePaidApplications()
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM g_key_applications WHERE tracking_number = $1', [
      reference,
    ])
    await verifyApplication({ applicationId: row?.id ?? '' })
    const admin = await signInStaff()
    const found = (await list(admin, '?kind=copyright')).reviews.find(
      ({ evidence }) => evidence['trackingNumber'] === reference,
    )
    if (!found) throw new Error('no review was opened')
    const follow = async () => (await new Browser().get(`/api/g-key-applications/${reference}`)).body
    return { admin, email, review: found.id, applicationId: String(found.evidence['applicationId']), follow }
  }

  test('becomes an artist with a working, mailed G-Key when approved', async () => {
    const { admin, email, review, applicationId, follow } = await anApplicationInReview()
    expect((await admin.get(`/api/admin/applications/${applicationId}`)).body).toMatchObject({
      fullName: 'Zoë Applicant',
      email,
      copyrightDetails: 'PA 2-345-678 of 2025',
      document: { type: 'application/pdf', bytes: document.length },
    })
    const file = await admin.get(`/api/admin/applications/${applicationId}/document`)
    expect(file).toMatchObject({ status: 200, body: { text: document } })
    expect(file.headers.get('content-disposition')).toBe('attachment')

    expect((await admin.post(CLAIM(review))).status).toBe(200)
    expect((await admin.post(DECISION(review), { decision: 'approve', note: 'Papers fit.' })).status).toBe(200)
    expect(await follow()).toMatchObject({ state: 'approved' })
    expect(await listAuditRows(review)).toMatchObject([
      { action: 'review-approve', subject: `application:${applicationId}`, details: { note: 'Papers fit.' } },
    ])
    await sendApplicationDecisionEmail({ applicationId })
    const text = listMailTo(email).at(-1)?.mail.text ?? ''
    const gKeyId = /GK(-[0-9A-Z]{4}){4}/.exec(text)?.[0] ?? ''
    expect((await signInArtist(gKeyId)).cookie).not.toBe('')
  })

  test('ends with the note as its reasons when declined', async () => {
    const { admin, email, review, applicationId, follow } = await anApplicationInReview()
    const note = 'The registration names somebody else.'
    expect((await admin.post(DECISION(review), { decision: 'decline', note })).status).toBe(200)
    expect(await follow()).toMatchObject({ state: 'declined', reasons: note })
    await sendApplicationDecisionEmail({ applicationId })
    expect(listMailTo(email).at(-1)?.mail.text).toContain(note)
  })

  test('is decided once by two concurrent admins', async () => {
    const { admin, review, applicationId } = await anApplicationInReview()
    const other = await signInStaff()
    const answers = await Promise.all([
      admin.post(DECISION(review), { decision: 'approve' }),
      other.post(DECISION(review), { decision: 'decline', note: 'No.' }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await listAuditRows(review)).toHaveLength(1)
    const [ended] = await sql<{ state: string }>(db, 'SELECT state FROM g_key_applications WHERE id = $1', [
      applicationId,
    ])
    expect(ended?.state).toBe(answers[0]?.status === 200 ? 'approved' : 'declined')
  })

  test('cannot be approved after a refund, which rolls the decision back, but can be declined', async () => {
    const { admin, review, applicationId, follow } = await anApplicationInReview()
    await sql(
      db,
      `UPDATE g_key_applications SET state = 'declined', decided_at = now(), reasons = 'Paid back.' WHERE id = $1`,
      [applicationId],
    )
    expect((await admin.post(DECISION(review), { decision: 'approve' })).status).toBe(409)
    expect(await getState(review)).toMatchObject({ state: 'open' })
    expect(await listAuditRows(review)).toEqual([])

    expect((await admin.post(DECISION(review), { decision: 'decline', note: 'It was refunded.' })).status).toBe(200)
    expect(await follow()).toMatchObject({ state: 'declined', reasons: 'Paid back.' })
    expect(await listAuditRows(review)).toHaveLength(1)
  })
})

test('the audit log is append-only', async () => {
  const id = await createReview()
  await (await signInStaff()).post(DECISION(id), { decision: 'approve', note: 'Refunded.' })
  for (const text of [`UPDATE audit_log SET role = 'operator'`, 'DELETE FROM audit_log', 'TRUNCATE audit_log']) {
    await expect(sql(db, text)).rejects.toThrow('append-only')
  }
  expect(await listAuditRows(id)).toHaveLength(1)
})
