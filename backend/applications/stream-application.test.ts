import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyApplication } from '#module/copyright/checks'
import { declineApplication } from '#module/applications/decision'
import { purgeUnconfirmedApplications } from './purge-unconfirmed-applications.ts'
import { sendApplicationLinkEmail } from './link/send-application-link-email.ts'
import { enqueuePaidApplications } from '#module/applications/payment'
import { runInTransaction, db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { approveAtPaypal } from '#testing/clients/paypal'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { pollUntil } from '#testing/poll-until'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

// Two web processes on one database: this one and a second real one.
const port = await getFreePort()
const secondOrigin = `http://127.0.0.1:${port}`
const second = new ServerProcess('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent' })
beforeAll(async () => {
  second.start()
  await pollUntil('second web process', 30, async () => (await fetch(`${secondOrigin}/readyz`)).ok)
})
afterAll(() => second.kill())

const PDF = '%PDF-1.7 a registration'

async function createSubmitted(email: string) {
  const form = new FormData()
  const fields = { fullName: 'Ada', email, artistName: 'Ada Live', copyrightDetails: 'PA 2-345-678' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const box of ['termsAccepted', 'ageConfirmed', 'copyrightConfirmed']) form.set(box, 'true')
  const answer = await new Browser().send('POST', '/api/g-key-applications', form)
  const trackingNumber = String(answer.body['trackingNumber'])
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM g_key_applications WHERE tracking_number = $1', [
    trackingNumber,
  ])
  return { trackingNumber, id: row?.id ?? '', path: `/api/g-key-applications/${trackingNumber}` }
}

async function confirm(id: string, email: string): Promise<void> {
  await sendApplicationLinkEmail({ applicationId: id })
  const mail = listMailTo(email).at(-1)
  const answer = await new Browser().post('/api/g-key-applications/confirm', {
    token: mail ? parseLinkToken(mail) : '',
  })
  expect(answer.status).toBe(200)
}

const follow = (origin: string, path: string, headers = {}) =>
  EventSourceClient.open(`${origin}${path}/stream`, headers)
const listStates = (listener: EventSourceClient) => listener.events.map(({ data }) => data['state'])

// Without the trigger g_key_applications_tell, nothing arrives after 'submitted'.
test('streams every state change to every web process, whichever process makes it', async () => {
  const { id, trackingNumber, path } = await createSubmitted('live@example.com')
  const listeners = [await follow(getServerOrigin(), path), await follow(secondOrigin, path.toLowerCase())]
  await confirm(id, 'live@example.com')
  for (const listener of listeners) await expect.poll(() => listStates(listener)).toEqual(['submitted', 'confirmed'])

  const browser = new Browser()
  const order = await browser.post('/paypal/order', {
    amount: '50.00',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'g-key',
    reference: trackingNumber,
  })
  const orderId = String(order.body['id'])
  await approveAtPaypal(orderId, 'payer@example.com')
  expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('paid')
  await enqueuePaidApplications()
  for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('verifying')
  await verifyApplication({ applicationId: id })
  for (const listener of listeners) await expect.poll(() => listStates(listener).at(-1)).toBe('in-review')
  await runInTransaction((trx) => declineApplication(trx, id, 'The registration names somebody else.'))
  const told = (await new Browser().get(path)).body
  for (const listener of listeners) {
    await expect.poll(() => listener.events.at(-1)?.data).toEqual(told)
    // One step may change the row more than once, but no state is sent again after a later one.
    const heard = listStates(listener).filter((state, n, all) => state !== all[n - 1])
    expect(heard).toEqual(['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'declined'])
    expect(JSON.stringify(listener.events)).not.toMatch(/live@example|payer@example|PA 2-345/)
  }
  // A client that reconnects gets the current state once.
  const seen = listeners[0]?.events.find(({ data }) => data['state'] === 'confirmed')?.id
  const back = await follow(secondOrigin, path, { 'last-event-id': String(seen) })
  await expect.poll(() => listStates(back)).toEqual(['declined'])
  for (const listener of [...listeners, back]) listener.close()
})

test('streams the document count when a document is added through another process', async () => {
  const { path } = await createSubmitted('papers@example.com')
  const listener = await follow(secondOrigin, path)
  const form = new FormData()
  form.set('copyrightDocument', new Blob([PDF], { type: 'application/pdf' }), 'more.pdf')
  expect((await new Browser().send('POST', `${path}/documents`, form)).status).toBe(201)
  await expect.poll(() => listener.events.map(({ data }) => data['documents'])).toEqual([0, 1])
  listener.close()
})

test('ends the stream with the reason when the application is deleted', async () => {
  const { id, path } = await createSubmitted('forgotten@example.com')
  const listener = await follow(secondOrigin, path)
  await expect.poll(() => listStates(listener)).toEqual(['submitted'])
  await sql(db, `UPDATE g_key_applications SET link_asked_at = now() - interval '8 days' WHERE id = $1`, [id])
  await purgeUnconfirmedApplications()
  await expect.poll(() => listener.ended).toBe(true)
  expect(listener.events.at(-1)).toMatchObject({ event: 'ended', data: { error: 'application-unknown' } })
})

test('counts an unknown number as a failed attempt, and allows four streams per application', async () => {
  const path = '/api/g-key-applications/TM-20200101-AAAAAAAA/stream'
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await new Browser().get(path)).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429])

  await resetRateLimits()
  const mine = await createSubmitted('many@example.com')
  const four = await Promise.all([1, 2, 3, 4].map(() => follow(getServerOrigin(), mine.path)))
  expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await follow(getServerOrigin(), mine.path)).status).toBe(429)
  // A client without a stream can still poll.
  expect((await new Browser().get(mine.path)).status).toBe(200)
  for (const listener of four) listener.close()
})
