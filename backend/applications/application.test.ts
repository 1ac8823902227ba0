import { beforeEach, describe, expect, test } from 'vitest'
import { approveApplication, declineApplication, sendApplicationDecisionEmail } from '#module/applications/decision'
import { sendApplicationLinkEmail } from './link/send-application-link-email.ts'
import { sendApplicationPaidEmail, enqueuePaidApplications } from '#module/applications/payment'
import { verifyApplication } from '#module/copyright/checks'
import { reconcileOrder } from '#module/payments/ledger'
import { config } from '#runtime/config'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { codes as guessable } from '#http/limits/failed-attempts'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { suspendRefill } from '#testing/suspend-refill'
import { listMailTo, parseLinkToken, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { approveAtPaypal, getPaypalBooks, callSimulator } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { G_KEY_PATTERN } from '#contract/artists'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const PDF = '%PDF-1.7 a registration'

let applicants = 0
const createAddress = () => `applicant${++applicants}@example.com`

const buildFields = () => ({
  fullName: 'Zoë Q. Applicant',
  email: createAddress(),
  phone: '',
  artistName: 'Zoë and the Tests',
  copyrightDetails: 'PA 2-345-678, registered in 2025\nSecond line',
  termsAccepted: 'true',
  ageConfirmed: 'true',
  copyrightConfirmed: 'true',
})

function apply(fields: Record<string, string>, document?: { content: string; name: string; type?: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (document) {
    form.set('copyrightDocument', new Blob([document.content], { type: document.type ?? '' }), document.name)
  }
  return new Browser().send('POST', '/api/g-key-applications', form)
}

type Row = { id: string; state: string; artistId: string | null; fullName: string; documentKey: string | null }
async function getRow(trackingNumber: string): Promise<Row> {
  const [row] = await sql<Row>(
    db,
    `SELECT id, state, artist_id AS "artistId", full_name AS "fullName", document_key AS "documentKey"
       FROM g_key_applications WHERE tracking_number = $1`,
    [trackingNumber],
  )
  if (!row) throw new Error(`no application ${trackingNumber}`)
  return row
}

/** How many jobs of this queue were enqueued for this application. */
async function countJobs(queue: string, applicationId: string): Promise<number> {
  const [row] = await sql<{ sent: number }>(
    db,
    `SELECT count(*) AS sent FROM pgboss.job WHERE name = $1 AND data->>'applicationId' = $2`,
    [queue, applicationId],
  )
  return row?.sent ?? 0
}

/** An application whose address is not confirmed yet. */
async function createSubmitted(changed: Record<string, string> = {}) {
  const fields = { ...buildFields(), ...changed }
  const answer = await apply(fields)
  expect(answer.status).toBe(201)
  const trackingNumber = String(answer.body['trackingNumber'])
  return { trackingNumber, email: fields.email, ...(await getRow(trackingNumber)) }
}

async function getMailedToken({ id, email }: { id: string; email: string }): Promise<string> {
  await sendApplicationLinkEmail({ applicationId: id })
  const mail = listMailTo(email).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

const confirm = (token: string) => new Browser().post('/api/g-key-applications/confirm', { token })
const follow = (trackingNumber: string, browser = new Browser()) =>
  browser.get(`/api/g-key-applications/${trackingNumber}`)
const resend = (trackingNumber: string) => new Browser().post(`/api/g-key-applications/${trackingNumber}/resend`)

async function createConfirmed(changed: Record<string, string> = {}) {
  const application = await createSubmitted(changed)
  expect((await confirm(await getMailedToken(application))).status).toBe(200)
  return application
}

const order = (browser: Browser, trackingNumber: string, amount = '50.00') =>
  browser.post('/paypal/order', {
    amount,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'g-key',
    reference: trackingNumber,
  })

async function approvedOrder(browser: Browser, trackingNumber: string): Promise<string> {
  const answer = await order(browser, trackingNumber)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  await approveAtPaypal(id, 'payer@example.com')
  return id
}

const capture = (browser: Browser, orderId: string) => browser.post(`/paypal/order/${orderId}/capture`)

async function createPaid(changed: Record<string, string> = {}) {
  const application = await createConfirmed(changed)
  const browser = new Browser()
  const orderId = await approvedOrder(browser, application.trackingNumber)
  expect((await capture(browser, orderId)).status).toBe(200)
  await openReviewAsGodfrey(application.id)
  return { ...application, orderId }
}

/** As in the worker: without a readable document, Godfrey hands the application to a person. */
async function openReviewAsGodfrey(applicationId: string): Promise<void> {
  await enqueuePaidApplications()
  await verifyApplication({ applicationId })
}

const approveInTransaction = (id: string) => runInTransaction((trx) => approveApplication(trx, id, 'papers fit'))
const declineInTransaction = (id: string, reasons = 'The registration names somebody else.') =>
  runInTransaction((trx) => declineApplication(trx, id, reasons))
const listReviewRows = (id: string) =>
  sql<{ kind: string; subject: string; evidence: Record<string, unknown> }>(
    db,
    'SELECT kind, subject, evidence FROM reviews WHERE effect_key = $1',
    [`application:${id}`],
  )
const getMailedGKey = (email: string) =>
  /GK(-[0-9A-Z]{4}){4}/.exec(listMailTo(email).at(-1)?.mail.text ?? '')?.[0] ?? ''

describe('an application', () => {
  test('goes from the form to a working G-Key', async () => {
    const fields = buildFields()
    const answer = await apply(fields, { content: PDF, name: 'registration.pdf' })
    expect(answer).toMatchObject({ status: 201, body: { state: 'submitted' } })
    const trackingNumber = String(answer.body['trackingNumber'])
    expect(trackingNumber).toMatch(/^TM-\d{8}-[A-Z0-9]{8}$/)
    const { id, documentKey } = await getRow(trackingNumber)
    expect(documentKey).toMatch(/^documents\//)
    expect(await sql(db, 'SELECT state, type FROM files WHERE key = $1', [documentKey])).toEqual([
      { state: 'kept', type: 'application/pdf' },
    ])
    expect(await countJobs('applications.send-application-link-email', id)).toBe(1)

    const token = await getMailedToken({ id, email: fields.email })
    expect(listMailTo(fields.email).at(-1)?.mail.text).toContain(
      `http://localhost:3999/governance-tracker?token=${token}`,
    )
    const opened = await new Browser().get(`/api/g-key-applications/confirm?token=${token}`)
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toBe(`http://localhost:3999/governance-tracker?token=${token}`)
    expect((await follow(trackingNumber)).body['state']).toBe('submitted')
    expect(await confirm(token)).toMatchObject({ status: 200, body: { trackingNumber, state: 'confirmed' } })

    const browser = new Browser()
    const orderId = await approvedOrder(browser, trackingNumber)
    expect(await capture(browser, orderId)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect((await follow(trackingNumber)).body).toMatchObject({ state: 'paid' })
    await enqueuePaidApplications()
    await enqueuePaidApplications()
    expect((await follow(trackingNumber)).body).toMatchObject({ state: 'verifying' })
    expect(await countJobs('applications.verify-application', id)).toBe(1)
    await verifyApplication({ applicationId: id })
    await verifyApplication({ applicationId: id })
    const inReview = await follow(trackingNumber)
    expect(inReview.body).toMatchObject({ state: 'in-review', reasons: null, next: expect.stringMatching(/24 to 48/) })
    const hours = (Date.parse(String(inReview.body['by'])) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47)
    expect(hours).toBeLessThanOrEqual(48)
    expect(await listReviewRows(id)).toEqual([
      {
        kind: 'copyright',
        subject: expect.stringContaining(trackingNumber),
        evidence: expect.objectContaining({ applicationId: id, trackingNumber, artistName: fields.artistName }),
      },
    ])

    expect(await countJobs('applications.send-application-paid-email', id)).toBe(1)
    await sendApplicationPaidEmail({ applicationId: id })
    expect(listMailTo(fields.email).at(-1)?.mail.text).toMatch(/\$50\.00[^]*24 to 48 hours/)

    const artist = await approveInTransaction(id)
    expect(artist).toMatchObject({ accountType: 'production', legalName: fields.fullName, trackingNumber })
    expect(await countJobs('applications.send-application-decision-email', id)).toBe(1)
    await sendApplicationDecisionEmail({ applicationId: id })
    const gKeyId = getMailedGKey(fields.email)
    expect(gKeyId).toMatch(G_KEY_PATTERN)
    expect(await new Browser().post('/api/validate-g-key', { gKeyId })).toMatchObject({
      status: 200,
      body: { artistName: fields.artistName, accountType: 'production', trackingNumber, paypalEmail: null },
    })
    expect((await follow(trackingNumber)).body).toMatchObject({ state: 'approved', by: null, reasons: null })

    // A repeated job mails nothing more, and the key is stored nowhere in plain text.
    const mails = listMailTo(fields.email).length
    await sendApplicationDecisionEmail({ applicationId: id })
    expect(listMailTo(fields.email)).toHaveLength(mails)
    const stored = await sql<{ row: string }>(
      db,
      `SELECT a::text AS row FROM g_key_applications a UNION ALL SELECT g::text FROM g_keys g
       UNION ALL SELECT j::text FROM pgboss.job j`,
    )
    expect(stored.filter(({ row }) => row.includes(gKeyId))).toEqual([])
  })

  test('reveals nothing personal but the artist name', async () => {
    const application = await createPaid({ phone: '+1 555 0100' })
    const answer = await follow(application.trackingNumber.toLowerCase())
    expect(Object.keys(answer.body).toSorted()).toEqual([
      'artistName',
      'by',
      'documents',
      'next',
      'reasons',
      'state',
      'trackingNumber',
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/applicant\d|555|Applicant|PA 2-345/)
  })

  test('that is declined gives the reasons by mail and on its page, and issues no key', async () => {
    const { id, email, trackingNumber } = await createPaid()
    await expect(declineInTransaction(id, '  ')).rejects.toMatchObject({ status: 400 })
    await declineInTransaction(id)
    await sendApplicationDecisionEmail({ applicationId: id })
    expect(listMailTo(email).at(-1)?.mail.text).toContain('The registration names somebody else.')
    expect(getMailedGKey(email)).toBe('')
    expect((await follow(trackingNumber)).body).toMatchObject({
      state: 'declined',
      reasons: 'The registration names somebody else.',
    })
    await expect(approveInTransaction(id)).rejects.toMatchObject({ status: 409 })
    expect((await getRow(trackingNumber)).artistId).toBeNull()
  })
})

describe('the form', () => {
  test.each(['termsAccepted', 'ageConfirmed', 'copyrightConfirmed'])('requires %s', async (box) => {
    for (const value of ['false', '', 'on']) {
      expect(await apply({ ...buildFields(), [box]: value })).toMatchObject({
        status: 422,
        body: { error: 'confirmations-required', message: 'Please accept all required confirmations to proceed.' },
      })
    }
  })

  test.each([
    ['fullName', ''],
    ['fullName', ' \u200b '],
    ['artistName', '   '],
    ['copyrightDetails', ''],
    ['email', ''],
    ['email', 'nobody'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: victim@example.com'],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['fullName', 'x'.repeat(201)],
    ['copyrightDetails', 'x'.repeat(5001)],
  ])('rejects %s = %j', async (field, value) => {
    const { email } = buildFields()
    const answer = await apply({ ...buildFields(), email, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed', message: expect.any(String) } })
    expect(await sql(db, 'SELECT 1 FROM g_key_applications WHERE email = $1', [email])).toEqual([])
  })

  test.each([
    ['text called PDF', { content: 'dear reviewer', name: 'proof.pdf', type: 'application/pdf' }],
    ['a page called PNG', { content: '<html><script>alert(1)</script>', name: 'proof.png', type: 'image/png' }],
    ['a program called JPG', { content: 'MZ\x90', name: 'proof.jpg', type: 'image/jpeg' }],
  ])('rejects a document whose content does not match its type: %s', async (_what, document) => {
    const fields = buildFields()
    expect(await apply(fields, document)).toMatchObject({ status: 415, body: { error: 'application-document-type' } })
    expect(await sql(db, 'SELECT 1 FROM g_key_applications WHERE email = $1', [fields.email])).toEqual([])
    expect(await sql(db, `SELECT 1 FROM files WHERE state = 'storing'`)).toEqual([])
  })

  test('accepts a document of exactly 10 MB and not a byte more', async () => {
    const full = PDF.padEnd(10 * 1024 * 1024, ' ')
    expect((await apply(buildFields(), { content: full, name: 'a.pdf' })).status).toBe(201)
    expect((await apply(buildFields(), { content: `${full} `, name: 'a.pdf' })).status).toBe(413)
  })

  test('injects neither mail headers nor text into the first mail', async () => {
    const evil = 'Eve\r\nBcc: victim@example.com\r\n\r\nBuy http://evil.example'
    const application = await createPaid({ fullName: evil, artistName: evil })
    expect(listMailTo(application.email).at(-1)?.mail.text).not.toMatch(/Eve|evil/)
    await sendApplicationPaidEmail({ applicationId: application.id })
    await approveInTransaction(application.id)
    await sendApplicationDecisionEmail({ applicationId: application.id })
    const mails = listMailTo(application.email)
    expect(mails).toHaveLength(3)
    for (const { recipients, mail } of mails) {
      expect(recipients).toEqual([application.email])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    }
    expect(listMailTo('victim@example.com')).toEqual([])
  })

  test('is limited to ten submissions an hour per network address', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(buildFields())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('the confirmation link', () => {
  test('works once, expires and cannot be guessed', async () => {
    const application = await createSubmitted()
    const token = await getMailedToken(application)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404'])
    for (const wrong of ['', 'made-up', 'x'.repeat(100)]) expect((await confirm(wrong)).status).toBe(404)

    const late = await createSubmitted()
    const old = await getMailedToken(late)
    await sql(
      db,
      `UPDATE mailed_links SET expires_at = now() - interval '1 second' WHERE data->>'applicationId' = $1`,
      [late.id],
    )
    expect(await confirm(old)).toMatchObject({ status: 404, body: { error: 'application-link-expired' } })
    expect((await getRow(late.trackingNumber)).state).toBe('submitted')
  })

  test('can be resent three times an hour, and each one confirms', async () => {
    const application = await createSubmitted()
    const first = await getMailedToken(application)
    const answers = []
    for (let n = 0; n < 4; n++) answers.push((await resend(application.trackingNumber)).status)
    expect(answers).toEqual([202, 202, 202, 429])
    expect(await countJobs('applications.send-application-link-email', application.id)).toBe(4)
    const second = await getMailedToken(application)
    expect(second).not.toBe(first)
    expect((await confirm(second)).status).toBe(200)
    // The older link still works, but the application is confirmed already.
    expect(await confirm(first)).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  })

  test('is not sent for a confirmed application', async () => {
    const application = await createConfirmed()
    const mails = listMailTo(application.email).length
    expect(await resend(application.trackingNumber)).toMatchObject({
      status: 409,
      body: { error: 'application-confirmed' },
    })
    await sendApplicationLinkEmail({ applicationId: application.id })
    expect(listMailTo(application.email)).toHaveLength(mails)
  })
})

describe('the order of steps', () => {
  test('allows no payment before confirmation, with a different price or for an unknown application', async () => {
    const application = await createSubmitted()
    expect(await order(new Browser(), application.trackingNumber)).toMatchObject({
      status: 409,
      body: { error: 'application-not-confirmed' },
    })
    await confirm(await getMailedToken(application))
    for (const amount of ['49.99', '0.01', '100.00']) {
      expect(await order(new Browser(), application.trackingNumber, amount)).toMatchObject({
        status: 422,
        body: { error: 'amount-mismatch' },
      })
    }
    expect((await order(new Browser(), 'TM-20261120-AAAAAAAA')).status).toBe(404)
    expect((await order(new Browser(), '')).status).toBe(404)
  })

  test('allows no decision before the payment, and only one after it', async () => {
    for (const { id } of [await createSubmitted(), await createConfirmed()]) {
      await expect(approveInTransaction(id)).rejects.toMatchObject({ code: 'application-not-in-review' })
      await expect(declineInTransaction(id)).rejects.toMatchObject({ code: 'application-not-in-review' })
    }
    const { id } = await createPaid()
    const decisions = await Promise.allSettled([
      approveInTransaction(id),
      approveInTransaction(id),
      declineInTransaction(id),
      approveInTransaction(id),
    ])
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await sql(
        db,
        `SELECT 1 FROM pgboss.job WHERE name = 'applications.send-application-decision-email' AND data->>'applicationId' = $1`,
        [id],
      ),
    ).toHaveLength(1)
  })

  test('never goes backward, not even by hand in the database', async () => {
    const { id } = await createPaid()
    await expect(
      sql(db, `UPDATE g_key_applications SET state = 'confirmed', paid_at = NULL WHERE id = $1`, [id]),
    ).rejects.toThrow(/does not become/)
    await declineInTransaction(id)
    await expect(
      sql(db, `UPDATE g_key_applications SET state = 'in-review', decided_at = NULL, reasons = NULL WHERE id = $1`, [
        id,
      ]),
    ).rejects.toThrow(/does not become/)
  })
})

describe('paying', () => {
  test('is told by Godfrey in the browser that paid, and in no other', async () => {
    const { trackingNumber } = await createConfirmed()
    const browser = new Browser()
    await capture(browser, await approvedOrder(browser, trackingNumber))
    const ask = async (asker: Browser) =>
      (await asker.post('/api/godfrey/chat', { message: 'where is my application?', language: null })).body['response']
    expect(await ask(browser)).toContain('being compared with what you declared')
    expect(await ask(new Browser())).toContain('tracking page')
  })

  // Without `a.order_id IS NULL` in `reserve`, several orders are charged and all but one become undeliverable.
  test('ten times at once charges once', async () => {
    const application = await createConfirmed()
    const payers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = new Browser()
        return { browser, orderId: await approvedOrder(browser, application.trackingNumber) }
      }),
    )
    const answers = await Promise.all(payers.map(({ browser, orderId }) => capture(browser, orderId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409)
      expect(body['error']).toBeOneOf(['application-busy', 'application-paid'])
    }
    const mine = new Set(payers.map(({ orderId }) => orderId))
    expect((await getPaypalBooks()).captures.filter(({ orderId }) => mine.has(orderId))).toHaveLength(1)
    await openReviewAsGodfrey(application.id)
    expect(await listReviewRows(application.id)).toHaveLength(1)
  })

  // Without the second half of startApplicationChecks, the application would wait forever.
  test('for an application that is not checked within half an hour hands it to a person', async () => {
    const application = await createConfirmed()
    const browser = new Browser()
    expect((await capture(browser, await approvedOrder(browser, application.trackingNumber))).status).toBe(200)
    await enqueuePaidApplications()
    await enqueuePaidApplications()
    expect(await listReviewRows(application.id)).toEqual([])
    await sql(db, `UPDATE g_key_applications SET paid_at = now() - interval '31 minutes' WHERE id = $1`, [
      application.id,
    ])
    await enqueuePaidApplications()
    expect(await listReviewRows(application.id)).toHaveLength(1)
    expect((await follow(application.trackingNumber)).body['state']).toBe('in-review')
  })

  test('again is rejected and not charged', async () => {
    const application = await createConfirmed()
    const [first, second] = [new Browser(), new Browser()]
    const orders = [
      await approvedOrder(first, application.trackingNumber),
      await approvedOrder(second, application.trackingNumber),
    ]
    expect((await capture(first, orders[0] ?? '')).status).toBe(200)
    // Capturing the same order again is the same payment.
    expect((await capture(first, orders[0] ?? '')).status).toBe(200)
    expect(await capture(second, orders[1] ?? '')).toMatchObject({ status: 409, body: { error: 'application-paid' } })
    expect(await order(second, application.trackingNumber)).toMatchObject({
      status: 409,
      body: { error: 'application-paid' },
    })
    expect((await getPaypalBooks()).captures.filter(({ orderId }) => orders.includes(orderId))).toHaveLength(1)
  })

  test('twice, past our claim at the provider, opens a review', async () => {
    const application = await createConfirmed()
    const [first, second] = [new Browser(), new Browser()]
    const one = await approvedOrder(first, application.trackingNumber)
    const two = await approvedOrder(second, application.trackingNumber)
    expect((await capture(first, one)).status).toBe(200)
    // Captured behind our back, as from the provider's own console.
    const order = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [two])
    await captureAtProvider(two)
    expect(await capture(second, two)).toMatchObject({ status: 409, body: { error: 'order-stranded' } })
    expect(await sql(db, 'SELECT kind FROM reviews WHERE effect_key = $1', [`stranded:${order[0]?.id}`])).toEqual([
      { kind: 'payment' },
    ])
    expect((await follow(application.trackingNumber)).body['state']).toBe('paid')
  })

  test('can be retried after a decline, with the same order or another', async () => {
    const application = await createConfirmed()
    const browser = new Browser()
    const id = String((await order(browser, application.trackingNumber)).body['id'])
    await approveAtPaypal(id, 'payer@example.com', 'declined')
    expect((await capture(browser, id)).status).toBe(402)
    expect((await follow(application.trackingNumber)).body['state']).toBe('confirmed')
    const other = new Browser()
    const another = await approvedOrder(other, application.trackingNumber)
    expect((await capture(other, another)).status).toBe(200)
  })
})

describe('a fee that was refunded in full', () => {
  // Without the product's refund SQL, the application is approved.
  test('leaves an application that can only be declined', async () => {
    const { id, orderId } = await createPaid()
    const [captured] = (await getPaypalBooks()).captures.filter((one) => one.orderId === orderId)
    await callSimulator('POST', `/simulator/captures/${captured?.captureId}/refund`, { cents: 5000 })
    const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [orderId])
    await reconcileOrder({ orderId: order?.id ?? '' })
    await expect(approveInTransaction(id)).rejects.toMatchObject({ code: 'application-refunded' })
    await declineInTransaction(id, 'The fee was refunded.')
  })
})

describe('tracking number guessing', () => {
  suspendRefill(guessable.perCaller)

  // If failed attempts were not counted, all thirty would answer 404.
  test('is throttled after 20 failed attempts a minute, whether by viewing, resending or paying', async () => {
    const application = await createSubmitted()
    const wrong = (n: number) => `TM-20261120-${String(n).padStart(8, 'A')}`
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0 ? follow(wrong(n)) : n % 3 === 1 ? resend(wrong(n)) : order(new Browser(), wrong(n)),
      ),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(guessable.perCaller.hits)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await follow(application.trackingNumber)).status).toBe(429)
  })

  test.each(['TM-20261120-ABC', 'nonsense', '%00', "' OR 1=1 --", 'x'.repeat(41)])(
    'answers 404 for %j',
    async (typed) => {
      expect((await follow(encodeURIComponent(typed))).status).toBe(404)
    },
  )

  test('limits do not count requests for an existing application', async () => {
    const { trackingNumber } = await createSubmitted()
    for (let n = 0; n < 40; n++) expect((await follow(trackingNumber)).status).toBe(200)
  })
})

describe('the G-Key mail', () => {
  test('is retried after a mail outage, and exactly one key works', async () => {
    const { id, email, artistName } = { ...(await createPaid()), artistName: 'Zoë and the Tests' }
    const { id: artistId } = await approveInTransaction(id)
    await runWithMailDown(() => expect(sendApplicationDecisionEmail({ applicationId: id })).rejects.toThrow(/order/))
    await sendApplicationDecisionEmail({ applicationId: id })
    expect(await new Browser().post('/api/validate-g-key', { gKeyId: getMailedGKey(email) })).toMatchObject({
      status: 200,
      body: { artistName },
    })
    expect(await sql(db, `SELECT 1 FROM g_keys WHERE artist_id = $1 AND state = 'active'`, [artistId])).toHaveLength(1)
  })

  // If a repeat issued a new key without voiding the previous one, both would sign in.
  test('sent twice after a crash leaves only the newer key valid', async () => {
    const { id, email } = await createPaid()
    await approveInTransaction(id)
    await sendApplicationDecisionEmail({ applicationId: id })
    const first = getMailedGKey(email)
    await sql(db, 'UPDATE g_key_applications SET key_mailed_at = NULL WHERE id = $1', [id])
    await sendApplicationDecisionEmail({ applicationId: id })
    const second = getMailedGKey(email)
    expect(second).not.toBe(first)
    expect((await new Browser().post('/api/validate-g-key', { gKeyId: first })).status).toBe(401)
    expect((await new Browser().post('/api/validate-g-key', { gKeyId: second })).status).toBe(200)
  })
})

/** Captures an approved order directly at the provider. */
async function captureAtProvider(orderId: string): Promise<void> {
  const api = (path: string) => new URL(path, config.PAYPAL_API_URL)
  const secret = Buffer.from(`${config.PAYPAL_CLIENT_ID}:${config.PAYPAL_CLIENT_SECRET}`).toString('base64')
  const token = await fetch(api('/v1/oauth2/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${secret}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  })
  const { access_token: bearer } = (await token.json()) as { access_token: string }
  const captured = await fetch(api(`/v2/checkout/orders/${orderId}/capture`), {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', prefer: 'return=representation' },
    body: '{}',
  })
  expect(captured.ok).toBe(true)
}
