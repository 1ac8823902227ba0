import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { STAFF_SESSION_HEADER } from '#contract/auth/staff'
import { REVIEW_PAGE_SIZE } from '#contract/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { openReview } from '#module/reviews'
import { calculateTokenHash, createToken } from '#runtime/token'
import { createTestArtist, createTestCard, createTestCollector, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { startTestServer } from '#testing/servers/app-server'
import type { Review } from './contract.ts'

startTestServer()

beforeEach(() => sql(db, 'DELETE FROM reviews'))

type Page = {
  total: number
  counts: { open: number; overdue: number; mine: number; cents: number; undoable: number }
  next: string | null
  reviews: Review[]
}

const list = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.get(`/api/admin/reviews?${new URLSearchParams(query)}`)).body as unknown as Page

async function createReview(
  evidence: Record<string, unknown> = {},
  kind: 'payment' | 'handover' = 'payment',
  subject = 'A matter',
): Promise<{ id: string; number: number }> {
  const number = await openReview(db, {
    kind,
    subject,
    effectKey: `test:${randomUUID()}`,
    reason: 'Because.',
    evidence,
  })
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE number = $1', [number])
  return { id: row?.id ?? '', number }
}

async function listAllPages(browser: Browser, query: Record<string, string> = {}): Promise<Review[]> {
  const all: Review[] = []
  let cursor: string | null = ''
  do {
    const page: Page = await list(browser, { ...query, ...(cursor && { cursor }) })
    expect(page.reviews.length).toBeLessThanOrEqual(REVIEW_PAGE_SIZE)
    all.push(...page.reviews)
    cursor = page.next
  } while (cursor)
  return all
}

/** 300 open reviews: sums repeat, so that due times decide, and due times repeat, so that numbers do. 260 are overdue. */
async function createQueue() {
  await sql(
    db,
    `INSERT INTO reviews (kind, subject, effect_key, reason, cents, opened_at, due_at)
     SELECT (ARRAY['payment', 'handover'])[1 + n % 2], 'Matter ' || n, 'queue:' || n, 'Because.', (n % 7) * 100,
            now() - interval '9 days', now() + interval '1 hour' * (CASE WHEN n <= 260 THEN -1 - n / 3 ELSE n END)
       FROM generate_series(1, 300) n`,
  )
}

test('of 300 open reviews every page continues the one before, without a gap or a repeat', async () => {
  await createQueue()
  const admin = await signInStaff()
  const byMoney = await listAllPages(admin)
  expect(byMoney).toHaveLength(300)
  const rank = (review: Review) => [-review.cents, Date.parse(review.dueAt), review.number] as const
  const isSorted = (reviews: Review[], keys: (review: Review) => readonly number[]) =>
    reviews.every((review, n) => {
      const [before, now] = [keys(reviews[n - 1] ?? review), keys(review)]
      const at = now.findIndex((key, k) => key !== before[k])
      return at < 0 || (now[at] ?? 0) > (before[at] ?? 0)
    })
  expect(new Set(byMoney.map(({ id }) => id)).size).toBe(300)
  expect(isSorted(byMoney, rank)).toBe(true)
  const byDue = await listAllPages(admin, { sort: 'due' })
  expect(byDue).toHaveLength(300)
  expect(isSorted(byDue, (review) => rank(review).slice(1))).toBe(true)
})

test('a review that is decided while somebody reads on moves nobody else from the next page', async () => {
  await createQueue()
  const admin = await signInStaff()
  const first = await list(admin)
  const last = first.reviews.at(-1)
  expect((await admin.post(`/api/admin/reviews/${last?.id}/decision`, { decision: 'approve' })).status).toBe(200)
  const second = await list(admin, { cursor: first.next ?? '' })
  const [expected] = await sql<{ number: number }>(
    db,
    `SELECT number FROM reviews WHERE state = 'open' ORDER BY -cents, due_at, number OFFSET $1 LIMIT 1`,
    [REVIEW_PAGE_SIZE - 1],
  )
  expect(second.reviews[0]?.number).toBe(expected?.number)
})

test('the queue, every filter and System Status count alike', async () => {
  await createQueue()
  const admin = await signInStaff()
  const { counts, total } = await list(admin)
  expect({ counts, total }).toMatchObject({ counts: { open: 300, overdue: 260, mine: 0, undoable: 0 }, total: 300 })
  expect(counts.cents).toBe((await listAllPages(admin)).reduce((sum, { cents }) => sum + cents, 0))
  const overdue = await list(admin, { overdue: 'true' })
  expect(overdue).toMatchObject({ total: 260, counts })
  expect(await listAllPages(admin, { overdue: 'true' })).toHaveLength(260)
  const payments = await listAllPages(admin, { kind: 'payment' })
  expect(await list(admin, { kind: 'payment' })).toMatchObject({ total: 150, counts })
  expect(payments.map(({ kind }) => kind)).toEqual(Array(150).fill('payment'))
  const { body } = await admin.get('/api/godfrey/analytics/dashboard?period=24h')
  expect(JSON.stringify(body)).toContain('"says":"260 overdue"')
})

test('a review is found by its number, artist, song, card, collector, certificate, order and payer', async () => {
  const { artist } = await createTestArtist({ stageName: 'Søren Nacht' })
  const song = await createTestSong(artist, { title: '深夜のラーメン' })
  const cardId = await createTestCard(artist.id, { title: 'Morning Pier' })
  const collector = await createTestCollector()
  const [order] = await sql<{ id: string }>(
    db,
    `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
                         capture_id, payer_email, payer_name, completed_at)
     VALUES (uuidv7(), 'art-card', $1, 1, 4200, 'USD', 'A card', 'stranded', '9XY12345ZZ', '7CAPTURE77', 'pat@payers.example',
             'Patricia Payer', now()) RETURNING id`,
    [cardId],
  )
  await sql(db, 'INSERT INTO art_copies (card_id, number) VALUES ($1, 1) ON CONFLICT DO NOTHING', [cardId])
  const [certificate] = await sql<{ code: string }>(
    db,
    'INSERT INTO art_certificates (card_id, number, collector_id, order_id) VALUES ($1, 1, $2, $3) RETURNING code',
    [cardId, collector.id, order?.id],
  )
  const payment = await createReview({ orderId: order?.id })
  const music = await createReview({ songId: song.id }, 'handover')
  const other = await createReview({}, 'handover', 'Something else')
  const admin = await signInStaff()
  const find = async (q: string) => (await list(admin, { q })).reviews.map(({ number }) => number)
  for (const q of [
    String(payment.number),
    'morning pier',
    'Morning Pi',
    collector.email,
    certificate?.code ?? '',
    order?.id ?? '',
    '9XY12345ZZ',
    'pat@payers.example',
    'patricia',
  ]) {
    expect(await find(q), q).toEqual([payment.number])
  }
  expect(await find('ラーメン')).toEqual([music.number])
  // The payment first: it is about money.
  expect(await find('soren nacht')).toEqual([payment.number, music.number])
  expect(await find('something')).toEqual([other.number])
  expect(await find('absentword')).toEqual([])
  expect(await find('!!')).toEqual([])
  // The money is that of the order.
  expect((await list(admin)).reviews[0]).toMatchObject({ number: payment.number, cents: 4200 })
})

test('a claim is released by who holds it, and by nobody else', async () => {
  const { id } = await createReview()
  const [mine, theirs] = [await signInStaff(), await signInStaff()]
  expect((await mine.post(`/api/admin/reviews/${id}/claim`)).status).toBe(200)
  expect(await theirs.post(`/api/admin/reviews/${id}/release`)).toMatchObject({
    status: 409,
    body: { error: 'review-not-yours' },
  })
  expect((await list(mine, { holder: 'mine' })).reviews).toHaveLength(1)
  expect((await list(theirs, { holder: 'mine' })).reviews).toHaveLength(0)
  expect((await list(theirs, { holder: 'nobody' })).reviews).toHaveLength(0)
  expect((await mine.post(`/api/admin/reviews/${id}/release`)).status).toBe(204)
  expect((await list(theirs, { holder: 'nobody' })).reviews).toHaveLength(1)
  expect((await theirs.post(`/api/admin/reviews/${id}/claim`)).status).toBe(200)
})

/** An admin or operator by name, signed in. While an admin is, the first account's sessions have ended. */
async function signInByName(name: string, role: 'admin' | 'operator') {
  const token = createToken()
  const [account] = await sql<{ id: string }>(
    db,
    `INSERT INTO staff_accounts (email, name, role, password_hash, totp_secret, invited_by, accepted_at)
     VALUES ($1, $2, $3, 'x', 'x', 'test', now()) RETURNING id`,
    [`${randomUUID()}@staff.example`, name, role],
  )
  await sql(
    db,
    `INSERT INTO staff_sessions (token_hash, role, account_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [calculateTokenHash(token), role, account?.id],
  )
  return { id: account?.id ?? '', browser: new Browser({ [STAFF_SESSION_HEADER]: token }) }
}

test('reviews are assigned to an active admin: filtered by the person, and still open to everybody', async () => {
  const reviews = [await createReview(), await createReview(), await createReview()]
  const ids = reviews.slice(0, 2).map(({ id }) => id)
  const [jane, lee, operator] = [
    await signInByName('Jane', 'admin'),
    await signInByName('Lee', 'admin'),
    await signInByName('Olu', 'operator'),
  ]
  const assign = (accountId: string | null) => lee.browser.post('/api/admin/reviews/assignments', { ids, accountId })
  for (const accountId of [operator.id, randomUUID()]) {
    expect(await assign(accountId)).toMatchObject({ status: 422, body: { error: 'assignee-unknown' } })
  }
  expect(await assign(jane.id)).toMatchObject({
    status: 200,
    body: { numbers: reviews.slice(0, 2).map((r) => r.number) },
  })
  const assigned = await list(operator.browser, { holder: jane.id })
  const isJane = { id: jane.id, name: 'Jane' }
  expect(assigned.reviews.map(({ assignee }) => assignee)).toEqual([isJane, isJane])
  expect(await list(jane.browser, { holder: 'mine' })).toMatchObject({ total: 2, counts: { mine: 2 } })
  expect((await lee.browser.post(`/api/admin/reviews/${ids[0]}/decision`, { decision: 'approve' })).status).toBe(200)
  expect(await assign(null)).toMatchObject({ status: 200, body: { numbers: [reviews[1]?.number] } })
  expect((await list(operator.browser, { holder: 'nobody' })).total).toBe(2)
  await sql(db, 'DELETE FROM staff_sessions')
  await sql(db, 'DELETE FROM staff_accounts')
})

test('one call decides many: each by itself, and what cannot be decided is named', async () => {
  const [first, second, taken] = [await createReview(), await createReview(), await createReview()]
  const [admin, other] = [await signInStaff(), await signInStaff()]
  await other.post(`/api/admin/reviews/${taken.id}/claim`)
  const unknown = randomUUID()
  const ids = [first.id, second.id, second.id, taken.id, unknown]
  expect(await admin.post('/api/admin/reviews/decisions', { ids, decision: 'decline' })).toMatchObject({
    status: 422,
    body: { error: 'note-required' },
  })
  const { status, body } = await admin.post('/api/admin/reviews/decisions', { ids, decision: 'decline', note: 'Spam.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    decided: [{ number: first.number }, { number: second.number }],
    failed: [
      { id: taken.id, message: 'This review is taken. Nothing was changed.' },
      { id: unknown, message: 'This review does not exist.' },
    ],
  })
  expect((await list(admin)).reviews.map(({ id }) => id)).toEqual([taken.id])
  const tooMany = Array.from({ length: 101 }, () => randomUUID())
  expect((await admin.post('/api/admin/reviews/decisions', { ids: tooMany, decision: 'approve' })).status).toBe(400)
})

test('an operator reads the queue and changes nothing', async () => {
  const { id } = await createReview()
  const operator = await signInStaff('operator')
  expect((await list(operator)).reviews).toHaveLength(1)
  for (const [path, body] of [
    [`/api/admin/reviews/${id}/release`, undefined],
    [`/api/admin/reviews/${id}/undo`, undefined],
    ['/api/admin/reviews/decisions', { ids: [id], decision: 'approve' }],
    ['/api/admin/reviews/undo', { ids: [id] }],
    ['/api/admin/reviews/assignments', { ids: [id], accountId: null }],
  ] as const) {
    expect(await operator.post(path, body), path).toMatchObject({ status: 403, body: { error: 'admins-only' } })
  }
})

test('says what a review is about and why it was opened in the reader’s language', async () => {
  const artist = `Ada ${randomUUID()}`
  await openReview(db, {
    kind: 'copyright',
    subject: { about: 'song', title: 'Tin Roof', artist },
    effectKey: `test:${randomUUID()}`,
    reason: { because: 'unread' },
  })
  const staff = await signInStaff()
  const get = async (language: string) => {
    const { body } = await staff.get(`/api/admin/reviews?${new URLSearchParams({ q: artist })}`, {
      'accept-language': language,
    })
    return (body as unknown as Page).reviews.map(({ subject, reason }) => [subject, reason])
  }
  expect(await get('en')).toEqual([[`Song “Tin Roof” of ${artist}`, 'Godfrey could not read the papers.']])
  expect(await get('de')).toEqual([[`Song „Tin Roof“ von ${artist}`, 'Godfrey konnte die Unterlagen nicht lesen.']])
})
