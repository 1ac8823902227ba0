import { beforeEach, describe, expect, test } from 'vitest'
import { codes as guessable } from '#http/limits/failed-attempts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { suspendRefill } from '#testing/suspend-refill'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

const validate = (gKeyId: unknown, browser = new Browser()) => browser.post('/api/validate-g-key', { gKeyId })

describe('a G-Key', () => {
  test('signs its artist in and returns the artist’s data', async () => {
    const { artist, gKeyId } = await createTestArtist({ stageName: 'Zoë', trackingNumber: 'TM-20261120-ABCDEFGH' })
    const browser = new Browser()
    const answer = await validate(gKeyId, browser)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        gKeyId,
        artistName: 'Zoë',
        accountType: 'production',
        trackingNumber: 'TM-20261120-ABCDEFGH',
        paypalEmail: artist.paymentEmail,
        pendingPaypalEmail: null,
      },
    })
    expect(JSON.stringify(answer.body)).not.toContain(artist.legalName)
    expect((await browser.get('/api/session')).body['artist']).toMatchObject({ artistName: 'Zoë' })
  })

  test('of a test account signs in as such, without a payment address', async () => {
    const { gKeyId } = await createTestArtist({ accountType: 'test', paymentEmail: null })
    expect(await validate(gKeyId)).toMatchObject({ status: 200, body: { accountType: 'test', paypalEmail: null } })
  })

  test('is accepted as people type it: lower case, spaces, no dashes, O for 0, I and L for 1', async () => {
    const { gKeyId } = await createTestArtist()
    const letters = gKeyId.slice(3)
    const spellings = [
      gKeyId.toLowerCase(),
      `  ${gKeyId}\n`,
      gKeyId.replaceAll('-', ' '),
      gKeyId.replaceAll('-', ''),
      letters,
      gKeyId.replaceAll('0', 'O').replaceAll('1', 'I'),
      gKeyId.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]
    for (const spelling of spellings) expect((await validate(spelling)).status, spelling).toBe(200)
  })

  // Without `g_keys.state = 'active'`, the void key answers 200.
  test('that is void gets the same answer as one that never existed', async () => {
    const { artist, gKeyId } = await createTestArtist()
    await sql(db, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1`, [artist.id])
    const answers = await Promise.all(
      [gKeyId, 'GK-0000-0000-0000-0000', 'nonsense', 'GK-UUUU-UUUU-UUUU-UUUU'].map((key) => validate(key)),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual(answers[0]?.body)
    }
  })

  test.each([undefined, '', '   ', 7, null, ['GK-0000-0000-0000-0000'], {}, 'G'.repeat(101)])(
    'cannot be %j: 400',
    async (gKeyId) => {
      expect(await validate(gKeyId)).toMatchObject({ status: 400, body: { error: 'malformed' } })
    },
  )
})

test('twenty guesses a minute are allowed, and no more than a thousand an hour of everybody', () => {
  expect(guessable).toMatchObject({ perCaller: { hits: 20, seconds: 60 }, unusual: { hits: 1000, seconds: 3600 } })
})

describe('guessing', () => {
  suspendRefill(guessable.perCaller)

  // If failed attempts were not counted, all fifty would answer 401.
  test('is throttled after 20 failed attempts a minute, with Retry-After, even in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => validate(`GK-0000-0000-0000-${1000 + n}`)))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(guessable.perCaller.hits)
    const slowed = answers.filter((answer) => answer.status === 429)
    expect(slowed).toHaveLength(30)
    for (const answer of slowed) {
      expect(answer.body['error']).toBe('throttled')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual((guessable.perCaller.seconds * 7) / 6)
    }
  })

  test('throttles a valid key from the same address as well, but not a signed-in session', async () => {
    const { gKeyId } = await createTestArtist()
    const inside = await signInArtist(gKeyId)
    await Promise.all(Array.from({ length: 21 }, () => validate('GK-0000-0000-0000-0000')))
    expect((await validate(gKeyId)).status).toBe(429)
    expect((await validate(gKeyId, inside)).status).toBe(200)
    expect((await inside.get('/api/artist/songs')).status).toBe(200)
  })

  // If the limit were per visitor instead of per artist, each new session would add 20 attempts.
  test('gains nothing from several sessions of one artist', async () => {
    const { gKeyId } = await createTestArtist()
    const { codes } = await createTestKeymails(1)
    const sessions = await Promise.all([1, 2, 3].map(() => signInArtist(gKeyId)))
    const guess = (browser: Browser, n: number) =>
      browser.post('/api/validate-keymail', { keymailCode: `TM-20200101-${String(n).padStart(8, 'A')}` })
    const answers = await Promise.all(
      sessions.flatMap((browser) => Array.from({ length: 15 }, (_, n) => guess(browser, n))),
    )
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(guessable.perCaller.hits)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(25)
    // Other callers are not throttled.
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: codes[0] })).status).toBe(200)
  })
})
