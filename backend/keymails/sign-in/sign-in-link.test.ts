import { listSpending } from '#http/limits/rate-limit'
import { beforeEach, describe, expect, test } from 'vitest'
import { SIGN_IN_REQUESTS_PER_HOUR } from './contract.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { runWithOneConnection } from '#testing/run-with-one-connection'
import { createTestKeymails } from '#testing/builders/records'
import { listMailTo, parseLinkToken, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let fans = 0

async function createRedeemedKeymail() {
  const { codes, song, artist } = await createTestKeymails(2)
  const [code = '', unsold = ''] = codes
  const email = `fan${++fans}@example.com`
  const fan = new Browser()
  await fan.post(`/paypal/order/${await createApprovedOrder(fan, code, email)}/capture`)
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [code])
  return { code, unsold, email, song, artist, keymailId: row?.id ?? '' }
}

const requestLink = (keymailCode: unknown) => new Browser().post('/api/keymails/sign-in-link', { keymailCode })
const signInWithToken = (token: string, browser = new Browser()) => browser.post('/api/session/link', { token })

/** Runs the enqueued jobs as the worker would. */
async function runJobs(): Promise<number> {
  const jobs = await sql<{ id: string; data: { keymailId: string | null } }>(
    db,
    `SELECT id, data FROM pgboss.job WHERE name = 'keymails.send-sign-in-link' AND state = 'created' ORDER BY created_on`,
  )
  for (const { id, data } of jobs) {
    await sendSignInLink(data)
    await sql(db, 'DELETE FROM pgboss.job WHERE id = $1', [id])
  }
  return jobs.length
}

async function getMailedToken(keymail: { code: string; email: string }): Promise<string> {
  await requestLink(keymail.code)
  await runJobs()
  const mail = listMailTo(keymail.email).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

describe('requesting a sign-in link', () => {
  test('answers the same for any code and mails only the payer', async () => {
    const keymail = await createRedeemedKeymail()
    const answers = await Promise.all([keymail.code, keymail.unsold, 'TM-20200101-AAAAAAAA'].map(requestLink))
    for (const answer of answers) {
      expect(answer.status).toBe(202)
      expect(answer.body).toEqual(answers[0]?.body)
    }
    expect(await runJobs()).toBe(3)
    expect(listMailTo(keymail.email)).toHaveLength(1)
    expect(listMailTo(keymail.artist.email)).toEqual([])
    expect(listMailTo(keymail.email)[0]?.recipients).toEqual([keymail.email])
  })

  test('by address answers the same for any and mails only one that owns a copy', async () => {
    const keymail = await createRedeemedKeymail()
    const request = (email: unknown) => new Browser().post('/api/session/link-request', { email })
    const answers = [await request(keymail.email.toUpperCase()), await request('nobody@example.com')]
    for (const answer of answers) expect(answer.status).toBe(202)
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await runJobs()).toBe(2)
    const mails = listMailTo(keymail.email)
    expect(mails).toHaveLength(1)
    expect(listMailTo('nobody@example.com')).toEqual([])
    const entered = mails[0] && (await signInWithToken(parseLinkToken(mails[0])))
    expect(entered).toMatchObject({ status: 200, body: { keymailCode: keymail.code } })
    for (const wrong of ['', 'nobody', undefined, ['a@example.com']]) expect((await request(wrong)).status).toBe(400)
  })

  test('by address is limited for a network, and for an address whatever way it is asked', async () => {
    const keymail = await createRedeemedKeymail()
    const request = () => new Browser().post('/api/session/link-request', { email: keymail.email })
    for (let n = 0; n < 2; n++) await requestLink(keymail.code)
    const statuses: number[] = []
    for (let n = 0; n < SIGN_IN_REQUESTS_PER_HOUR + 1; n++) statuses.push((await request()).status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(SIGN_IN_REQUESTS_PER_HOUR)
    expect(statuses.at(-1)).toBe(429)
    await runJobs()
    expect(listMailTo(keymail.email)).toHaveLength(3)
  })

  test.each(['', 'nonsense', ['TM-20200101-AAAAAAAA'], undefined])('with %j is 400', async (code) => {
    expect((await requestLink(code)).status).toBe(400)
  })

  test('mails at most three times an hour and still answers 202', async () => {
    const keymail = await createRedeemedKeymail()
    for (let n = 0; n < 5; n++) expect((await requestLink(keymail.code)).status).toBe(202)
    await runJobs()
    expect(listMailTo(keymail.email)).toHaveLength(3)
    // Whoever keeps asking for somebody's link would otherwise keep them out.
    const [spending] = await listSpending([{ bucket: `sign-in-link:${keymail.email}`, hits: 3, seconds: 3600 }])
    expect(spending?.spent).toBe(3)
  })

  // Without returning the attempt after a failure, three failures use up the hour.
  test('is retried, and not counted, while the mail server is down', async () => {
    const keymail = await createRedeemedKeymail()
    await runWithMailDown(async () => {
      for (let n = 0; n < 5; n++) {
        await expect(sendSignInLink({ keymailId: keymail.keymailId })).rejects.toThrow(/order/)
      }
    })
    await sendSignInLink({ keymailId: keymail.keymailId })
    expect(listMailTo(keymail.email)).toHaveLength(1)
  })

  test('does not allow header injection through title or name', async () => {
    const keymail = await createRedeemedKeymail()
    await sql(db, `UPDATE artists SET stage_name = E'Eve\\r\\nBcc: victim@example.com' WHERE id = $1`, [
      keymail.artist.id,
    ])
    await sql(db, `UPDATE fans SET name = E'Fan\\r\\nBcc: victim@example.com\\r\\n' WHERE email = $1`, [keymail.email])
    await getMailedToken(keymail)
    const [received] = listMailTo(keymail.email)
    expect(received?.recipients).toEqual([keymail.email])
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received?.mail.to?.map(({ address }) => address)).toEqual([keymail.email])
    expect(listMailTo('victim@example.com')).toEqual([])
  })
})

describe('a sign-in link', () => {
  test('signs the fan in on another device, once', async () => {
    const keymail = await createRedeemedKeymail()
    const token = await getMailedToken(keymail)
    const phone = new Browser()
    expect(await signInWithToken(token, phone)).toMatchObject({
      status: 200,
      body: { keymailCode: keymail.code, access: 'fan', copy: 1, songs: [{ id: keymail.song.id }] },
    })
    expect((await phone.get(`/api/songs/${keymail.song.id}/audio`)).status).toBe(200)
    expect((await phone.get('/api/session')).body['fans']).toMatchObject([{ email: keymail.email }])
    const other = new Browser()
    expect(await signInWithToken(token, other)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
    expect((await other.get('/api/green-room')).status).toBe(401)
  })

  // Without `used_at IS NULL` all ten succeed.
  test('signs in exactly one of ten concurrent uses', async () => {
    const token = await getMailedToken(await createRedeemedKeymail())
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInWithToken(token)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(9)
  })

  // With a second connection asked for inside the transaction, as many links as there are connections stop the process.
  test('needs one connection of the pool', async () => {
    const token = await getMailedToken(await createRedeemedKeymail())
    expect((await runWithOneConnection(() => signInWithToken(token))).status).toBe(200)
  })

  test('expires after half an hour', async () => {
    const token = await getMailedToken(await createRedeemedKeymail())
    const [link] = await sql<{ minutes: number }>(
      db,
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM mailed_links ORDER BY created_at DESC LIMIT 1`,
    )
    expect(link?.minutes).toBe(30)
    await sql(db, `UPDATE mailed_links SET expires_at = now() - interval '1 second'`)
    expect((await signInWithToken(token)).status).toBe(404)
  })

  test('signs nobody in when merely fetched', async () => {
    const keymail = await createRedeemedKeymail()
    const token = await getMailedToken(keymail)
    const scanner = new Browser()
    for (const method of ['GET', 'HEAD']) {
      const answer = await scanner.send(method, `/enter?token=${token}`)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await scanner.send('GET', '/api/session/link')).status).toBeOneOf([404, 405])
    expect((await signInWithToken(token)).status).toBe(200)
  })

  test('is stored as a hash and is no other credential', async () => {
    const token = await getMailedToken(await createRedeemedKeymail())
    const rows = await sql<{ row: string }>(db, 'SELECT mailed_links::text AS row FROM mailed_links')
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    expect((await new Browser().post('/api/artist/payment-email/confirm', { token })).status).toBe(404)
    expect((await signInWithToken(token)).status).toBe(200)
  })

  test.each(['', 'made-up', 'A'.repeat(43)])('with the token %j is 404', async (token) => {
    expect((await signInWithToken(token)).status).toBe(404)
  })
})
