import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { createApprovedOrder, createKeymailOrder } from '#testing/clients/paypal'
import { sendRawRequest } from '#testing/clients/raw-http'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const getSetCookie = async (browser: Browser, path: string, body: unknown) =>
  (await browser.post(path, body)).headers.getSetCookie()

describe('a path', () => {
  test.each([
    '/api/nothing',
    '/api',
    '/paypal/nothing',
    '/API/nothing',
    '//api/nothing',
    '/api//songs',
    '/api/%00',
    '/api/%E0%A4%A',
  ])('that does not exist is an error in JSON: %s', async (path) => {
    const answer = await new Browser().get(path)
    expect(answer.status).toBeOneOf([400, 404])
    expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })

  test.each([
    ['GET', '/api/validate-g-key'],
    ['DELETE', '/api/songs'],
    ['PUT', '/paypal/order'],
    ['PROPFIND', '/api/songs'],
  ])('called with the wrong method is 405 in JSON: %s %s', async (method, path) => {
    const answer = await new Browser().send(method, path)
    expect(answer.status).toBe(405)
    expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })
})

test.each([
  ['a method that is none', 'TRACEX /api/songs HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['two lengths', 'POST /api/feedback HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers without end', `GET /api/songs HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('answers an unparsable request in JSON: %s', async (_what, request, status) => {
  const answer = await sendRawRequest(request)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ error: expect.any(String), message: expect.any(String) })
})

// Without the check of the URL the first answers 500, because PostgreSQL does not accept NUL.
test.each([
  ['POST', '/api/keymails/stop?token=%00'],
  ['GET', '/api/songs?q=%00'],
  ['GET', '/api/g-key-applications/TM-%00'],
])('rejects NUL in a URL: %s %s', async (method, path) => {
  expect(await new Browser().send(method, path)).toMatchObject({ status: 400, body: { error: 'malformed' } })
})

test.each([
  [{}, 'Please type a question.'],
  [{ message: 'Hello', language: 'klingon' }, 'language must be one of english, spanish,'],
])('explains an invalid question in a sentence: %j', async (body, sentence) => {
  const answer = await new Browser().post('/api/godfrey/chat', body)
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } })
})

test.each([
  [{ currency: 'USD', intent: 'CAPTURE' }, 'amount is not valid.'],
  [{ amount: '25', intent: 'CAPTURE' }, 'currency is missing.'],
  [{ amount: '25', currency: 7, intent: 'CAPTURE' }, 'currency must be text.'],
  [{ amount: '25', currency: 'USD', intent: 'C'.repeat(21) }, 'intent has at most 20 characters.'],
  [{ amount: '25', currency: 'USD', intent: 'CAPTURE', quantity: '1' }, 'quantity must be a number.'],
  [{ amount: '25', currency: 'USD', intent: 'CAPTURE', quantity: 1.5 }, 'quantity must be a whole number.'],
  [[], 'The body must be an object.'],
])('explains an invalid order in a sentence: %j', async (body, message) => {
  expect(await new Browser().post('/paypal/order', body)).toMatchObject({ status: 400, body: { message } })
})

describe('an error', () => {
  const ask = (accept: string, path = '/api/artist/songs') => new Browser().get(path, { accept })

  test('is a problem of RFC 9457 for whoever asks for one, with today’s fields beside', async () => {
    const { status, headers, body } = await ask('application/json;q=0.5, application/problem+json')
    expect(status).toBe(401)
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(body).toEqual({
      type: `${config.PUBLIC_URL}/developers#no-session`,
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in first.',
      error: 'no-session',
      message: 'Please sign in first.',
    })
  })

  test.each(['*/*', 'application/json', 'text/html', 'application/problem+json;q=0, application/json'])(
    'stays as it was for Accept: %s',
    async (accept) => {
      const { headers, body } = await ask(accept)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(body).toEqual({ error: 'no-session', message: 'Please sign in first.' })
    },
  )
})

describe('headers', () => {
  test('of every call forbid sniffing and caching', async () => {
    for (const path of ['/api/session', '/api/nothing', '/paypal/nothing']) {
      const { headers } = await new Browser().get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('of every page forbid third-party scripts and framing, and allow PayPal’s window', async () => {
    const { headers } = await new Browser().get('/some-page')
    const policy = headers.get('content-security-policy') ?? ''
    // A form sent before the code has loaded would put a G-Key or a password into the address.
    expect(policy).toContain("form-action 'none'")
    expect(policy).toMatch(/default-src 'self'/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/object-src 'none'/)
    expect(policy).toMatch(/base-uri 'none'/)
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('referrer-policy')).toBeTruthy()
  })
})

describe('another site', () => {
  // Without assertSameOrigin in app.ts all of these answer 401.
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('cannot act through a visitor’s browser: %j', async (headers) => {
    const calls: [string, string, unknown][] = [
      ['POST', '/api/validate-g-key', { gKeyId: 'x' }],
      ['POST', '/paypal/order', {}],
      ['DELETE', '/api/session', undefined],
      ['PUT', '/api/artist/payment-email', {}],
      ['POST', '/api/admin/login', { password: 'x' }],
    ]
    for (const [method, path, body] of calls) {
      const answer = await new Browser().send(method, path, body, headers)
      expect(answer, path).toMatchObject({ status: 403, body: { error: 'cross-site' } })
    }
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3999' },
    {},
  ])('is distinguished from our own pages and scripts: %j', async (headers) => {
    const answer = await new Browser().send('POST', '/api/validate-g-key', { gKeyId: 'x' }, headers)
    expect(answer.status).toBe(401)
  })

  test('may link to us', async () => {
    expect((await new Browser().get('/api/songs', { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })
})

describe('a session', () => {
  test('is sent in a cookie hidden from scripts and from other sites', async () => {
    const { gKeyId } = await createTestArtist()
    const [cookie = ''] = await getSetCookie(new Browser(), '/api/validate-g-key', { gKeyId })
    expect(cookie).toMatch(/^tm_session=[\w-]{43}; /)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain/i)
  })

  test('is stored as a hash only', async () => {
    const { gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    const token = browser.cookie.split('=')[1] ?? ''
    const rows = await sql<{ row: string }>(db, 'SELECT sessions::text AS row FROM sessions')
    expect(rows.filter(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex')))).toEqual(
      [],
    )
  })

  test('gets a new id at sign-in, so a planted cookie gains no rights', async () => {
    const { codes } = await createTestKeymails(1)
    const { gKeyId } = await createTestArtist()
    const browser = new Browser()
    await browser.post('/api/validate-keymail', { keymailCode: codes[0] })
    const planted = browser.cookie
    await browser.post('/api/validate-g-key', { gKeyId })
    expect(browser.cookie).not.toBe(planted)
    expect((await browser.get('/api/session')).body['artist']).not.toBeNull()
    const thief = new Browser()
    thief.cookie = planted
    expect((await thief.get('/api/session')).body).toEqual({ artist: null, fans: [], isCollector: false })
    expect((await thief.get('/api/artist/songs')).status).toBe(401)
  })

  test('gets a new id for a fan too, so the cookie from before the payment gains no rights', async () => {
    const { codes } = await createTestKeymails(1)
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, codes[0] ?? '')
    const planted = fan.cookie
    await fan.post(`/paypal/order/${orderId}/capture`)
    await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })
    const thief = new Browser()
    thief.cookie = planted
    expect((await thief.get('/api/green-room')).status).toBeOneOf([200, 401])
    expect((await thief.get('/api/session')).body).toEqual({ artist: null, fans: [], isCollector: false })
  })

  test.each([
    ['altered', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['shortened', (cookie: string) => cookie.slice(0, -1)],
    ['lengthened', (cookie: string) => `${cookie}A`],
    ['made up', () => `tm_session=${'0'.repeat(43)}`],
    ['with an injection', () => "tm_session=' OR 1=1 --"],
  ])('is not accepted %s', async (_how, alter) => {
    const { gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    browser.cookie = alter(browser.cookie)
    expect((await browser.get('/api/artist/songs')).status).toBe(401)
    expect((await browser.get('/api/session')).body).toEqual({ artist: null, fans: [], isCollector: false })
  })

  // Without `expires_at > now()` in getSession the calls answer 200.
  test('is rejected after it expires', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    await sql(db, `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE artist_id = $1`, [artist.id])
    expect((await browser.get('/api/artist/songs')).status).toBe(401)
    expect((await browser.get('/api/green-room')).status).toBe(401)
  })

  // With a DELETE by token alone the cookie of the first sign-in still answers 200.
  test('ends at sign-out together with all earlier sessions of this browser', async () => {
    const { gKeyId } = await createTestArtist()
    const browser = await signInArtist(gKeyId)
    const first = browser.cookie
    await browser.post('/api/validate-g-key', { gKeyId })
    const second = browser.cookie
    const elsewhere = await signInArtist(gKeyId)
    const out = await browser.send('DELETE', '/api/session')
    expect(out.status).toBe(204)
    expect(out.headers.getSetCookie()[0]).toMatch(/^tm_session=; .*Max-Age=0/)
    for (const cookie of [first, second]) {
      browser.cookie = cookie
      expect((await browser.get('/api/artist/songs')).status).toBe(401)
    }
    expect((await elsewhere.get('/api/artist/songs')).status).toBe(200)
  })

  test('is not required for sign-out', async () => {
    expect((await new Browser().send('DELETE', '/api/session')).status).toBe(204)
  })

  test('starts anonymously when a visitor checks a code or creates an order, and is kept', async () => {
    const { codes } = await createTestKeymails(1)
    const visitor = new Browser()
    await visitor.post('/api/validate-keymail', { keymailCode: codes[0] })
    const cookie = visitor.cookie
    expect(cookie).toMatch(/^tm_session=/)
    expect((await createKeymailOrder(visitor, codes[0] ?? '')).status).toBe(200)
    expect(visitor.cookie).toBe(cookie)
    const direct = new Browser()
    expect((await createKeymailOrder(direct, codes[0] ?? '')).status).toBe(200)
    expect(direct.cookie).toMatch(/^tm_session=/)
  })
})

describe('permission', () => {
  test.each([
    ['GET', '/api/artist/songs'],
    ['GET', '/api/artist/editions'],
    ['GET', '/api/artist/revenue'],
    ['GET', '/api/artist/upload-credits'],
    ['GET', '/api/keymails'],
    ['POST', '/api/keymails'],
    ['POST', '/api/godfrey/monitor/keymail'],
    ['PUT', '/api/artist/payment-email'],
    ['POST', '/api/songs/upload'],
    ['GET', '/api/green-room'],
    ['POST', '/api/complete-keymail-redemption'],
    ['POST', '/paypal/order/5O190127TN364715T/capture'],
  ])('is checked before the body is read: %s %s', async (method, path) => {
    const answer = await new Browser().send(method, path)
    expect(answer).toMatchObject({ status: 401, body: { error: 'no-session' } })
  })

  test.each([
    ['POST', '/api/keymails'],
    ['POST', '/api/godfrey/monitor/keymail'],
    ['PUT', '/api/artist/payment-email'],
    ['POST', '/api/songs/upload'],
  ])('is denied to an evaluation account: %s %s', async (method, path) => {
    const { gKeyId } = await createTestArtist({ accountType: 'test' })
    const browser = await signInArtist(gKeyId)
    expect(await browser.send(method, path)).toMatchObject({ status: 403, body: { error: 'test-account' } })
  })
})

test('reports liveness and readiness', async () => {
  expect((await new Browser().get('/healthz')).status).toBe(200)
  expect((await new Browser().get('/readyz')).status).toBe(200)
})
