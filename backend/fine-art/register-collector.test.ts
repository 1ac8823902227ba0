import { beforeEach, describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { anArtist, signedIn } from '#testing/builders'
import { mailTo, tokenIn, withMailbox } from '#testing/mailbox'
import { Browser, withServer } from '#testing/server'
import { sendCollectorLink } from './register-collector.ts'

withServer()
withMailbox()
beforeEach(freshBudgets)

let n = 0
const newEmail = () => `someone${++n}@example.com`

const register = (email: string, name = 'Someone', browser = new Browser()) =>
  browser.post('/api/fine-art/collectors', { name, email })

/** What the worker does with the job. */
async function mailLink(email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM collectors WHERE email = $1', [email.toLowerCase()])
  await sendCollectorLink({ collectorId: row?.id ?? null })
  const newest = mailTo(email.toLowerCase()).at(-1)
  return newest ? tokenIn(newest) : ''
}

const enter = (token: string, browser = new Browser()) => browser.post('/api/fine-art/collectors/session', { token })

describe('a collector', () => {
  test('confirms the address by the mailed link, which signs in and works once', async () => {
    const email = newEmail()
    expect(await register(email.toUpperCase(), '  Ada  Lovelace ')).toMatchObject({ status: 202 })
    const token = await mailLink(email)
    const browser = new Browser()
    expect((await browser.get('/api/fine-art/collector')).body).toEqual({ collector: null })
    const entered = await enter(token, browser)
    expect(entered).toMatchObject({ status: 200, body: { name: 'Ada  Lovelace', email } })
    expect((await browser.get('/api/fine-art/collector')).body).toEqual({ collector: entered.body })
    expect(await enter(token)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
  })

  test('comes back by a new link, and whoever types the address again cannot rename them', async () => {
    const email = newEmail()
    await register(email, 'The Owner')
    await enter(await mailLink(email))
    await register(email, 'Somebody Else')
    const again = await enter(await mailLink(email))
    expect(again.body).toMatchObject({ name: 'The Owner' })
    await register(email, '')
    expect((await enter(await mailLink(email))).body).toMatchObject({ name: 'The Owner' })
    expect(mailTo(email).at(-1)?.mail.text).toContain('Hello The Owner')
  })

  test('keeps being the artist who is signed in in the same browser', async () => {
    const { gKeyId, artist } = await anArtist()
    const browser = await signedIn(gKeyId)
    const email = newEmail()
    await register(email)
    await enter(await mailLink(email), browser)
    expect((await browser.get('/api/session')).body).toMatchObject({ artist: { artistName: artist.stageName } })
    expect((await browser.get('/api/fine-art/collector')).body).toMatchObject({ collector: { email } })
  })
})

describe('the answer', () => {
  test('is the same for known and unknown addresses', async () => {
    const known = newEmail()
    await register(known)
    await enter(await mailLink(known))
    for (const name of ['Someone', '']) {
      const answers = [await register(known, name), await register(newEmail(), name)]
      expect(answers[0]).toMatchObject({ status: 202 })
      expect(answers[1]?.body).toEqual(answers[0]?.body)
    }
  })

  test('to an unknown address without a name stores nobody and mails nothing', async () => {
    const email = newEmail()
    await register(email, '')
    expect(await mailLink(email)).toBe('')
    expect(await sql(db, 'SELECT 1 FROM collectors WHERE email = $1', [email])).toHaveLength(0)
  })

  test.each([
    ['no address', { name: 'A' }],
    ['no such address', { name: 'A', email: 'not an address' }],
    ['two addresses', { name: 'A', email: 'a@example.com, b@example.com' }],
    ['a header', { name: 'A', email: 'a@example.com\nBcc: b@example.com' }],
    ['a long name', { name: 'A'.repeat(81), email: 'a@example.com' }],
    ['another type', { name: 7, email: 'a@example.com' }],
  ])('to %s is a 400', async (_, body) => {
    expect((await new Browser().post('/api/fine-art/collectors', body)).status).toBe(400)
  })
})

describe('the mail', () => {
  test('to an unconfirmed address carries nothing that its sender typed', async () => {
    const email = newEmail()
    await register(email, 'WIN A CAR at evil.example')
    await mailLink(email)
    const { mail } = mailTo(email).at(-1) ?? {}
    expect(`${mail?.subject} ${mail?.text} ${JSON.stringify(mail?.to)}`).not.toContain('evil')
  })

  test('goes to one address three times an hour at most, and the answer stays alike', async () => {
    const email = newEmail()
    for (let i = 0; i < 5; i++) {
      expect((await register(email)).status).toBe(202)
      await mailLink(email)
    }
    expect(mailTo(email)).toHaveLength(3)
  })

  test('is asked for thirty times an hour by one network address at most', async () => {
    const answers = []
    for (let i = 0; i < 31; i++) answers.push((await register(newEmail())).status)
    expect(answers.filter((status) => status === 202)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })
})

test('an address that nobody confirmed is forgotten after seven days', async () => {
  const [fresh, old] = [newEmail(), newEmail()]
  await register(fresh)
  await register(old)
  await sql(db, `UPDATE collectors SET created_at = now() - interval '8 days' WHERE email = $1`, [old])
  await sendCollectorLink({ collectorId: null })
  const left = await sql<{ email: string }>(db, 'SELECT email FROM collectors WHERE email = ANY ($1)', [[fresh, old]])
  expect(left).toEqual([{ email: fresh }])
})
