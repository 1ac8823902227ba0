import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendStaffInvitation, sendStaffNotice } from '#module/auth/staff/accounts'
import { openReview } from '#module/reviews'
import { config } from '#runtime/config'
import { Browser } from '#testing/clients/browser'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer, startTrustingProxy } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'

startTestServer()
startTestMailbox()
startTrustingProxy()
beforeEach(async () => {
  await resetRateLimits()
  await sql(db, 'UPDATE staff_accounts SET disabled_at = now()')
  await sql(db, 'DELETE FROM staff_addresses')
})

const PASSWORD = 'umbrella tractor lemonade'

type Role = 'admin' | 'operator'
type Person = { id: string; email: string; name: string; secret: string; recoveryCodes: string[]; browser: Browser }

/** The code that the app shows, or showed or will show `steps` half minutes away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const withStaffSession = (sessionId: unknown) => new Browser({ 'x-admin-session': String(sessionId) })

let people = 0

/** Invites somebody as an admin would and returns the token of the mailed link. */
async function invite(admin: Browser, role: Role = 'admin') {
  const n = ++people
  const person = { email: `person${n}@example.com`, name: `Person ${n}`, role }
  const answer = await admin.post('/api/admin/staff', person)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  await sendStaffInvitation({ accountId: id })
  const mail = listMailTo(person.email).at(-1)
  return { ...person, id, token: mail ? parseLinkToken(mail) : '' }
}

async function accept(token: string, password = PASSWORD, browser = new Browser()) {
  const secret = String((await browser.post('/api/admin/invitation', { token })).body['secret'])
  const answer = await browser.post('/api/admin/invitation/accept', { token, password, code: codeOf(secret) })
  return { answer, secret }
}

/** Somebody with an account who is signed in. */
async function createPerson(admin: Browser, role: Role = 'admin'): Promise<Person> {
  const { token, id, email, name } = await invite(admin, role)
  const { answer, secret } = await accept(token)
  expect(answer.status).toBe(200)
  const recoveryCodes = answer.body['recoveryCodes'] as string[]
  return { id, email, name, secret, recoveryCodes, browser: withStaffSession(answer.body['sessionId']) }
}

const signIn = (fields: { email?: string; password?: string; code?: string }, browser = new Browser()) =>
  browser.post('/api/admin/login', { password: PASSWORD, ...fields })
const verify = async (browser: Browser) => (await browser.get('/api/admin/verify')).status

describe('The first account', () => {
  test('signs in with its password alone until an admin has an account, then no longer, and its sessions end', async () => {
    const first = await signInStaff()
    const operator = await signInStaff('operator')
    expect((await first.get('/api/admin/login')).body).toEqual({ byName: false })
    expect((await first.get('/api/admin/verify')).body).toEqual({ role: 'admin', name: null })
    await createPerson(first, 'operator')
    expect((await signIn({ password: 'admin-password' })).status).toBe(200)

    await createPerson(first)
    expect((await new Browser().get('/api/admin/login')).body).toEqual({ byName: true })
    for (const password of ['admin-password', 'operator-password']) {
      expect(await signIn({ password })).toMatchObject({ status: 401, body: { error: 'name-needed' } })
    }
    expect(await verify(first)).toBe(401)
    expect(await verify(operator)).toBe(401)
  })
})

describe('An invitation', () => {
  test('that was stolen opens nothing once it was used', async () => {
    const { token, id, email } = await invite(await signInStaff())
    expect((await accept(token)).answer.status).toBe(200)
    const thief = new Browser()
    expect((await thief.post('/api/admin/invitation', { token })).status).toBe(404)
    expect(
      await thief.post('/api/admin/invitation/accept', { token, password: PASSWORD, code: '123456' }),
    ).toMatchObject({ status: 404, body: { error: 'invitation-expired' } })
    // The person is told, in case it was the thief who came first.
    await sendStaffNotice({ accountId: id, notice: 'invitation-accepted' })
    expect(listMailTo(email).at(-1)?.mail.subject).toBe('Your staff account is set up')
  })

  test('of two who use it at once, lets one in', async () => {
    const { token } = await invite(await signInStaff())
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test('opens nothing after a later one, its expiry or the end of the account', async () => {
    const admin = await signInStaff()
    const { token, email, name, id } = await invite(admin)
    expect((await admin.post('/api/admin/staff', { email, name, role: 'admin' })).body['id']).toBe(id)
    expect((await accept(token)).answer.status).toBe(404)
    await sendStaffInvitation({ accountId: id })
    const later = parseLinkToken(listMailTo(email).at(-1) as never)
    await admin.send('PATCH', `/api/admin/staff/${id}`, { disabled: true })
    expect((await accept(later)).answer.status).toBe(404)

    const other = await invite(admin)
    await sql(db, `UPDATE mailed_links SET expires_at = now() - interval '1 second'`)
    expect((await accept(other.token)).answer.status).toBe(404)
  })

  test('does not take over an account that exists', async () => {
    const admin = await createPerson(await signInStaff())
    const answer = await admin.browser.post('/api/admin/staff', { email: admin.email, name: 'Else', role: 'operator' })
    expect(answer).toMatchObject({ status: 409, body: { error: 'staff-known' } })
    expect((await admin.browser.get('/api/admin/verify')).body).toEqual({ role: 'admin', name: admin.name })
  })

  test.each(['password', 'tunemaker2026', 'qwertyuiopas', 'password1234', 'aaaaaaaaaaaaaaaa', 'short'])(
    'accepts no password that is easily guessed: %s',
    async (password) => {
      const { token } = await invite(await signInStaff())
      const { answer } = await accept(token, password)
      expect(answer.status).toBeOneOf([400, 422])
      // The link is still good for a better one.
      expect((await accept(token)).answer.status).toBe(200)
    },
  )

  test('is not accepted without the first code of the authenticator app', async () => {
    const { token } = await invite(await signInStaff())
    const accepted = await new Browser().post('/api/admin/invitation/accept', { token, password: PASSWORD, code: '' })
    expect(accepted).toMatchObject({ status: 422, body: { error: 'code-wrong' } })
  })
})

describe('Signing in by name', () => {
  test('needs address, password and code, and does not say which of them is wrong', async () => {
    const { email, secret } = await createPerson(await signInStaff())
    const code = () => codeOf(secret, 1)
    const wrong = [
      { email, code: code(), password: 'umbrella tractor lemon' },
      { email: 'nobody@example.com', code: code() },
      { email },
      { email, code: '000000' },
      { email, code: codeOf(secret, 10) },
    ]
    for (const fields of wrong) {
      expect(await signIn(fields)).toMatchObject({ status: 401, body: { error: 'invalid-credentials' } })
    }
    const answer = await signIn({ email: email.toUpperCase(), code: code() })
    expect(answer).toMatchObject({ status: 200, body: { role: 'admin' } })
  })

  test('works once with each code, even for two at the same moment', async () => {
    const { email, secret } = await createPerson(await signInStaff())
    // The one that accepted the invitation.
    expect((await signIn({ email, code: codeOf(secret) })).status).toBe(401)
    const code = codeOf(secret, 1)
    const answers = await Promise.all([signIn({ email, code }), signIn({ email, code }), signIn({ email, code })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
    expect((await signIn({ email, code })).status).toBe(401)
    // An earlier one that was never used is over, too.
    expect((await signIn({ email, code: codeOf(secret) })).status).toBe(401)
  })

  test('works once with each recovery code', async () => {
    const { email, recoveryCodes } = await createPerson(await signInStaff())
    expect(recoveryCodes).toHaveLength(10)
    const [code = '', other = ''] = recoveryCodes
    // 120 bits: enough for what is stored as a plain hash.
    expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
    const answers = await Promise.all([signIn({ email, code }), signIn({ email, code })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await signIn({ email, code: other.replaceAll('-', '').toUpperCase() })).status).toBe(200)
  })

  test('spends no code with a wrong password', async () => {
    const { email, secret } = await createPerson(await signInStaff())
    const code = codeOf(secret, 1)
    expect((await signIn({ email, code, password: 'wrong' })).status).toBe(401)
    expect((await signIn({ email, code })).status).toBe(200)
  })

  test('slows down who guesses the codes of one account from many networks, and lets its owner in from a known one', async () => {
    const { email, secret, recoveryCodes } = await createPerson(await signInStaff())
    const home = new Browser()
    expect((await signIn({ email, code: recoveryCodes[0] ?? '' }, home)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await signIn({ email, code: '000000' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await signIn({ email, code: codeOf(secret, 1) }, home)).status).toBe(200)
  })

  test('keeps passwords, sessions and recovery codes as hashes only', async () => {
    const { email, recoveryCodes } = await createPerson(await signInStaff())
    const answer = await signIn({ email, code: recoveryCodes[0] ?? '' })
    const rows = await sql<{ row: string }>(
      db,
      'SELECT staff_accounts::text AS row FROM staff_accounts UNION ALL SELECT staff_sessions::text FROM staff_sessions',
    )
    for (const secret of [PASSWORD, String(answer.body['sessionId']), recoveryCodes[1] ?? '']) {
      expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
    }
  })
})

describe('A session', () => {
  test('ends in every other place with a new password, and stays where it was changed', async () => {
    const { email, recoveryCodes, browser } = await createPerson(await signInStaff())
    const thief = withStaffSession((await signIn({ email, code: recoveryCodes[0] ?? '' })).body['sessionId'])
    expect(await verify(thief)).toBe(200)
    const change = (password: string) =>
      browser.post('/api/admin/account/password', { password, newPassword: 'harbour violin kettle' })
    expect(await change('wrong')).toMatchObject({ status: 403, body: { error: 'password-wrong' } })
    expect(await verify(thief)).toBe(200)
    expect((await change(PASSWORD)).status).toBe(204)
    expect(await verify(thief)).toBe(401)
    expect(await verify(browser)).toBe(200)
    expect((await signIn({ email, code: recoveryCodes[1] ?? '' })).status).toBe(401)
    expect((await signIn({ email, code: recoveryCodes[1] ?? '', password: 'harbour violin kettle' })).status).toBe(200)
  })

  test('ends in every other place with another authenticator app, whose codes then count alone', async () => {
    const { email, secret, recoveryCodes, browser } = await createPerson(await signInStaff())
    const thief = withStaffSession((await signIn({ email, code: recoveryCodes[0] ?? '' })).body['sessionId'])
    const steal = await thief.post('/api/admin/account/second-factor', { password: 'wrong' })
    expect(steal.status).toBe(403)
    const started = await browser.post('/api/admin/account/second-factor', { password: PASSWORD })
    const added = String(started.body['secret'])
    expect((await browser.post('/api/admin/account/second-factor/confirm', { code: '000000' })).status).toBe(422)
    const confirmed = await browser.post('/api/admin/account/second-factor/confirm', { code: codeOf(added) })
    expect(confirmed.body['recoveryCodes']).toHaveLength(10)
    expect(await verify(thief)).toBe(401)
    expect((await signIn({ email, code: codeOf(secret, 1) })).status).toBe(401)
    expect((await signIn({ email, code: recoveryCodes[1] ?? '' })).status).toBe(401)
    expect((await signIn({ email, code: codeOf(added, 1) })).status).toBe(200)
  })

  test('can be ended one by one or everywhere else, but only by its own person', async () => {
    const first = await createPerson(await signInStaff())
    const other = await createPerson(first.browser)
    const again = async (n: number) =>
      withStaffSession((await signIn({ email: first.email, code: first.recoveryCodes[n] ?? '' })).body['sessionId'])
    const [second, third] = [await again(0), await again(1)]
    type Sessions = { account: { sessions: { id: string; current: boolean }[] } }
    const { account } = (await second.get('/api/admin/account')).body as Sessions
    expect(account.sessions).toHaveLength(3)
    const own = account.sessions.find(({ current }) => current)?.id
    expect((await other.browser.post('/api/admin/account/sign-out', { id: own })).status).toBe(204)
    expect(await verify(second)).toBe(200)
    expect((await first.browser.post('/api/admin/account/sign-out', { id: own })).status).toBe(204)
    expect(await verify(second)).toBe(401)
    expect((await first.browser.post('/api/admin/account/sign-out', {})).status).toBe(204)
    expect([await verify(first.browser), await verify(third), await verify(other.browser)]).toEqual([200, 401, 200])
  })

  test('ends at once when the account is disabled, and no new one begins', async () => {
    const admin = await createPerson(await signInStaff())
    const gone = await createPerson(admin.browser)
    expect((await admin.browser.send('PATCH', `/api/admin/staff/${gone.id}`, { disabled: true })).status).toBe(200)
    expect(await verify(gone.browser)).toBe(401)
    expect((await signIn({ email: gone.email, code: gone.recoveryCodes[0] ?? '' })).status).toBe(401)
  })

  test('has the account’s present role', async () => {
    const admin = await createPerson(await signInStaff())
    const demoted = await createPerson(admin.browser)
    expect((await admin.browser.send('PATCH', `/api/admin/staff/${demoted.id}`, { role: 'operator' })).status).toBe(200)
    expect(await demoted.browser.get('/api/admin/staff')).toMatchObject({ status: 403, body: { error: 'admins-only' } })
  })

  test('that nobody used for an hour is over', async () => {
    const { browser } = await createPerson(await signInStaff())
    await sql(db, `UPDATE staff_sessions SET used_at = now() - interval '61 minutes'`)
    expect(await verify(browser)).toBe(401)
  })
})

describe('The last admin', () => {
  test('cannot be disabled or made an operator', async () => {
    const { browser, id } = await createPerson(await signInStaff())
    for (const change of [{ disabled: true }, { role: 'operator' }]) {
      expect(await browser.send('PATCH', `/api/admin/staff/${id}`, change)).toMatchObject({
        status: 409,
        body: { error: 'last-admin' },
      })
    }
    expect(await verify(browser)).toBe(200)
  })

  test('is there even when two admins disable each other at the same moment', async () => {
    const one = await createPerson(await signInStaff())
    const two = await createPerson(one.browser)
    // Both wait for these rows and go on at the same moment.
    const [answers] = await db.transaction(async (trx) => {
      await sql(trx, 'SELECT 1 FROM staff_accounts WHERE id = ANY ($1) FOR UPDATE', [[one.id, two.id]])
      const both = Promise.all([
        one.browser.send('PATCH', `/api/admin/staff/${two.id}`, { disabled: true }),
        two.browser.send('PATCH', `/api/admin/staff/${one.id}`, { disabled: true }),
      ])
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await pollUntil('two waiting changes', 10, async () => (await sql(db, waiting)).length >= 2)
      return [both] as const
    })
    const statuses = (await answers).map(({ status }) => status).toSorted((a, b) => a - b)
    // The second one is refused, or has no session any more.
    expect(statuses[0]).toBe(200)
    expect(statuses[1]).toBeGreaterThanOrEqual(401)
    expect((await new Browser().get('/api/admin/login')).body).toEqual({ byName: true })
  })
})

describe('An operator', () => {
  test('decides no review, invites nobody and changes no account, under a name as without', async () => {
    const admin = await createPerson(await signInStaff())
    const operator = await createPerson(admin.browser, 'operator')
    const { browser } = operator
    const person = { email: 'friend@example.com', name: 'Friend', role: 'admin' }
    const tries = [
      await browser.post(`/api/admin/reviews/${randomUUID()}/decision`, { decision: 'approve', note: '' }),
      await browser.post(`/api/admin/reviews/${randomUUID()}/claim`),
      await browser.post('/api/admin/staff', person),
      await browser.send('PATCH', `/api/admin/staff/${operator.id}`, { role: 'admin' }),
      await browser.send('PATCH', `/api/admin/staff/${admin.id}`, { disabled: true }),
      await browser.get('/api/admin/audit'),
    ]
    for (const { status, body } of tries)
      expect({ status, error: body['error'] }).toEqual({ status: 403, error: 'admins-only' })
  })
})

describe('A review', () => {
  test('shows by name who holds it and who decided it, and so does the audit log', async () => {
    const one = await createPerson(await signInStaff())
    const two = await createPerson(one.browser)
    await openReview(db, {
      kind: 'handover',
      subject: 'Named',
      effectKey: `visitor:${randomUUID()}`,
      reason: 'x',
      evidence: {},
    })
    const [row] = await sql<{ id: string }>(db, `SELECT id FROM reviews WHERE subject = 'Named'`)
    const path = `/api/admin/reviews/${row?.id ?? ''}`
    const read = async (browser: Browser, state: string) =>
      ((await browser.get(`/api/admin/reviews?state=${state}`)).body['reviews'] as { id: string }[]).find(
        ({ id }) => id === row?.id,
      )
    expect((await one.browser.post(`${path}/claim`)).status).toBe(200)
    expect(await read(two.browser, 'open')).toMatchObject({ claim: 'taken', claimedBy: one.name })
    expect((await two.browser.post(`${path}/decision`, { decision: 'approve', note: '' })).status).toBe(409)
    // A claim belongs to the person, not to the session.
    const again = withStaffSession(
      (await signIn({ email: one.email, code: one.recoveryCodes[0] ?? '' })).body['sessionId'],
    )
    expect(await read(again, 'open')).toMatchObject({ claim: 'yours' })
    expect((await again.post(`${path}/decision`, { decision: 'approve', note: 'Done.' })).status).toBe(200)
    expect(await read(two.browser, 'decided')).toMatchObject({ decidedBy: one.name })
    const { lines } = (await two.browser.get('/api/admin/audit?action=review-approve')).body as {
      lines: { staff: string; details: { reviewId: string } }[]
    }
    expect(lines.find(({ details }) => details.reviewId === row?.id)?.staff).toBe(one.name)
    expect((await two.browser.get('/api/admin/audit.csv')).body['text']).toContain(one.name)
  })
})

test('The invitation is mailed with a link of this site, and its secret is no one else’s', async () => {
  const admin = await signInStaff()
  const [one, two] = [await invite(admin), await invite(admin)]
  expect(listMailTo(one.email).at(-1)?.mail.text).toContain(`${config.PUBLIC_URL}/admin/invitation?token=`)
  const secretOf = async (token: string) =>
    (await new Browser().post('/api/admin/invitation', { token })).body['secret']
  expect(await secretOf(one.token)).not.toBe(await secretOf(two.token))
  expect(await secretOf(one.token)).toMatch(/^[A-Z2-7]{32}$/)
})
