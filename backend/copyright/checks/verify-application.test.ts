import { beforeEach, describe, expect, test } from 'vitest'
import { sendApplicationDecisionEmail } from '#module/applications/decision'
import { enqueuePaidApplications } from '#module/applications/payment'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { type RegistrationFields, buildRegistrationPdf } from '#testing/registration-pdf'
import { approveAtPaypal } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { verifyApplication } from './verify-application.ts'
import { sendApplicationInReview } from './send-application-in-review.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let numbersIssued = 0
const buildNumber = () => `PA 2-4${String(++numbersIssued).padStart(2, '0')}-678`
const buildPaper = (paper: Partial<RegistrationFields> = {}): RegistrationFields => ({
  number: buildNumber(),
  title: 'Blue Velvet Road',
  claimants: 'Ada Quinn Example',
  date: 'March 5, 2025',
  ...paper,
})

/** Creates an application that is confirmed, paid and waiting for the check. */
async function createPaidApplication(
  document: Buffer | undefined,
  { details = 'Blue Velvet Road', language = 'en-US' } = {},
) {
  const email = `reader${++numbersIssued}@example.com`
  const form = new FormData()
  const fields = {
    fullName: 'Ada Quinn Example',
    email,
    artistName: `Nightbird ${numbersIssued}`,
    copyrightDetails: details,
  }
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
  await approveAtPaypal(orderId, email)
  expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  await enqueuePaidApplications()
  const follow = async () => (await new Browser().get(`/api/g-key-applications/${trackingNumber}`)).body
  return { id: row?.id ?? '', email, trackingNumber, follow }
}

const check = (id: string) => verifyApplication({ applicationId: id })
const getReview = async (id: string) =>
  (
    await sql<{ evidence: Record<string, unknown> }>(db, 'SELECT evidence FROM reviews WHERE effect_key = $1', [
      `application:${id}`,
    ])
  )[0]
const listArtists = (id: string) =>
  sql(
    db,
    'SELECT a.id FROM artists a JOIN g_key_applications g ON g.tracking_number = a.tracking_number WHERE g.id = $1',
    [id],
  )

describe('a registration that meets the policy', () => {
  test('issues a G-Key by mail without review, once', async () => {
    const application = await createPaidApplication(await buildRegistrationPdf(buildPaper()))
    expect(await application.follow()).toMatchObject({ state: 'verifying' })
    await Promise.all([check(application.id), check(application.id), check(application.id)])
    expect(await application.follow()).toMatchObject({ state: 'approved' })
    expect(await getReview(application.id)).toBeUndefined()
    expect(await listArtists(application.id)).toHaveLength(1)
    const mails = await sql(
      db,
      `SELECT 1 FROM pgboss.job WHERE name = 'applications.send-application-decision-email' AND data->>'applicationId' = $1`,
      [application.id],
    )
    expect(mails).toHaveLength(1)
    await sendApplicationDecisionEmail({ applicationId: application.id })
    const gKeyId = /GK(-[0-9A-Z]{4}){4}/.exec(listMailTo(application.email).at(-1)?.mail.text ?? '')?.[0]
    expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(200)
  })
})

describe('a registration number', () => {
  // Without claimRegistrationNumbers, both are approved.
  test('is granted to at most one of two simultaneous applications', async () => {
    const number = buildNumber()
    const both = [
      await createPaidApplication(await buildRegistrationPdf(buildPaper({ number }))),
      await createPaidApplication(await buildRegistrationPdf(buildPaper({ number }))),
    ]
    await Promise.all(both.map(({ id }) => check(id)))
    const states = await Promise.all(both.map(async ({ follow }) => (await follow())['state']))
    expect(states.filter((state) => state === 'approved').length).toBeLessThanOrEqual(1)
    expect(states).toContain('in-review')
  })

  test('goes to review when it is already in use, however it is written', async () => {
    const first = await createPaidApplication(await buildRegistrationPdf(buildPaper({ number: 'PA 2-777-111' })))
    await check(first.id)
    expect(await first.follow()).toMatchObject({ state: 'approved' })
    const second = await createPaidApplication(await buildRegistrationPdf(buildPaper({ number: 'PA0002777111' })))
    await check(second.id)
    expect(await second.follow()).toMatchObject({ state: 'in-review' })
    expect((await getReview(second.id))?.evidence).toMatchObject({
      godfreySays: ['This registration number is already used by another artist here.'],
    })
  })
})

describe('a registration that does not meet the policy', () => {
  test('goes to review with the declaration and the evidence; the applicant gets a mail in their language', async () => {
    const application = await createPaidApplication(
      await buildRegistrationPdf(buildPaper({ claimants: 'Adam Quinn Example' })),
      {
        language: 'de-DE,de;q=0.9',
      },
    )
    await check(application.id)
    expect(await application.follow()).toMatchObject({ state: 'in-review' })
    expect((await getReview(application.id))?.evidence).toMatchObject({
      applicationId: application.id,
      declared: { legalName: 'Ada Quinn Example', copyrightDetails: 'Blue Velvet Road' },
      found: expect.arrayContaining([
        { field: 'claimant', value: 'Adam Quinn Example', page: 1, excerpt: 'Copyright Claimant: Adam Quinn Example' },
      ]),
      documentKey: expect.stringMatching(/^documents\//),
      readBy: 'text',
    })
    await sendApplicationInReview({ applicationId: application.id })
    expect(listMailTo(application.email).at(-1)?.mail.text).toMatch(/Ein|Mensch|geschrieben/)
    expect(await listArtists(application.id)).toEqual([])
  })

  test('is declined with a reason in the applicant’s language when it covers another person’s work', async () => {
    const paper = buildPaper({ claimants: 'Somebody Else', title: 'Another Song' })
    const application = await createPaidApplication(await buildRegistrationPdf(paper), {
      details: 'Midnight Train, PA 1-111-999',
      language: 'ja',
    })
    await check(application.id)
    expect(await application.follow()).toMatchObject({
      state: 'declined',
      reasons: expect.stringContaining('他の人の作品'),
    })
    expect(await listArtists(application.id)).toEqual([])
  })

  test('goes to review when no document was uploaded', async () => {
    for (const document of [undefined, Buffer.from('%PDF-1.7 a registration')]) {
      const application = await createPaidApplication(document)
      await check(application.id)
      expect(await application.follow()).toMatchObject({ state: 'in-review' })
    }
  })

  test('is not approved after a refund', async () => {
    const application = await createPaidApplication(await buildRegistrationPdf(buildPaper()))
    await sql(db, 'UPDATE g_key_applications SET refunded_at = now() WHERE id = $1', [application.id])
    await check(application.id)
    expect(await application.follow()).toMatchObject({ state: 'in-review' })
  })
})
