import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkApplication } from '#module/copyright'
import {
  declineApplication,
  forgetUnconfirmedApplications,
  sendApplicationLink,
  tellPaidApplicants,
} from '#module/gkeys'
import { inTransaction, db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { Listener } from '#testing/listener'
import { mailTo, tokenIn, withMailbox } from '#testing/mailbox'
import { approve } from '#testing/paypal'
import { Process, freePort, until } from '#testing/processes'
import { Browser, serverOrigin, withServer } from '#testing/server'

withServer()
withMailbox()
beforeEach(freshBudgets)

// Two web processes on one database: this one, and a real one beside it.
const port = await freePort()
const secondOrigin = `http://127.0.0.1:${port}`
const second = new Process('backend/main.ts', { PORT: String(port), LOG_LEVEL: 'silent' })
beforeAll(async () => {
  second.start()
  await until('second web process', 30, async () => (await fetch(`${secondOrigin}/readyz`)).ok)
})
afterAll(() => second.kill())

const PDF = '%PDF-1.7 a registration'

async function submitted(email: string) {
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
  await sendApplicationLink({ applicationId: id })
  const mail = mailTo(email).at(-1)
  const answer = await new Browser().post('/api/g-key-applications/confirm', { token: mail ? tokenIn(mail) : '' })
  expect(answer.status).toBe(200)
}

const follow = (origin: string, path: string, headers = {}) => Listener.open(`${origin}${path}/stream`, headers)
const statesOf = (listener: Listener) => listener.heard.map(({ data }) => data['state'])

// Tried: with the trigger g_key_applications_tell dropped nothing is heard after 'submitted'.
test('every step of an application is heard at every web process, whoever takes it', async () => {
  const { id, trackingNumber, path } = await submitted('live@example.com')
  const listeners = [await follow(serverOrigin(), path), await follow(secondOrigin, path.toLowerCase())]
  await confirm(id, 'live@example.com')
  for (const listener of listeners) await expect.poll(() => statesOf(listener)).toEqual(['submitted', 'confirmed'])

  const browser = new Browser()
  const order = await browser.post('/paypal/order', {
    amount: '50.00',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'g-key',
    reference: trackingNumber,
  })
  const orderId = String(order.body['id'])
  await approve(orderId, 'payer@example.com')
  expect((await browser.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  for (const listener of listeners) await expect.poll(() => statesOf(listener).at(-1)).toBe('paid')
  await tellPaidApplicants()
  for (const listener of listeners) await expect.poll(() => statesOf(listener).at(-1)).toBe('verifying')
  await checkApplication({ applicationId: id })
  for (const listener of listeners) await expect.poll(() => statesOf(listener).at(-1)).toBe('in-review')
  await inTransaction((trx) => declineApplication(trx, id, 'The registration names somebody else.'))
  const told = (await new Browser().get(path)).body
  for (const listener of listeners) {
    await expect.poll(() => listener.heard.at(-1)?.data).toEqual(told)
    // A step may change the row more than once; no state is heard again after a later one.
    const heard = statesOf(listener).filter((state, n, all) => state !== all[n - 1])
    expect(heard).toEqual(['submitted', 'confirmed', 'paid', 'verifying', 'in-review', 'declined'])
    expect(JSON.stringify(listener.heard)).not.toMatch(/live@example|payer@example|PA 2-345/)
  }
  // Cut off on the way: what is now comes again, once.
  const seen = listeners[0]?.heard.find(({ data }) => data['state'] === 'confirmed')?.id
  const back = await follow(secondOrigin, path, { 'last-event-id': String(seen) })
  await expect.poll(() => statesOf(back)).toEqual(['declined'])
  for (const listener of [...listeners, back]) listener.close()
})

test('a document that was added elsewhere is counted at once', async () => {
  const { path } = await submitted('papers@example.com')
  const listener = await follow(secondOrigin, path)
  const form = new FormData()
  form.set('copyrightDocument', new Blob([PDF], { type: 'application/pdf' }), 'more.pdf')
  expect((await new Browser().send('POST', `${path}/documents`, form)).status).toBe(201)
  await expect.poll(() => listener.heard.map(({ data }) => data['documents'])).toEqual([0, 1])
  listener.close()
})

test('an application that is deleted ends its stream with the reason', async () => {
  const { id, path } = await submitted('forgotten@example.com')
  const listener = await follow(secondOrigin, path)
  await expect.poll(() => statesOf(listener)).toEqual(['submitted'])
  await sql(db, `UPDATE g_key_applications SET link_asked_at = now() - interval '8 days' WHERE id = $1`, [id])
  await forgetUnconfirmedApplications()
  await expect.poll(() => listener.ended).toBe(true)
  expect(listener.heard.at(-1)).toMatchObject({ event: 'ended', data: { error: 'application-unknown' } })
})

test('a number that nobody has is no stream but a wrong guess; one application has four streams', async () => {
  const path = '/api/g-key-applications/TM-20200101-AAAAAAAA/stream'
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await new Browser().get(path)).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429])

  await freshBudgets()
  const mine = await submitted('many@example.com')
  const four = await Promise.all([1, 2, 3, 4].map(() => follow(serverOrigin(), mine.path)))
  expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await follow(serverOrigin(), mine.path)).status).toBe(429)
  // Who is refused a stream may still ask.
  expect((await new Browser().get(mine.path)).status).toBe(200)
  for (const listener of four) listener.close()
})
