import { randomUUID } from 'node:crypto'
import type { Challenge } from 'altcha-lib/types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNUSUAL_WRONG_PASSWORDS, WRONG_PASSWORD_LIMIT } from '#contract/auth/staff'
import { ORDERS_PER_NETWORK } from '#contract/payments/orders'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { closeEventStreams } from '#http/event-stream'
import { buildUnusualBucket, codes as guessable } from '#http/limits/failed-attempts'
import { consumeBudgets, trackBudgets, listExceeded, listSpending } from '#http/limits/rate-limit'
import { passwords } from '#module/auth/staff'
import { checks } from '#backend/operations/checks/checks.ts'
import { releaseExpiredHolds } from '#module/payments/holds'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { createCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { Browser, createClientAddress, type TestResponse } from '#testing/clients/browser'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { approveAtPaypal, createApprovedOrder, createKeymailOrder } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { buildProofHeader, solveProof } from '#testing/clients/solve-proof'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer, startTrustingProxy } from '#testing/servers/app-server'

startTestServer()
startTrustingProxy()
beforeEach(resetRateLimits)
afterEach(() => vi.restoreAllMocks())

const at = (address: string) => new Browser({ 'x-forwarded-for': address })
const wrongCode = (n: number) => `TM-20200101-${String(n).padStart(8, 'W')}`
const validate = (keymailCode: unknown, browser: Browser, headers = {}) =>
  browser.send('POST', '/api/validate-keymail', { keymailCode }, headers)
const createStaffSession = (password: string, browser: Browser, headers = {}) =>
  browser.send('POST', '/api/admin/login', { password }, headers)

const CHALLENGED = {
  status: 429,
  body: { error: 'throttled', challenge: { algorithm: 'SHA-256', salt: expect.stringContaining('difficulty=') } },
}

/** Sends a call until it is turned away, at most `times`. Returns how often it was answered before. */
async function countUntilChallenged(times: number, send: (n: number) => Promise<TestResponse>): Promise<number> {
  for (let n = 0; n < times; n++) if ((await send(n)).status === 429) return n
  return times
}

const getDifficulty = ({ body }: TestResponse) => (body['challenge'] as Challenge).maxnumber ?? 0

/** As if that many wrong guesses had come from everywhere. */
const guessEverywhere = (what: typeof guessable, hits: number) =>
  trackBudgets(db, [{ bucket: buildUnusualBucket(what), ...what.unusual }], hits)

describe('somebody who guesses Keymail codes', () => {
  test('from 53 addresses, 1,000 in an hour, does not close the shop: a fan with the right code gets in', async () => {
    const { codes, gKeyId } = await createTestKeymails(1)
    const artist = await signInArtist(gKeyId)
    await guessEverywhere(guessable, 960)
    for (const address of [createClientAddress(), createClientAddress()]) {
      const guesses = Array.from({ length: 20 }, (_, n) => validate(wrongCode(n), at(address)))
      for (const { status } of await Promise.all(guesses)) expect(status).toBe(404)
    }
    const fan = new Browser()
    const answer = await validate(codes[0], fan)
    expect(answer).toMatchObject(CHALLENGED)
    expect(answer.body['message']).toContain('Solve the challenge')
    expect((await validate(codes[0], fan, solveProof(answer.body))).status).toBe(200)
    expect((await validate(codes[0], artist)).status).toBe(200)
    // The thief is not told more than before.
    const wrong = await validate(wrongCode(1), new Browser())
    expect(wrong).toMatchObject(CHALLENGED)
  })

  test('keeps nobody in the same house out: the right code enters from the guesser’s own address', async () => {
    const { codes } = await createTestKeymails(1)
    const house = createClientAddress()
    await Promise.all(Array.from({ length: 20 }, (_, n) => validate(wrongCode(n), at(house))))
    const answer = await validate(codes[0], at(house))
    expect(answer).toMatchObject(CHALLENGED)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await validate(codes[0], at(house), solveProof(answer.body))).status).toBe(200)
  })

  test('pays for every further guess with a proof of work, which gets harder', async () => {
    const house = createClientAddress()
    await Promise.all(Array.from({ length: 20 }, (_, n) => validate(wrongCode(n), at(house))))
    const first = await validate(wrongCode(21), at(house))
    expect(await validate(wrongCode(21), at(house), solveProof(first.body))).toMatchObject({
      status: 404,
      body: { error: 'keymail-unknown' },
    })
    await trackBudgets(db, [{ bucket: `guess:address:${house}`, ...guessable.perCaller }], 20)
    const second = await validate(wrongCode(22), at(house))
    expect(getDifficulty(second)).toBe(2 * getDifficulty(first))
    // An easier challenge from elsewhere does not help.
    const easy = solveProof(first.body)
    expect(await validate(wrongCode(22), at(house), easy)).toMatchObject(CHALLENGED)
  })

  test('cannot reuse, forge or soften a proof', async () => {
    const house = createClientAddress()
    await Promise.all(Array.from({ length: 20 }, (_, n) => validate(wrongCode(n), at(house))))
    const { body } = await validate(wrongCode(21), at(house))
    const solved = solveProof(body)
    const [sent = ''] = Object.values(solved)
    const proof = JSON.parse(Buffer.from(sent, 'base64').toString()) as Challenge & { number: number }
    const [random, rest = ''] = proof.salt.split('?')
    const forged = [
      { ...proof, number: proof.number + 1 },
      { ...proof, signature: '0'.repeat(64) },
      { ...proof, algorithm: 'SHA-1' },
      { ...proof, salt: proof.salt.replace(/difficulty=\d+/, 'difficulty=1') },
      // The same text to hash, but without the expiry.
      { ...proof, salt: `${random}?${rest.split('&')[0]}&`, number: `${rest.split('&')[1]}&${proof.number}` },
      { ...proof, salt: undefined },
      null,
      'x',
    ]
    for (const one of forged)
      expect(await validate(wrongCode(22), at(house), buildProofHeader(one as object))).toMatchObject(CHALLENGED)
    expect((await validate(wrongCode(22), at(house), solved)).status).toBe(404)
    expect(await validate(wrongCode(22), at(house), solved)).toMatchObject(CHALLENGED)
  })

  test('gets no second budget by changing the address within a network', async () => {
    const [ipv4, ipv6] = await Promise.all([
      countUntilChallenged(100, (n) => validate(wrongCode(n), at(`192.0.2.${n}`))),
      countUntilChallenged(100, (n) => validate(wrongCode(n), at(`2001:db8:1:${(n % 200).toString(16)}::1`))),
    ])
    expect({ ipv4, ipv6 }).toEqual({ ipv4: 80, ipv6: 40 })
  })

  test('gets no second budget around the end of a minute', async () => {
    const budget = { bucket: randomUUID(), hits: 20, seconds: 60 }
    await Promise.all(Array.from({ length: 20 }, () => consumeBudgets([budget])))
    const age = (seconds: number) =>
      sql(db, `UPDATE throttle SET window_start = window_start - make_interval(secs => $2) WHERE bucket = $1`, [
        budget.bucket,
        seconds,
      ])
    await age(40)
    expect(listExceeded(await consumeBudgets([budget]))).toHaveLength(1)
    await age(40)
    expect(listExceeded(await consumeBudgets([budget]))).toHaveLength(0)
  })

  test('does not use up the budgets of others: what is turned away counts nowhere', async () => {
    const [mine, neighbours] = [randomUUID(), randomUUID()]
    const budgets = [
      { bucket: mine, hits: 2, seconds: 60 },
      { bucket: neighbours, hits: 20, seconds: 60 },
    ]
    for (let n = 0; n < 10; n++) await consumeBudgets(budgets)
    expect((await listSpending(budgets)).map(({ spent }) => spent)).toEqual([2, 2])
  })

  test('is reported to a person once the total is unusual', async () => {
    const check = checks.find(({ name }) => name === 'guessing')
    await guessEverywhere(guessable, guessable.unusual.hits)
    await guessEverywhere(passwords, passwords.unusual.hits)
    expect(await check?.run({ since: new Date(), after: null, open: [], isNight: false })).toEqual([
      expect.objectContaining({ subject: 'everywhere', level: 'serious' }),
      expect.objectContaining({ subject: 'staff passwords', level: 'serious' }),
    ])
  })
})

describe('somebody who guesses staff passwords', () => {
  test('ten times does not lock anybody out who signs in from somewhere else', async () => {
    // Different ones here: the same again must not count less.
    const guesses = Array.from({ length: 3 * WRONG_PASSWORD_LIMIT.hits }, (_, n) =>
      createStaffSession(`wrong${n}`, at('203.0.113.5')),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(WRONG_PASSWORD_LIMIT.hits)
    expect((await createStaffSession('admin-password', new Browser())).status).toBe(200)
  })

  test('from everywhere makes new addresses work for a moment, and known ones not even that', async () => {
    const [home, away] = [createClientAddress(), createClientAddress()]
    expect((await createStaffSession('admin-password', at(home))).status).toBe(200)
    await guessEverywhere(passwords, UNUSUAL_WRONG_PASSWORDS.hits)
    expect((await createStaffSession('operator-password', at(home))).status).toBe(200)
    const answer = await createStaffSession('admin-password', at(away))
    expect(answer).toMatchObject(CHALLENGED)
    expect((await createStaffSession('admin-password', at(away), solveProof(answer.body))).status).toBe(200)
  })

  test('from the office itself does not lock the office out', async () => {
    const office = createClientAddress()
    await Promise.all(Array.from({ length: 20 }, () => createStaffSession('wrong', at(office))))
    const answer = await createStaffSession('admin-password', at(office))
    expect(answer).toMatchObject(CHALLENGED)
    expect((await createStaffSession('admin-password', at(office), solveProof(answer.body))).status).toBe(200)
  })
})

describe('somebody who makes us pay', () => {
  test('with 40 orders without a cookie reaches PayPal only as often as one address may', async () => {
    const { codes } = await createTestKeymails(1)
    const address = createClientAddress()
    const order = () => createKeymailOrder(at(address), codes[0] ?? '')
    expect(await countUntilChallenged(40, order)).toBe(ORDERS_PER_NETWORK.hits)
    const answer = await order()
    expect(answer).toMatchObject(CHALLENGED)
    const amount = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'keymail', reference: codes[0] }
    const headers = solveProof(answer.body)
    expect((await at(address).send('POST', '/paypal/order', amount, headers)).status).toBe(200)
    expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(200)
  })

  test('with 54 questions over six free sessions is asked to work after about thirty', async () => {
    const address = createClientAddress()
    let browser = at(address)
    const answered = await countUntilChallenged(54, async (n) => {
      if (n % 9 === 0) browser = at(address)
      return browser.post('/api/godfrey/chat', { message: 'Hello' })
    })
    expect(answered).toBe(34)
    const question = { message: 'Hello' }
    const refused = await browser.post('/api/godfrey/chat', question)
    expect(refused).toMatchObject(CHALLENGED)
    const headers = solveProof(refused.body)
    expect((await browser.send('POST', '/api/godfrey/chat', question, headers)).status).toBe(200)
  })

  test('with 48 streams on one public G-Key keeps sixteen of them', async () => {
    const { artist, gKeyId } = await createTestArtist({ accountType: 'test' })
    const streams: EventSourceClient[] = []
    try {
      for (let n = 0; n < 5; n++) {
        const { cookie } = await signInArtist(gKeyId)
        const url = `${getServerOrigin()}/api/green-room/${artist.id}/stream`
        for (let tab = 0; tab < 4; tab++)
          streams.push(await EventSourceClient.open(url, { cookie, 'x-forwarded-for': createClientAddress() }))
      }
      expect(streams.filter(({ status }) => status === 200)).toHaveLength(16)
      expect(streams.filter(({ status }) => status === 429)).toHaveLength(4)
    } finally {
      for (const stream of streams) stream.close()
      closeEventStreams()
    }
  })
})

describe('somebody who holds copies without paying', () => {
  async function expireHolds(editionId: string): Promise<void> {
    await sql(
      db,
      `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
      [editionId],
    )
    await releaseExpiredHolds()
  }

  test.each([
    ['four /64 of one /56', (n: number) => `2001:db8:1:${n % 4}::1`, 2],
    ['all of one /48', (n: number) => `2001:db8:1:${n.toString(16)}00::1`, 4],
    ['all of one /24', (n: number) => `192.0.2.${n}`, 4],
    ['this machine', () => '127.0.0.1', 2],
    ['a private network', () => 'fd12:3456::1', 2],
  ])('from %s gets a part of an open sale, never the whole', async (_, getAddress, most) => {
    const { editionId } = await createTestOpenSale(8)
    let held = 0
    for (let n = 0; n < 10; n++) {
      const { status, body } = await createCopyOrder(at(getAddress(n)), editionId)
      if (status === 200) held++
      else expect(body['error']).toBe('network-busy')
    }
    expect(held).toBe(most)
  })

  test('gets shorter holds', async () => {
    const { editionId } = await createTestOpenSale(8)
    const address = createClientAddress()
    const getSeconds = ({ body }: TestResponse) => (Date.parse(String(body['heldUntil'])) - Date.now()) / 1000
    const first = await createCopyOrder(at(address), editionId)
    expect(getSeconds(first)).toBeGreaterThan(config.HOLD_SECONDS / 2)
    await expireHolds(editionId)
    const second = await createCopyOrder(at(address), editionId)
    expect(second.status).toBe(200)
    expect(getSeconds(second)).toBeLessThan(config.HOLD_SECONDS / 2)
  })

  test('does not keep a hall full of buyers behind one address from buying everything', async () => {
    const { editionId } = await createTestOpenSale(12)
    const hall = createClientAddress()
    for (let bought = 0; bought < 12; bought++) {
      const fan = at(hall)
      const { status, body } = await createCopyOrder(fan, editionId)
      expect(status).toBe(200)
      await approveAtPaypal(String(body['id']), `hall${bought}@example.com`)
      expect((await fan.post(`/paypal/order/${String(body['id'])}/capture`)).status).toBe(200)
    }
  })
})

describe('a proxy that is not trusted', () => {
  test('is named once in the log, because all its visitors share one budget', async () => {
    const warn = vi.spyOn(log, 'warn')
    config.TRUST_PROXY = false
    try {
      const { codes } = await createTestKeymails(1)
      await createApprovedOrder(new Browser(), codes[0] ?? '')
      await validate(codes[0], new Browser())
      await pollUntil('a warning', 10, () => Promise.resolve(warn.mock.calls.length > 0))
      const warnings = warn.mock.calls.filter((call) => String(call[0]).includes('TRUST_PROXY'))
      expect(warnings).toHaveLength(1)
    } finally {
      config.TRUST_PROXY = true
    }
  })
})
