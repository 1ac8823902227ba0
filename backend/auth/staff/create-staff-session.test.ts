import { beforeEach, describe, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(async () => {
  await resetRateLimits()
  await sql(db, 'DELETE FROM staff_addresses')
  config.TRUST_PROXY = true
})

/** A browser at this address, as forwarded by the trusted proxy. */
const at = (address: string) => new Browser({ 'x-forwarded-for': address })
const signIn = (browser: Browser, password: unknown) => browser.post('/api/admin/login', { password })
const verify = (sessionId: string) => new Browser().get('/api/admin/verify', { 'x-admin-session': sessionId })

describe('a password', () => {
  test.each([
    ['admin-password', 'admin'],
    ['operator-password', 'operator'],
  ])('opens a session with its role: %s', async (password, role) => {
    const answer = await signIn(at('10.0.0.1'), password)
    expect(answer).toMatchObject({ status: 200, body: { role, sessionId: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await verify(String(answer.body['sessionId']))).toMatchObject({ status: 200, body: { role } })
  })

  test.each(['wrong', 'Admin-Password', 'admin-password ', "' OR 1=1 --"])(
    'that is wrong opens no session: %j',
    async (password) => {
      expect(await signIn(at('10.0.0.1'), password)).toMatchObject({ status: 401, body: { error: 'invalid-password' } })
    },
  )

  test.each([undefined, '', 7, null, ['admin-password'], { $ne: '' }, 'x'.repeat(201)])(
    'that is malformed answers 400: %j',
    async (password) => {
      expect((await signIn(at('10.0.0.1'), password)).status).toBe(400)
    },
  )
})

describe('a staff session', () => {
  test('is stored as a hash and ends on sign-out or expiry', async () => {
    const open = async () => String((await signIn(at('10.0.0.1'), 'admin-password')).body['sessionId'])
    const [first, second] = [await open(), await open()]
    const rows = await sql<{ row: string }>(db, 'SELECT staff_sessions::text AS row FROM staff_sessions')
    expect(rows.filter(({ row }) => row.includes(first))).toEqual([])

    const out = await new Browser().send('POST', '/api/admin/logout', undefined, { 'x-admin-session': first })
    expect(out.status).toBe(204)
    expect((await verify(first)).status).toBe(401)
    expect((await verify(second)).status).toBe(200)
    await sql(db, `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
    expect((await verify(second)).status).toBe(401)
  })

  test.each(['', 'made-up', 'A'.repeat(43), "' OR 1=1 --"])('cannot be %j', async (sessionId) => {
    expect(await verify(sessionId)).toMatchObject({ status: 401, body: { error: 'staff-session-expired' } })
  })

  test('is not required for signing out', async () => {
    expect((await new Browser().send('POST', '/api/admin/logout')).status).toBe(204)
  })
})

describe('password guessing', () => {
  // If attempts were counted after the comparison instead of before, all forty would be evaluated.
  test('gets ten attempts from one address, even in parallel; the rest have to wait or to solve a challenge', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(at('10.1.0.1'), `wrong${n}`)))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10)
    const late = answers.filter((answer) => answer.status === 429)
    expect(late).toHaveLength(30)
    for (const { headers, body } of late) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body['challenge']).toBeDefined()
    }
  })

  test('limits do not count successful sign-ins', async () => {
    for (let n = 0; n < 12; n++) expect((await signIn(at(`10.2.0.${n}`), 'operator-password')).status).toBe(200)
  })

  test('cannot spoof its address: a forwarded address counts only behind a proxy, and only the last one', async () => {
    await Promise.all(Array.from({ length: 11 }, () => signIn(at('10.1.0.1'), 'wrong')))
    expect((await signIn(at('192.0.2.9, 10.1.0.1'), 'admin-password')).status).toBe(429)
    config.TRUST_PROXY = false
    await Promise.all(Array.from({ length: 11 }, (_, n) => signIn(at(`192.0.2.${n}`), 'wrong')))
    expect((await signIn(at('192.0.2.99'), 'admin-password')).status).toBe(429)
  })
})
