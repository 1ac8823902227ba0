import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { collectorLink } from '#backend/art-cards/collectors/collector-link.ts'
import { signInLink } from '#backend/keymails/sign-in/sign-in-link.ts'
import { db } from '#database/client'
import { isListening } from '#database/pub-sub'
import { sql } from '#database/sql'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { createTestArtist, createTestCollector, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { approveAtPaypal, createApprovedOrder, createKeymailOrder } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { getServerOrigin, startTestServer, startTrustingProxy } from '#testing/servers/app-server'

startTestServer()
startTrustingProxy()

/** Well below the minute for which an ended right would be remembered. */
const SOON = { timeout: 60_000 }

const SAID = 'What is Digital Scarcity, said the visitor'

const ask = (browser: Browser, message = SAID) => browser.post('/api/godfrey/chat', { message, language: 'english' })
const listQuestions = async (browser: Browser) =>
  ((await browser.get('/api/godfrey/conversation')).body['turns'] as { question: string }[]).map(
    (turn) => turn.question,
  )
const withCookie = (cookie: string) => Object.assign(new Browser(), { cookie })
const tokenOf = (link: string) => link.split('token=')[1] ?? ''

/** A visitor whose browser already had a cookie that somebody else knows, and who has asked Godfrey something. */
async function createVisitor() {
  const browser = new Browser()
  await ask(browser)
  return { browser, thief: withCookie(browser.cookie) }
}

async function expectWorthless(thief: Browser) {
  expect((await thief.get('/api/session')).body).toEqual({ artist: null, fans: [], isCollector: false })
  expect(await listQuestions(thief)).toEqual([])
  expect((await thief.get('/api/artist/songs')).status).toBe(401)
  expect((await thief.get('/api/copies')).body).toEqual([])
  expect((await thief.get('/api/fine-art/collector')).body).toEqual({ collector: null })
}

describe('A cookie planted in somebody else’s browser is worth nothing after', () => {
  test('an artist signs in with their G-Key', async () => {
    const { gKeyId } = await createTestArtist()
    const { browser, thief } = await createVisitor()
    await browser.post('/api/validate-g-key', { gKeyId })
    await expectWorthless(thief)
    await ask(browser, 'And what does a Keymail cost?')
    await expectWorthless(thief)
    expect(await listQuestions(browser)).toEqual([SAID, 'And what does a Keymail cost?'])
    expect((await browser.get('/api/artist/songs')).status).toBe(200)
  })

  test('a fan redeems a Keymail', async () => {
    const { codes } = await createTestKeymails(1)
    const { browser, thief } = await createVisitor()
    await redeemAsFan(codes[0] ?? '', 'redeemed@example.com', browser)
    await expectWorthless(thief)
    expect(await listQuestions(browser)).toEqual([SAID])
    expect((await browser.get('/api/copies')).body).toHaveLength(1)
  })

  test('a fan opens a mailed sign-in link', async () => {
    const { codes, keymails } = await createTestKeymails(1)
    await redeemAsFan(codes[0] ?? '', 'linked@example.com')
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [keymails[0]?.code])
    const { browser, thief } = await createVisitor()
    const link = await createOneTimeLink(db, signInLink, { keymailId: row?.id ?? '', email: 'linked@example.com' })
    expect((await browser.post('/api/session/link', { token: tokenOf(link) })).status).toBe(200)
    await expectWorthless(thief)
    expect((await browser.get('/api/copies')).body).toHaveLength(1)
  })

  test('a fan buys a copy on open sale', async () => {
    const { editionId } = await createTestOpenSale(3)
    const { browser, thief } = await createVisitor()
    const { id } = await captureCopyOrder(editionId, 'open@example.com', browser)
    expect((await browser.post('/api/open-sales/complete', { paypalOrderId: id })).status).toBe(200)
    await expectWorthless(thief)
    expect((await browser.get('/api/copies')).body).toHaveLength(1)
  })

  test('a fan pays for the library', async () => {
    const { browser, thief } = await createVisitor()
    const order = await browser.post('/paypal/order', {
      amount: '9.95',
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'library',
    })
    const paypalOrderId = String(order.body['id'])
    await approveAtPaypal(paypalOrderId, 'library@example.com')
    await browser.post(`/paypal/order/${paypalOrderId}/capture`)
    expect((await browser.post('/api/library/activate', { paypalOrderId })).body['active']).toBe(true)
    await expectWorthless(thief)
    expect((await thief.get('/api/library')).body['active']).toBe(false)
  })

  test('a collector signs in', async () => {
    const collector = await createTestCollector()
    const { browser, thief } = await createVisitor()
    const link = await createOneTimeLink(db, collectorLink, { collectorId: collector.id })
    expect((await browser.post('/api/fine-art/collectors/session', { token: tokenOf(link) })).status).toBe(200)
    await expectWorthless(thief)
    expect((await browser.get('/api/fine-art/collector')).status).toBe(200)
  })

  test('even if it was the cookie of somebody with rights of their own', async () => {
    const { codes } = await createTestKeymails(2)
    const { fan: browser } = await redeemAsFan(codes[0] ?? '', 'first@example.com')
    const thief = withCookie(browser.cookie)
    await redeemAsFan(codes[1] ?? '', 'second@example.com', browser)
    await expectWorthless(thief)
    expect((await browser.get('/api/copies')).body).toHaveLength(2)
  })
})

describe('Whoever planted it', () => {
  test('cannot redeem, capture or cancel the order begun before the sign-in, while its buyer can', async () => {
    const { codes } = await createTestKeymails(1)
    const { gKeyId } = await createTestArtist()
    const { browser, thief } = await createVisitor()
    const paypalOrderId = await createApprovedOrder(browser, codes[0] ?? '', 'pending@example.com')
    await browser.post('/api/validate-g-key', { gKeyId })
    // The browser is seen with its new cookie.
    await browser.get('/api/session')
    const redeem = (who: Browser) =>
      who.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId })
    expect((await thief.send('DELETE', `/paypal/order/${paypalOrderId}`)).status).toBe(403)
    expect((await thief.post(`/paypal/order/${paypalOrderId}/capture`)).status).toBe(403)
    expect((await browser.post(`/paypal/order/${paypalOrderId}/capture`)).status).toBe(200)
    expect((await redeem(thief)).status).toBe(403)
    expect((await redeem(browser)).status).toBe(200)
    expect((await browser.get('/api/session')).body).toMatchObject({
      artist: { accountType: 'production' },
      fans: [{ email: 'pending@example.com' }],
    })
  })

  test('cannot sign its owner out', async () => {
    const { gKeyId } = await createTestArtist()
    const { browser, thief } = await createVisitor()
    await browser.post('/api/validate-g-key', { gKeyId })
    await thief.send('DELETE', '/api/session')
    expect((await browser.get('/api/artist/songs')).status).toBe(200)
  })

  test('does not learn what is said in a Green Room through a stream that was open before', async () => {
    const { codes, artist } = await createTestKeymails(2, 10)
    const { fan } = await redeemAsFan(codes[0] ?? '', 'streaming@example.com')
    const stream = await EventSourceClient.open(`${getServerOrigin()}/api/green-room/${artist.id}/stream`, {
      cookie: fan.cookie,
    })
    await redeemAsFan(codes[1] ?? '', 'streaming.too@example.com', fan)
    await sql(db, `SELECT pg_notify('live', 'green-room:' || $1::text || ' recheck')`, [artist.id])
    await expect.poll(() => stream.ended, SOON).toBe(true)
    // Without the event `ended`, so that the fan's own page opens it again.
    expect(stream.events).toEqual([])
  })
})

describe('A browser that never received the answer with its new cookie', () => {
  test('redeems again with the old one and has everything, but only until it was seen with a new one', async () => {
    const { codes } = await createTestKeymails(2)
    const { fan: browser } = await redeemAsFan(codes[0] ?? '', 'before@example.com')
    await ask(browser)
    const paypalOrderId = await createApprovedOrder(browser, codes[1] ?? '', 'lost@example.com')
    await browser.post(`/paypal/order/${paypalOrderId}/capture`)
    const { cookie } = browser
    const redeem = (who: Browser) =>
      who.post('/api/complete-keymail-redemption', { keymailCode: codes[1], paypalOrderId })
    await redeem(browser)

    const again = withCookie(cookie)
    expect((await redeem(again)).status).toBe(200)
    expect(again.cookie).not.toBe(browser.cookie)
    expect((await again.get('/api/session')).body['fans']).toHaveLength(2)
    expect(await listQuestions(again)).toEqual([SAID])

    expect((await redeem(withCookie(cookie))).status).toBe(403)
  })

  test('signs in again with the old one and keeps its conversation', async () => {
    const { gKeyId } = await createTestArtist()
    const { browser, thief: again } = await createVisitor()
    await browser.post('/api/validate-g-key', { gKeyId })
    await again.post('/api/validate-g-key', { gKeyId })
    expect(await listQuestions(again)).toEqual([SAID])
  })

  test('does not give its conversation to somebody who signs in as another artist with the old one', async () => {
    const { browser, thief } = await createVisitor()
    await browser.post('/api/validate-g-key', { gKeyId: (await createTestArtist()).gKeyId })
    await thief.post('/api/validate-g-key', { gKeyId: (await createTestArtist()).gKeyId })
    expect(await listQuestions(thief)).toEqual([])
  })

  test('whichever of five simultaneous answers arrives, has its copy', async () => {
    const { codes } = await createTestKeymails(1)
    const browser = new Browser()
    const paypalOrderId = await createApprovedOrder(browser, codes[0] ?? '', 'five@example.com')
    await browser.post(`/paypal/order/${paypalOrderId}/capture`)
    const tries = Array.from({ length: 5 }, () => withCookie(browser.cookie))
    const answers = await Promise.all(
      tries.map((one) => one.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const one of tries) expect((await one.get('/api/copies')).body).toHaveLength(1)
  })
})

describe('Over HTTPS', () => {
  beforeAll(() => {
    config.PUBLIC_URL = config.PUBLIC_URL.replace('http:', 'https:')
  })
  afterAll(() => {
    config.PUBLIC_URL = config.PUBLIC_URL.replace('https:', 'http:')
  })

  test('the cookie can be set by this host alone, and another name is not accepted', async () => {
    const { codes } = await createTestKeymails(1)
    const browser = new Browser()
    const answer = await createKeymailOrder(browser, codes[0] ?? '')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-tm_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
    await ask(browser)
    expect(await listQuestions(browser)).toEqual([SAID])
    expect(await listQuestions(withCookie(browser.cookie.replace('__Host-', '')))).toEqual([])
    const out = await browser.send('DELETE', '/api/session')
    expect(out.headers.getSetCookie()).toEqual([
      '__Host-tm_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ])
  })
})

test('A right that was checked is not remembered while no message can arrive', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist)
  const listener = await signInArtist(gKeyId)
  const fetchAudio = async (headers: Record<string, string> = {}) =>
    (await listener.fetch('GET', `/api/songs/${song.id}/audio`, undefined, headers)).status
  const play = async () => [await fetchAudio(), await fetchAudio({ range: 'bytes=1-9' })]
  // The first check begins to listen; what the second one finds is remembered.
  expect(await play()).toEqual([200, 206])
  await expect.poll(isListening, SOON).toBe(true)
  expect(await play()).toEqual([200, 206])

  const server = new pg.Client(inject('databaseServer'))
  await server.connect()
  const database = new URL(config.DATABASE_URL ?? '').pathname.slice(1)
  const allowConnections = (allowed: boolean) => server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS ${allowed}`)
  try {
    await allowConnections(false)
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'tunemaker live'`,
      [database],
    )
    await expect.poll(isListening, SOON).toBe(false)
    expect(await play()).toEqual([200, 206])
    await sql(db, 'DELETE FROM sessions WHERE artist_id = $1', [artist.id])
    expect(await fetchAudio({ range: 'bytes=1-9' })).toBe(401)
    expect(await play()).toEqual([401, 401])
  } finally {
    await allowConnections(true)
    await server.end()
  }
})
