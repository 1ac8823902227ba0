import { beforeEach, expect, test } from 'vitest'
import { purgeUnconfirmedAddresses } from './addresses/purge-unconfirmed-addresses.ts'
import { sendAddressConfirmationEmail } from './addresses/send-address-confirmation-email.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import type { GiftId } from './contract.ts'
import { listSubscribers } from './list-subscribers.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const visitor = new Browser()
const getCsv = async (list: string) =>
  String((await (await signInStaff()).get(`/api/admin/visitors/${list}`)).body['text'] ?? '')

/** Runs the confirmation job of an address as the worker does. */
async function runConfirmationJob(email: string, asked: { news: boolean; gift: GiftId | null }): Promise<void> {
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM visitor_addresses WHERE email = $1', [email])
  const [job] = await sql(
    db,
    `SELECT 1 FROM pgboss.job WHERE name = 'newsletter.send-address-confirmation-email' AND data->>'addressId' = $1
        AND data->'news' = to_jsonb($2::boolean)`,
    [row?.id, asked.news],
  )
  expect(job).toBeDefined()
  await sendAddressConfirmationEmail({ addressId: row?.id ?? '', ...asked })
}

test('only confirmed addresses are subscribed; the link works once, and one click unsubscribes', async () => {
  const email = 'reader@example.com'
  const answer = await visitor.post('/api/newsletter', { email: ' Reader@Example.com ' })
  expect(answer.status).toBe(202)
  // A database constraint also forbids news_since without confirmation.
  expect(await getCsv('subscribers')).not.toContain(email)
  await runConfirmationJob(email, { news: true, gift: null })
  const [mail] = listMailTo(email)
  const token = mail ? parseLinkToken(mail) : ''
  expect(await visitor.post('/api/newsletter/confirm', { token })).toMatchObject({
    status: 200,
    body: { email, news: true },
  })
  expect(await visitor.post('/api/newsletter/confirm', { token })).toMatchObject({ status: 404 })
  const list = await getCsv('subscribers')
  const unsubscribe = /unsubscribe\?token=([\w-]+)/.exec(list)?.[1]
  expect(list).toContain(email)
  expect(mail?.mail.text).toContain(unsubscribe)
  // Requested again: the same answer, and no mail, because the address is confirmed already.
  expect((await visitor.post('/api/newsletter', { email })).body).toEqual(answer.body)
  await runConfirmationJob(email, { news: true, gift: null })
  expect(listMailTo(email)).toHaveLength(1)
  for (let i = 0; i < 2; i++) {
    expect(await visitor.post('/api/newsletter/unsubscribe', { token: unsubscribe })).toMatchObject({ body: { email } })
  }
  expect(await getCsv('subscribers')).not.toContain(email)
})

test('the request for confirmation is enqueued in the language of the form', async () => {
  const email = 'lectora@example.com'
  await new Browser({ 'accept-language': 'es-MX' }).post('/api/newsletter', { email })
  const [row] = await sql<{ addressId: string; language: 'spanish' }>(
    db,
    `SELECT data->>'addressId' AS "addressId", data->>'language' AS language
       FROM pgboss.job j JOIN visitor_addresses a ON a.id::text = j.data->>'addressId' WHERE a.email = $1`,
    [email],
  )
  if (!row) return expect.fail('no job')
  expect(row.language).toBe('spanish')
  await sendAddressConfirmationEmail({ ...row, news: true, gift: null })
  const [mail] = listMailTo(email)
  expect(mail?.mail.subject).toBe('Noticias de TuneMaker: confírmalo')
  expect(mail?.mail.text).toMatch(/\/es\/confirm-address\?token=.*\/es\/unsubscribe\?token=/s)
})

test('a graphic is available at once and recorded once; news only with the box ticked and the mail confirmed', async () => {
  const email = 'gift@example.com'
  for (let i = 0; i < 2; i++) {
    expect(await visitor.post('/api/gifts', { email, gift: 'revolutionary' })).toMatchObject({
      status: 202,
      body: { file: '/gifts/tunemaker-revolutionary.png' },
    })
  }
  expect((await getCsv('gifts')).match(/gift@example\.com/g)).toHaveLength(1)
  await runConfirmationJob(email, { news: false, gift: 'revolutionary' })
  const [mail] = listMailTo(email)
  expect(mail?.mail.text).toContain('/gifts/tunemaker-revolutionary.png')
  expect(await visitor.post('/api/newsletter/confirm', { token: mail && parseLinkToken(mail) })).toMatchObject({
    body: { email, news: false },
  })
  expect(await getCsv('subscribers')).not.toContain(email)
  expect(await getCsv('gifts')).toMatch(/gift@example\.com,revolutionary,[^,]+,true/)
})

test('an address entered by somebody else gets at most three mails a day, and none after unsubscribing', async () => {
  const email = 'victim@example.com'
  for (let i = 0; i < 5; i++) {
    await visitor.post('/api/newsletter', { email })
    await runConfirmationJob(email, { news: true, gift: null })
  }
  expect(listMailTo(email)).toHaveLength(3)
  const silence = /unsubscribe\?token=([\w-]+)/.exec(listMailTo(email)[0]?.mail.text ?? '')?.[1]
  expect((await visitor.post('/api/newsletter/unsubscribe', { token: silence })).status).toBe(200)
  await resetRateLimits()
  await runConfirmationJob(email, { news: true, gift: null })
  expect(listMailTo(email)).toHaveLength(3)
})

test('feedback is exported as text, even where a spreadsheet would see a formula', async () => {
  const text = '=HYPERLINK("http://evil.example","win")'
  expect(await visitor.post('/api/feedback', { text })).toMatchObject({ status: 201 })
  expect(await getCsv('feedback')).toContain(`"'=HYPERLINK(""http://evil.example"",""win"")"`)
  expect(await visitor.post('/api/feedback', { rating: 4 }), 'a rating alone').toMatchObject({ status: 201 })
  for (const wrong of [{ text: '  ' }, {}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: '4' }])
    expect(await visitor.post('/api/feedback', wrong), JSON.stringify(wrong)).toMatchObject({ status: 400 })
  expect((await visitor.post('/api/feedback', { text: 'x'.repeat(4_001) })).status).toBe(400)
})

test.each<[string, Record<string, unknown>]>([
  ['/api/newsletter', { email: 'nobody' }],
  ['/api/newsletter', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['/api/newsletter', {}],
  ['/api/newsletter', { email: ['a@example.com'] }],
  ['/api/gifts', { email: 'a@example.com', gift: 'everything' }],
  ['/api/gifts', { gift: 'revolutionary' }],
])('rejects invalid input with 400: %s %j', async (path, body) => {
  expect((await visitor.post(path, body)).status).toBe(400)
})

test('rejects made-up links', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    expect((await visitor.post('/api/newsletter/confirm', { token })).status).toBe(404)
    expect((await visitor.post('/api/newsletter/unsubscribe', { token })).status).toBe(404)
  }
})

test('the lists are for admins only', async () => {
  for (const list of ['subscribers', 'feedback', 'gifts']) {
    expect((await visitor.get(`/api/admin/visitors/${list}`)).status).toBe(401)
    expect((await (await signInStaff('operator')).get(`/api/admin/visitors/${list}`)).status).toBe(403)
  }
  expect((await (await signInStaff()).get('/api/admin/visitors/everything')).status).toBe(404)
})

test('addresses unconfirmed for thirty days are purged, confirmed ones are kept', async () => {
  await visitor.post('/api/gifts', { email: 'old@example.com', gift: 'break-through' })
  await visitor.post('/api/gifts', { email: 'young@example.com', gift: 'break-through' })
  await sql(db, `UPDATE visitor_addresses SET asked_at = now() - interval '31 days' WHERE email <> 'young@example.com'`)
  await purgeUnconfirmedAddresses()
  const left = await getCsv('gifts')
  expect(left).not.toContain('old@example.com')
  expect(left).toContain('young@example.com')
  expect(left).toContain('gift@example.com')
})

test('limits submissions per network address', async () => {
  const answers: number[] = []
  for (let i = 0; i < 21; i++) answers.push((await visitor.post('/api/feedback', { text: `n ${i}` })).status)
  expect(answers.at(-1)).toBe(429)
})

test('the list of subscribers is read in batches and names each once, also those of one moment', async () => {
  await sql(
    db,
    `INSERT INTO visitor_addresses (email, unsubscribe_token, confirmed_at, news_since)
     SELECT 'many' || n || '@example.com', 'many' || n, now(), now() FROM generate_series(1, 4100) n`,
  )
  const sizes: number[] = []
  for await (const rows of await listSubscribers()) sizes.push(rows.length)
  expect(Math.max(...sizes)).toBe(2_000)
  const named = (await getCsv('subscribers')).match(/^many\d+@example\.com,/gm) ?? []
  expect(new Set(named).size).toBe(4_100)
  expect(named).toHaveLength(4_100)
})

test('whoever unsubscribes while the list is read ends it for nobody else', async () => {
  const listed: unknown[] = []
  for await (const rows of await listSubscribers()) {
    listed.push(...rows.map(([email]) => email))
    await sql(db, 'UPDATE visitor_addresses SET news_since = NULL WHERE email = $1', [listed.at(-1)])
  }
  expect(new Set(listed).size).toBeGreaterThanOrEqual(4_100)
})
