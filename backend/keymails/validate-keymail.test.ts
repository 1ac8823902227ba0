import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ApiError } from '#http/api-error'
import { buildAccountBucketPrefix, buildAnonymousBudgets, codes as guessable } from '#http/limits/failed-attempts'
import { type Budget, trackBudgets } from '#http/limits/rate-limit'
import { calculateTokenHash } from '#runtime/token'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { suspendRefill } from '#testing/suspend-refill'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { approveAtPaypal, createApprovedOrder, createKeymailOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { validateKeymail } from './validate-keymail.ts'

startTestServer()
beforeEach(resetRateLimits)

const validate = (keymailCode: unknown, browser = new Browser()) =>
  browser.post('/api/validate-keymail', { keymailCode })
const wrongCode = (n: number) => `TM-20200101-${String(n).padStart(8, 'W')}`

describe('a code', () => {
  test('is accepted in any case and with surrounding space, and shows what it buys', async () => {
    const { codes, song, artist } = await createTestKeymails(2, 50)
    const answer = await validate(`  ${codes[1]?.toLowerCase()} `)
    expect(answer).toMatchObject({
      status: 200,
      body: { keymailCode: codes[1], artistName: artist.stageName, pricing: 7.5, copy: 2, of: 50, songs: 1 },
    })
    expect(JSON.stringify(answer.body)).not.toContain(artist.paymentEmail)
    // The drawn cover is made of it, and the song's own page shows it to everybody.
    const { cover, ...rest } = answer.body as { cover: { id: string } }
    expect(cover.id).toBe(song.id)
    expect(JSON.stringify(rest)).not.toContain(song.id)
  })

  test.each([
    '',
    'TM-2026112-ABCDEFGH',
    'TM-20261120-ABCDEFG',
    'TM-20261120-ABCDEFGHI',
    'XX-20261120-ABCDEFGH',
    'TM-20261120-ABCD FGH',
    'TM-20261120-ÄBCDEFGH',
    'TM-२०२६११२०-ABCDEFGH',
  ])('that is malformed is 400 and costs no attempt: %j', async (code) => {
    for (let n = 0; n < 2; n++)
      expect(await validate(code)).toMatchObject({ status: 400, body: { error: 'invalid-format' } })
    expect(await sql(db, 'SELECT 1 FROM throttle')).toEqual([])
  })

  test.each([undefined, null, 7, ['TM-20261120-ABCDEFGH'], {}, 'T'.repeat(101)])(
    'of the wrong type or length is 400: %j',
    async (code) => {
      expect((await validate(code)).status).toBe(400)
    },
  )

  // Without the state in the condition, redeemed and void codes return 200.
  test('that is unknown, void or redeemed gets the identical response', async () => {
    const { codes } = await createTestKeymails(2)
    const [redeemed = '', voided = ''] = codes
    const fan = new Browser()
    await fan.post(`/paypal/order/${await createApprovedOrder(fan, redeemed)}/capture`)
    await sql(db, `UPDATE keymails SET state = 'void' WHERE code = $1`, [voided])
    const answers = await Promise.all([wrongCode(1), redeemed, voided].map((code) => validate(code)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'keymail-unknown' } })
      expect(answer.body).toEqual(answers[0]?.body)
      expect([...answer.headers.keys()].toSorted()).toEqual([...(answers[0]?.headers.keys() ?? [])].toSorted())
    }
    const orders = await Promise.all(
      [wrongCode(2), redeemed, voided].map((code) => createKeymailOrder(new Browser(), code)),
    )
    for (const order of orders) expect(order).toMatchObject({ status: 404, body: orders[0]?.body })
  })

  // Fails if known codes return 422 and unknown ones 402.
  test('cannot be probed with one’s own order', async () => {
    const { codes } = await createTestKeymails(3)
    const [mine = '', other = '', sold = ''] = codes
    const buyer = new Browser()
    await buyer.post(`/paypal/order/${await createApprovedOrder(buyer, sold)}/capture`)
    const fan = new Browser()
    const { body } = await createKeymailOrder(fan, mine)
    const ask = (code: string) =>
      fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId: body['id'] })
    for (const stage of ['created', 'approved', 'completed']) {
      if (stage === 'approved') await approveAtPaypal(String(body['id']))
      if (stage === 'completed') await fan.post(`/paypal/order/${String(body['id'])}/capture`)
      const [unknown, known, redeemed] = await Promise.all([ask(wrongCode(1)), ask(other), ask(sold)])
      expect(unknown?.status, stage).toBe(stage === 'completed' ? 409 : 402)
      expect(known?.body, stage).toEqual(unknown?.body)
      expect(redeemed?.body, stage).toEqual(unknown?.body)
    }
  })
})

// What is called in one turn of the event loop waits together, so it shares a statement.
describe('codes that arrive together', () => {
  suspendRefill(guessable.perCaller)

  const send = (code: string, address: string, browser?: Browser) =>
    validateKeymail(code, {
      address,
      tokenHash: browser && calculateTokenHash(browser.cookie.split('=')[1] ?? ''),
      proof: 0,
    }).then(
      ({ keymail, known }) => ({ code: keymail.code, paying: keymail.paying, known }),
      (error: unknown) => (error as ApiError).code,
    )

  const spend = (budget: Budget) => trackBudgets(db, [budget], budget.hits)

  test('are each answered for who sent them', async () => {
    const { codes, gKeyId } = await createTestKeymails(4, 50)
    const [first = '', second = '', third = '', paying = ''] = codes
    const artist = await signInArtist(gKeyId)
    const guesser = await createTestKeymails(1)
    const spentArtist = await signInArtist(guesser.gKeyId)
    await spend({ bucket: buildAccountBucketPrefix(guessable) + guesser.artist.id, ...guessable.perCaller })
    for (const budget of buildAnonymousBudgets(guessable, '192.0.2.9').slice(0, 1)) await spend(budget)
    const buyer = new Browser()
    const { body } = await createKeymailOrder(buyer, paying)
    await sql(
      db,
      `UPDATE keymails SET state = 'capturing', order_id = (SELECT id FROM orders WHERE provider_order_id = $2)
        WHERE code = $1`,
      [paying, body['id']],
    )

    const answers = await Promise.all([
      send(first, '198.51.100.1'),
      send(second, '198.51.101.1', artist),
      send(wrongCode(1), '198.51.102.1'),
      send(third, '192.0.2.9'),
      // Their own budget is another one.
      send(third, '192.0.2.9', artist),
      send(third, '198.51.105.1', spentArtist),
      send(paying, '198.51.103.1', buyer),
      send(paying, '198.51.104.1'),
    ])
    expect(answers).toEqual([
      { code: first, paying: false, known: false },
      { code: second, paying: false, known: true },
      'keymail-unknown',
      'throttled',
      { code: third, paying: false, known: true },
      'throttled',
      { code: paying, paying: false, known: true },
      { code: paying, paying: true, known: false },
    ])
    const counted = await sql<{ bucket: string }>(
      db,
      `SELECT bucket FROM throttle WHERE bucket LIKE 'guess:%198.51.10%'`,
    )
    expect(counted.map(({ bucket }) => bucket).toSorted()).toEqual(
      buildAnonymousBudgets(guessable, '198.51.102.1')
        .map(({ bucket }) => bucket)
        .filter((bucket) => bucket.includes('198.51.10'))
        .toSorted(),
    )
  })

  // Sixteen at a time are counted; what is looked up together with the wrong ones is told without that.
  test.each([
    ['one address', 60, () => '192.0.2.1', false],
    ['one address, after a batch', 64, () => '192.0.2.1', false],
    ['one address, a thousand', 1_000, () => '192.0.2.1', false],
    ['one account in as many networks', 60, (n: number) => `10.1.${n}.1`, true],
    ['one account in as many networks, after a batch', 64, (n: number) => `10.1.${n}.1`, true],
  ])('do not reveal a right one behind wrong ones: %s', async (_from, wrong, getAddress, isSignedIn) => {
    const { codes, gKeyId } = await createTestKeymails(1)
    const browser = isSignedIn ? await signInArtist(gKeyId) : undefined
    const guesses = Array.from({ length: wrong }, (_, n) => send(wrongCode(n), getAddress(n), browser))
    expect(await send(codes[0] ?? '', getAddress(wrong), browser)).toBe('throttled')
    const refused = await Promise.all(guesses)
    expect(refused.filter((answer) => answer === 'keymail-unknown')).toHaveLength(guessable.perCaller.hits)
  })
})

describe('guessing codes', () => {
  suspendRefill(guessable.perCaller)

  test('is limited to 20 wrong codes a minute, even concurrently, and then told when to retry', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => validate(wrongCode(n))))
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(guessable.perCaller.hits)
    const slowed = answers.filter((answer) => answer.status === 429)
    expect(slowed).toHaveLength(40)
    for (const answer of slowed) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('through orders and sign-in links shares one limit', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await createKeymailOrder(new Browser(), wrongCode(n))).status).toBe(404)
      expect((await new Browser().post('/api/keymails/sign-in-link', { keymailCode: wrongCode(n) })).status).toBe(202)
    }
    expect((await validate(wrongCode(1))).status).toBe(429)
    expect((await createKeymailOrder(new Browser(), wrongCode(1))).status).toBe(429)
  })

  test('does not count right codes', async () => {
    const { codes } = await createTestKeymails(1)
    for (let n = 0; n < 30; n++) expect((await validate(codes[0])).status).toBe(200)
  })

  test('by others does not slow down signed-in users, who have their own limit', async () => {
    const { codes, gKeyId } = await createTestKeymails(2)
    const artist = await signInArtist(gKeyId)
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, codes[0] ?? '')
    await fan.post(`/paypal/order/${orderId}/capture`)
    await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })
    const anonymous = new Browser()
    await validate(codes[1], anonymous)

    await Promise.all(Array.from({ length: 25 }, (_, n) => validate(wrongCode(n))))
    expect((await validate(codes[1])).status).toBe(429)
    // Anonymous sessions are free to create, so they get no limit of their own.
    expect((await validate(codes[1], anonymous)).status).toBe(429)
    for (const browser of [artist, fan]) {
      expect((await validate(codes[1], browser)).status).toBe(200)
      const own = await Promise.all(Array.from({ length: 25 }, (_, n) => validate(wrongCode(n), browser)))
      expect(own.filter((answer) => answer.status === 404)).toHaveLength(guessable.perCaller.hits)
    }
  })
})
