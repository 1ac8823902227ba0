import { beforeEach, expect, test } from 'vitest'
import { forgetUnconfirmed, sendAddressLink } from '#module/visitors'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { mailTo, tokenIn, withMailbox } from '#testing/mailbox'
import { Browser, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'
import type { GiftId } from './contract.ts'

withServer()
withMailbox()
beforeEach(freshBudgets)

const visitor = new Browser()
const csvOf = async (list: string) =>
  String((await (await staffBrowser()).get(`/api/admin/visitors/${list}`)).body['text'] ?? '')

/** What the worker does with the newest job for an address. */
async function worker(email: string, asked: { news: boolean; gift: GiftId | null }): Promise<void> {
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM visitor_addresses WHERE email = $1', [email])
  const [job] = await sql(
    db,
    `SELECT 1 FROM pgboss.job WHERE name = 'visitors.confirm-address' AND data->>'addressId' = $1
        AND data->'news' = to_jsonb($2::boolean)`,
    [row?.id, asked.news],
  )
  expect(job).toBeDefined()
  await sendAddressLink({ addressId: row?.id ?? '', ...asked })
}

test('news come only to who said yes by mail; the link works once, and one click ends it', async () => {
  const email = 'reader@example.com'
  const answer = await visitor.post('/api/newsletter', { email: ' Reader@Example.com ' })
  expect(answer.status).toBe(202)
  // Nor could it be: the database takes no news_since without a confirmation.
  expect(await csvOf('subscribers')).not.toContain(email)
  await worker(email, { news: true, gift: null })
  const [mail] = mailTo(email)
  const token = mail ? tokenIn(mail) : ''
  expect(await visitor.post('/api/newsletter/confirm', { token })).toMatchObject({
    status: 200,
    body: { email, news: true },
  })
  expect(await visitor.post('/api/newsletter/confirm', { token })).toMatchObject({ status: 404 })
  const list = await csvOf('subscribers')
  const unsubscribe = /unsubscribe\?token=([\w-]+)/.exec(list)?.[1]
  expect(list).toContain(email)
  expect(mail?.mail.text).toContain(unsubscribe)
  // Asked again: the same answer, and no mail, for the address agreed already.
  expect((await visitor.post('/api/newsletter', { email })).body).toEqual(answer.body)
  await worker(email, { news: true, gift: null })
  expect(mailTo(email)).toHaveLength(1)
  for (let i = 0; i < 2; i++) {
    expect(await visitor.post('/api/newsletter/unsubscribe', { token: unsubscribe })).toMatchObject({ body: { email } })
  }
  expect(await csvOf('subscribers')).not.toContain(email)
})

test('a graphic is given at once and noted once; news only with the box ticked and the mail answered', async () => {
  const email = 'gift@example.com'
  for (let i = 0; i < 2; i++) {
    expect(await visitor.post('/api/gifts', { email, gift: 'revolutionary' })).toMatchObject({
      status: 202,
      body: { file: '/gifts/tunemaker-revolutionary.png' },
    })
  }
  expect((await csvOf('gifts')).match(/gift@example\.com/g)).toHaveLength(1)
  await worker(email, { news: false, gift: 'revolutionary' })
  const [mail] = mailTo(email)
  expect(mail?.mail.text).toContain('/gifts/tunemaker-revolutionary.png')
  expect(await visitor.post('/api/newsletter/confirm', { token: mail && tokenIn(mail) })).toMatchObject({
    body: { email, news: false },
  })
  expect(await csvOf('subscribers')).not.toContain(email)
  expect(await csvOf('gifts')).toMatch(/gift@example\.com,revolutionary,[^,]+,true/)
})

test('an address that was typed by somebody else gets three mails a day at most, and none after its own word', async () => {
  const email = 'victim@example.com'
  for (let i = 0; i < 5; i++) {
    await visitor.post('/api/newsletter', { email })
    await worker(email, { news: true, gift: null })
  }
  expect(mailTo(email)).toHaveLength(3)
  const silence = /unsubscribe\?token=([\w-]+)/.exec(mailTo(email)[0]?.mail.text ?? '')?.[1]
  expect((await visitor.post('/api/newsletter/unsubscribe', { token: silence })).status).toBe(200)
  await freshBudgets()
  await worker(email, { news: true, gift: null })
  expect(mailTo(email)).toHaveLength(3)
})

test('feedback is kept as text, also where a spreadsheet would see a formula', async () => {
  const text = '=HYPERLINK("http://evil.example","win")'
  expect(await visitor.post('/api/feedback', { text })).toMatchObject({ status: 201 })
  expect(await csvOf('feedback')).toContain(`"'=HYPERLINK(""http://evil.example"",""win"")"`)
  expect(await visitor.post('/api/feedback', { text: '  ' })).toMatchObject({ status: 400 })
  expect((await visitor.post('/api/feedback', { text: 'x'.repeat(4_001) })).status).toBe(400)
})

test.each<[string, Record<string, unknown>]>([
  ['/api/newsletter', { email: 'nobody' }],
  ['/api/newsletter', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['/api/newsletter', {}],
  ['/api/newsletter', { email: ['a@example.com'] }],
  ['/api/gifts', { email: 'a@example.com', gift: 'everything' }],
  ['/api/gifts', { gift: 'revolutionary' }],
])('what makes no sense is 400: %s %j', async (path, body) => {
  expect((await visitor.post(path, body)).status).toBe(400)
})

test('links that nobody sent open nothing', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    expect((await visitor.post('/api/newsletter/confirm', { token })).status).toBe(404)
    expect((await visitor.post('/api/newsletter/unsubscribe', { token })).status).toBe(404)
  }
})

test('the lists are for the admin alone', async () => {
  for (const list of ['subscribers', 'feedback', 'gifts']) {
    expect((await visitor.get(`/api/admin/visitors/${list}`)).status).toBe(401)
    expect((await (await staffBrowser('operator')).get(`/api/admin/visitors/${list}`)).status).toBe(403)
  }
  expect((await (await staffBrowser()).get('/api/admin/visitors/everything')).status).toBe(404)
})

test('what nobody confirmed for thirty days is forgotten, what was confirmed is not', async () => {
  await visitor.post('/api/gifts', { email: 'old@example.com', gift: 'break-through' })
  await visitor.post('/api/gifts', { email: 'young@example.com', gift: 'break-through' })
  await sql(db, `UPDATE visitor_addresses SET asked_at = now() - interval '31 days' WHERE email <> 'young@example.com'`)
  await forgetUnconfirmed()
  const left = await csvOf('gifts')
  expect(left).not.toContain('old@example.com')
  expect(left).toContain('young@example.com')
  expect(left).toContain('gift@example.com')
})

test('one network cannot fill the lists', async () => {
  const answers: number[] = []
  for (let i = 0; i < 21; i++) answers.push((await visitor.post('/api/feedback', { text: `n ${i}` })).status)
  expect(answers.at(-1)).toBe(429)
})
