import { beforeEach, describe, expect, test } from 'vitest'
import { GUESSES_PER_ADDRESS } from '#platform/guesses'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { Browser, withServer } from '#testing/server'

withServer()
beforeEach(freshBudgets)

const validate = (gKeyId: unknown, browser = new Browser()) => browser.post('/api/validate-g-key', { gKeyId })

describe('a G-Key', () => {
  test('signs its artist in and answers what the screens need', async () => {
    const { artist, gKeyId } = await anArtist({ stageName: 'Zoë', trackingNumber: 'TM-20261120-ABCDEFGH' })
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

  test('of an evaluation account signs in as such, without a payment address', async () => {
    const { gKeyId } = await anArtist({ accountType: 'test', paymentEmail: null })
    expect(await validate(gKeyId)).toMatchObject({ status: 200, body: { accountType: 'test', paypalEmail: null } })
  })

  test('is read as people type it: lower case, spaces, no dashes, O for 0, I and L for 1', async () => {
    const { gKeyId } = await anArtist()
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

  // Tried: without `g_keys.state = 'active'` the void key answers 200.
  test('that is void answers like one that never was', async () => {
    const { artist, gKeyId } = await anArtist()
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
    'is not %j: 400',
    async (gKeyId) => {
      expect(await validate(gKeyId)).toMatchObject({ status: 400, body: { error: 'malformed' } })
    },
  )
})

describe('guessing', () => {
  // Tried: without countWrongGuess all fifty answer 401.
  test('stops after 20 wrong keys a minute, with the time to wait, and one cannot get more by asking all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => validate(`GK-0000-0000-0000-${1000 + n}`)))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(GUESSES_PER_ADDRESS.hits)
    const slowed = answers.filter((answer) => answer.status === 429)
    expect(slowed).toHaveLength(30)
    for (const answer of slowed) {
      expect(answer.body['error']).toBe('throttled')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
  })

  test('slows a right key from the same address as well, but not the one of a signed-in session', async () => {
    const { gKeyId } = await anArtist()
    const inside = await signedIn(gKeyId)
    await Promise.all(Array.from({ length: 21 }, () => validate('GK-0000-0000-0000-0000')))
    expect((await validate(gKeyId)).status).toBe(429)
    expect((await validate(gKeyId, inside)).status).toBe(200)
    expect((await inside.get('/api/artist/songs')).status).toBe(200)
  })

  // Tried: with the budget kept by visitor instead of by artist, each new cookie jar brings 20 more.
  test('is no cheaper from many sign-ins of one artist', async () => {
    const { gKeyId } = await anArtist()
    const { codes } = await keymailsFor(1)
    const sessions = await Promise.all([1, 2, 3].map(() => signedIn(gKeyId)))
    const guess = (browser: Browser, n: number) =>
      browser.post('/api/validate-keymail', { keymailCode: `TM-20200101-${String(n).padStart(8, 'A')}` })
    const answers = await Promise.all(
      sessions.flatMap((browser) => Array.from({ length: 15 }, (_, n) => guess(browser, n))),
    )
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(GUESSES_PER_ADDRESS.hits)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(25)
    // Their guesses slow down nobody else.
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: codes[0] })).status).toBe(200)
  })
})
