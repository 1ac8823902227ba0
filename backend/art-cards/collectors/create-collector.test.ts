import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { purgeUnconfirmedCollectors } from './purge-unconfirmed-collectors.ts'
import { sendCollectorLink } from './send-collector-link.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let n = 0
const newEmail = () => `someone${++n}@example.com`

const register = (email: string, name = 'Someone', browser = new Browser()) =>
  browser.post('/api/fine-art/collectors', { name, email })

/** Runs the job as the worker does. */
async function sendLink(email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM collectors WHERE email = $1', [email.toLowerCase()])
  await sendCollectorLink({ collectorId: row?.id ?? null })
  const newest = listMailTo(email.toLowerCase()).at(-1)
  return newest ? parseLinkToken(newest) : ''
}

const signIn = (token: string, browser = new Browser()) => browser.post('/api/fine-art/collectors/session', { token })

describe('a collector', () => {
  test('confirms the address by a mailed link that signs in once', async () => {
    const email = newEmail()
    expect(await register(email.toUpperCase(), '  Ada  Lovelace ')).toMatchObject({ status: 202 })
    const token = await sendLink(email)
    const browser = new Browser()
    expect((await browser.get('/api/fine-art/collector')).body).toEqual({ collector: null })
    const entered = await signIn(token, browser)
    expect(entered).toMatchObject({ status: 200, body: { name: 'Ada  Lovelace', email } })
    expect((await browser.get('/api/fine-art/collector')).body).toEqual({ collector: entered.body })
    expect(await signIn(token)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
  })

  test('signs in by a new link, and cannot be renamed by registering the address again', async () => {
    const email = newEmail()
    await register(email, 'The Owner')
    await signIn(await sendLink(email))
    await register(email, 'Somebody Else')
    const again = await signIn(await sendLink(email))
    expect(again.body).toMatchObject({ name: 'The Owner' })
    await register(email, '')
    expect((await signIn(await sendLink(email))).body).toMatchObject({ name: 'The Owner' })
    expect(listMailTo(email).at(-1)?.mail.text).toContain('Hello The Owner')
  })

  test('stays signed in as an artist in the same browser', async () => {
    const { gKeyId, artist } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    const email = newEmail()
    await register(email)
    await signIn(await sendLink(email), browser)
    expect((await browser.get('/api/session')).body).toMatchObject({ artist: { artistName: artist.stageName } })
    expect((await browser.get('/api/fine-art/collector')).body).toMatchObject({ collector: { email } })
  })
})

describe('the reply', () => {
  test('is the same for known and unknown addresses', async () => {
    const known = newEmail()
    await register(known)
    await signIn(await sendLink(known))
    for (const name of ['Someone', '']) {
      const answers = [await register(known, name), await register(newEmail(), name)]
      expect(answers[0]).toMatchObject({ status: 202 })
      expect(answers[1]?.body).toEqual(answers[0]?.body)
    }
  })

  test('for an unknown address without a name stores and mails nothing', async () => {
    const email = newEmail()
    await register(email, '')
    expect(await sendLink(email)).toBe('')
    expect(await sql(db, 'SELECT 1 FROM collectors WHERE email = $1', [email])).toHaveLength(0)
  })

  test.each([
    ['no address', { name: 'A' }],
    ['no such address', { name: 'A', email: 'not an address' }],
    ['two addresses', { name: 'A', email: 'a@example.com, b@example.com' }],
    ['a header', { name: 'A', email: 'a@example.com\nBcc: b@example.com' }],
    ['a long name', { name: 'A'.repeat(81), email: 'a@example.com' }],
    ['another type', { name: 7, email: 'a@example.com' }],
  ])('for %s is 400', async (_, body) => {
    expect((await new Browser().post('/api/fine-art/collectors', body)).status).toBe(400)
  })
})

describe('the mail', () => {
  test('to an unconfirmed address contains nothing the sender typed', async () => {
    const email = newEmail()
    await register(email, 'WIN A CAR at evil.example')
    await sendLink(email)
    const { mail } = listMailTo(email).at(-1) ?? {}
    expect(`${mail?.subject} ${mail?.text} ${JSON.stringify(mail?.to)}`).not.toContain('evil')
  })

  test('is sent at most three times an hour per address, with an unchanged reply', async () => {
    const email = newEmail()
    for (let i = 0; i < 5; i++) {
      expect((await register(email)).status).toBe(202)
      await sendLink(email)
    }
    expect(listMailTo(email)).toHaveLength(3)
  })

  test('is requested at most thirty times an hour per network address', async () => {
    const answers = []
    for (let i = 0; i < 31; i++) answers.push((await register(newEmail())).status)
    expect(answers.filter((status) => status === 202)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })
})

test('unconfirmed collectors are purged after seven days', async () => {
  const [fresh, old] = [newEmail(), newEmail()]
  await register(fresh)
  await register(old)
  await sql(db, `UPDATE collectors SET created_at = now() - interval '8 days' WHERE email = $1`, [old])
  await purgeUnconfirmedCollectors()
  const left = await sql<{ email: string }>(db, 'SELECT email FROM collectors WHERE email = ANY ($1)', [[fresh, old]])
  expect(left).toEqual([{ email: fresh }])
})
