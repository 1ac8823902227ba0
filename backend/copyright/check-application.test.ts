import { beforeEach, describe, expect, test } from 'vitest'
import { sendApplicationDecision, tellPaidApplicants } from '#module/gkeys'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { mailTo, withMailbox } from '#testing/mailbox'
import { type Paper, registrationPdf } from '#testing/papers'
import { approve } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { checkApplication } from './check-application.ts'
import { mailPapersInReview } from './mail-checks.ts'

withServer()
withMailbox()
beforeEach(freshBudgets)

let made = 0
const freshNumber = () => `PA 2-4${String(++made).padStart(2, '0')}-678`
const paperOf = (paper: Partial<Paper> = {}): Paper => ({
  number: freshNumber(),
  title: 'Blue Velvet Road',
  claimants: 'Ada Quinn Example',
  date: 'March 5, 2025',
  ...paper,
})

/** Applied, confirmed and paid: Godfrey is about to read. */
async function paid(document: Buffer | undefined, { details = 'Blue Velvet Road', language = 'en-US' } = {}) {
  const email = `reader${++made}@example.com`
  const form = new FormData()
  const fields = { fullName: 'Ada Quinn Example', email, artistName: `Nightbird ${made}`, copyrightDetails: details }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const box of ['termsAccepted', 'ageConfirmed', 'copyrightConfirmed']) form.set(box, 'true')
  if (document) form.set('copyrightDocument', new Blob([new Uint8Array(document)]), 'registration.pdf')
  const browser = new Browser({ 'accept-language': language })
  const { body } = await browser.send('POST', '/api/g-key-applications', form)
  const trackingNumber = String(body['trackingNumber'])
  const [row] = await sql<{ id: string }>(
    db,
    `UPDATE g_key_applications SET state = 'confirmed', confirmed_at = now() WHERE tracking_number = $1 RETURNING id`,
    [trackingNumber],
  )
  const order = { amount: '50.00', currency: 'USD', intent: 'CAPTURE', purpose: 'g-key', reference: trackingNumber }
  const orderId = String((await browser.post('/paypal/order', order)).body['id'])
  await approve(orderId, email)
  expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  await tellPaidApplicants()
  const follow = async () => (await new Browser().get(`/api/g-key-applications/${trackingNumber}`)).body
  return { id: row?.id ?? '', email, trackingNumber, follow }
}

const check = (id: string) => checkApplication({ applicationId: id })
const reviewOf = async (id: string) =>
  (
    await sql<{ evidence: Record<string, unknown> }>(db, 'SELECT evidence FROM reviews WHERE effect_key = $1', [
      `application:${id}`,
    ])
  )[0]
const artistsOf = (id: string) =>
  sql(
    db,
    'SELECT a.id FROM artists a JOIN g_key_applications g ON g.tracking_number = a.tracking_number WHERE g.id = $1',
    [id],
  )

describe('papers that speak for themselves', () => {
  test('become a G-Key by mail without a person, once', async () => {
    const application = await paid(await registrationPdf(paperOf()))
    expect(await application.follow()).toMatchObject({ state: 'verifying' })
    await Promise.all([check(application.id), check(application.id), check(application.id)])
    expect(await application.follow()).toMatchObject({ state: 'approved' })
    expect(await reviewOf(application.id)).toBeUndefined()
    expect(await artistsOf(application.id)).toHaveLength(1)
    const mails = await sql(
      db,
      `SELECT 1 FROM pgboss.job WHERE name = 'gkeys.mail-application-decision' AND data->>'applicationId' = $1`,
      [application.id],
    )
    expect(mails).toHaveLength(1)
    await sendApplicationDecision({ applicationId: application.id })
    const gKeyId = /GK(-[0-9A-Z]{4}){4}/.exec(mailTo(application.email).at(-1)?.mail.text ?? '')?.[0]
    expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(200)
  })
})

describe('a registration number', () => {
  // Tried: without claimNumbers both are approved.
  test('that two bring at once is given to one of them at most', async () => {
    const number = freshNumber()
    const both = [
      await paid(await registrationPdf(paperOf({ number }))),
      await paid(await registrationPdf(paperOf({ number }))),
    ]
    await Promise.all(both.map(({ id }) => check(id)))
    const states = await Promise.all(both.map(async ({ follow }) => (await follow())['state']))
    expect(states.filter((state) => state === 'approved').length).toBeLessThanOrEqual(1)
    expect(states).toContain('in-review')
  })

  test('that is used already waits for a person, in whatever way it is written', async () => {
    const first = await paid(await registrationPdf(paperOf({ number: 'PA 2-777-111' })))
    await check(first.id)
    expect(await first.follow()).toMatchObject({ state: 'approved' })
    const second = await paid(await registrationPdf(paperOf({ number: 'PA0002777111' })))
    await check(second.id)
    expect(await second.follow()).toMatchObject({ state: 'in-review' })
    expect((await reviewOf(second.id))?.evidence).toMatchObject({
      godfreySays: ['This registration number is already used by another artist here.'],
    })
  })
})

describe('papers that do not', () => {
  test('wait for a person with what was declared, what was found and where; the applicant is told in their language', async () => {
    const application = await paid(await registrationPdf(paperOf({ claimants: 'Adam Quinn Example' })), {
      language: 'de-DE,de;q=0.9',
    })
    await check(application.id)
    expect(await application.follow()).toMatchObject({ state: 'in-review' })
    expect((await reviewOf(application.id))?.evidence).toMatchObject({
      applicationId: application.id,
      declared: { legalName: 'Ada Quinn Example', copyrightDetails: 'Blue Velvet Road' },
      found: expect.arrayContaining([
        { field: 'claimant', value: 'Adam Quinn Example', page: 1, excerpt: 'Copyright Claimant: Adam Quinn Example' },
      ]),
      documentKey: expect.stringMatching(/^documents\//),
      readBy: 'text',
    })
    await mailPapersInReview({ applicationId: application.id })
    expect(mailTo(application.email).at(-1)?.mail.text).toMatch(/Ein|Mensch|geschrieben/)
    expect(await artistsOf(application.id)).toEqual([])
  })

  test('of somebody else’s work are declined with a reason in the applicant’s language', async () => {
    const paper = paperOf({ claimants: 'Somebody Else', title: 'Another Song' })
    const application = await paid(await registrationPdf(paper), {
      details: 'Midnight Train, PA 1-111-999',
      language: 'ja',
    })
    await check(application.id)
    expect(await application.follow()).toMatchObject({
      state: 'declined',
      reasons: expect.stringContaining('他の人の作品'),
    })
    expect(await artistsOf(application.id)).toEqual([])
  })

  test('are no papers at all: a person looks', async () => {
    for (const document of [undefined, Buffer.from('%PDF-1.7 a registration')]) {
      const application = await paid(document)
      await check(application.id)
      expect(await application.follow()).toMatchObject({ state: 'in-review' })
    }
  })

  test('cannot approve what has been paid back', async () => {
    const application = await paid(await registrationPdf(paperOf()))
    await sql(db, 'UPDATE g_key_applications SET refunded_at = now() WHERE id = $1', [application.id])
    await check(application.id)
    expect(await application.follow()).toMatchObject({ state: 'in-review' })
  })
})
