import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendStaffInvitation } from '#module/auth/staff/accounts'
import { db } from './database/client.ts'
import { sql } from './database/sql.ts'
import { createApprovedCopyOrder, createTestOpenSale } from './testing/builders/open-sale.ts'
import {
  createTestArtist,
  createTestCard,
  createTestCollector,
  createTestKeymails,
} from './testing/builders/records.ts'
import { Browser } from './testing/clients/browser.ts'
import { createApprovedOrder, getPaypalBooks } from './testing/clients/paypal.ts'
import { signInStaff } from './testing/clients/sign-in-staff.ts'
import { solveProof } from './testing/clients/solve-proof.ts'
import { pollUntil } from './testing/poll-until.ts'
import { resetRateLimits } from './testing/reset-rate-limits.ts'
import { startTestServer, updateServerOrigin } from './testing/servers/app-server.ts'
import { listMailTo, parseLinkToken, startTestMailbox } from './testing/servers/mailbox.ts'
import { getFreePort, ServerProcess } from './testing/servers/server-process.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const MINUTES = 5
const loader = pathToFileURL(join(import.meta.dirname, 'testing/servers/shift-clock.ts')).href

/** A web process whose clock is wrong by so many minutes. */
async function startShifted(minutes: number) {
  const port = await getFreePort()
  const web = new ServerProcess('backend/main.ts', {
    PORT: String(port),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${loader}`,
    CLOCK_SHIFT_MS: String(minutes * 60_000),
  })
  web.start()
  const origin = `http://127.0.0.1:${port}`
  await pollUntil(`the web process at ${minutes} minutes`, 90, async () => (await fetch(`${origin}/readyz`)).ok)
  return { web, origin }
}

let ahead: Awaited<ReturnType<typeof startShifted>>
let behind: Awaited<ReturnType<typeof startShifted>>
beforeAll(async () => {
  ;[ahead, behind] = await Promise.all([startShifted(MINUTES), startShifted(-MINUTES)])
}, 200_000)
afterAll(() => Promise.all([ahead.web.kill(), behind.web.kill()]))

const switchTo = ({ origin }: { origin: string }) => updateServerOrigin(origin)

describe('With one web process five minutes ahead and one five minutes behind', () => {
  test('the clocks differ as they should', async () => {
    const getDate = async ({ origin }: { origin: string }) => {
      switchTo({ origin })
      const { body } = await new Browser().post('/api/godfrey/chat', { message: 'Hello', language: 'english' })
      return Date.parse(String(body['timestamp']))
    }
    const minutes = ((await getDate(ahead)) - (await getDate(behind))) / 60_000
    expect(Math.round(minutes)).toBe(2 * MINUTES)
  })

  test.each([
    ['ahead', () => ({ first: ahead, second: behind })],
    ['behind', () => ({ first: behind, second: ahead })],
  ])('a Keymail ordered in the one %s is captured, delivered and used in the other', async (_, order) => {
    const { first, second } = order()
    const { codes, artist } = await createTestKeymails(1)
    const fan = new Browser()
    switchTo(first)
    const id = await createApprovedOrder(fan, codes[0] ?? '', 'skewed@example.com')
    switchTo(second)
    expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(200)
    const bought = { keymailCode: codes[0], paypalOrderId: id }
    expect((await fan.post('/api/complete-keymail-redemption', bought)).status).toBe(200)
    for (const process of [first, second]) {
      switchTo(process)
      expect((await fan.get(`/api/green-room/${artist.id}`)).status).toBe(200)
    }
    expect((await fan.send('DELETE', '/api/session')).status).toBeLessThan(300)
    switchTo(first)
    expect((await fan.get(`/api/green-room/${artist.id}`)).status).toBe(401)
  })

  test('a copy held in one is not free in the other, and whoever holds it buys it there', async () => {
    switchTo(behind)
    const { editionId } = await createTestOpenSale(1)
    const { browser, id } = await createApprovedCopyOrder(editionId)
    switchTo(ahead)
    const rival = await new Browser().post('/paypal/order', {
      amount: '7.50',
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'edition',
      reference: editionId,
    })
    expect(rival.body).toMatchObject({ error: 'held' })
    expect((await browser.post(`/paypal/order/${id}/capture`)).status).toBe(200)
    const captures = (await getPaypalBooks()).captures.filter(({ orderId }) => orderId === id)
    expect(captures).toHaveLength(1)
  })

  test('a proof of work asked for by one is accepted by the other', async () => {
    const { codes } = await createTestKeymails(1)
    const guesser = new Browser()
    const validate = (keymailCode: unknown, headers = {}) =>
      guesser.send('POST', '/api/validate-keymail', { keymailCode }, headers)
    switchTo(behind)
    let answer = await validate('TM-20200101-WRONG000')
    for (let n = 0; answer.status !== 429 && n < 100; n++) answer = await validate('TM-20200101-WRONG000')
    expect(answer.status).toBe(429)
    switchTo(ahead)
    expect((await validate(codes[0], solveProof(answer.body))).status).toBe(200)
  })

  test('a code of an authenticator app opens both, and opens each account once', async () => {
    switchTo(ahead)
    const admin = await signInStaff()
    const email = 'skewed.admin@example.com'
    const invited = await admin.post('/api/admin/staff', { email, name: 'Skewed', role: 'admin' })
    await sendStaffInvitation({ accountId: String(invited.body['id']) })
    const mail = listMailTo(email).at(-1)
    const token = mail ? parseLinkToken(mail) : ''
    const { body } = await new Browser().post('/api/admin/invitation', { token })
    const getCode = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(String(body['secret'])) }).generate({
        timestamp: Date.now() + steps * 30_000,
      })
    const password = 'umbrella tractor lemonade'
    const accept = { token, password, code: getCode(0) }
    expect((await new Browser().post('/api/admin/invitation/accept', accept)).status).toBe(200)
    // As if that was long ago. An earlier code would be refused if its time ended while the password is hashed.
    await sql(db, 'UPDATE staff_accounts SET totp_step = 0 WHERE email = $1', [email])
    const signIn = (code: string) => new Browser().post('/api/admin/login', { email, password, code })
    expect((await signIn(getCode(0))).status).toBe(200)
    switchTo(behind)
    const code = getCode(1)
    expect((await signIn(code)).status).toBe(200)
    switchTo(ahead)
    expect((await signIn(code)).status).toBe(401)
    await sql(db, 'UPDATE staff_accounts SET disabled_at = now()')
  })

  test('one collector holds no more than three copies of a card, however many orders both receive at once', async () => {
    switchTo(ahead)
    for (let round = 0; round < 6; round++) {
      const { artist } = await createTestArtist()
      const cardId = await createTestCard(artist.id, { copies: 40, priceCents: 9500 })
      const { browser } = await createTestCollector()
      const order = { amount: '95.00', currency: 'USD', intent: 'CAPTURE', purpose: 'art-card', reference: cardId }
      const send = (origin: string) =>
        fetch(`${origin}/paypal/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: browser.cookie, 'x-forwarded-for': '198.51.100.7' },
          body: JSON.stringify(order),
        })
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => send(n % 2 ? ahead.origin : behind.origin)),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(3)
      expect(statuses.filter((status) => status === 409)).toHaveLength(9)
      const held = await sql(db, `SELECT 1 FROM art_copies WHERE card_id = $1 AND state = 'held'`, [cardId])
      expect(held).toHaveLength(3)
      await resetRateLimits()
    }
  })
})
