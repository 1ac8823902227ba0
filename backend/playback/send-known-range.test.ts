import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createRequestListener } from '#http/ready-answers/ready-answers'
import { config } from '#runtime/config'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import type { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { sendKnownRange } from './send-known-range.ts'

startTestServer()

const audio = Buffer.concat([buildWav(), Buffer.alloc(400_000, 7)])
let server: Server
let gKeyId: string
let songId: string
let owner: Browser

beforeAll(async () => {
  const made = await createTestArtist()
  gKeyId = made.gKeyId
  songId = (await createTestSong(made.artist, { audio })).id
  owner = await signInArtist(gKeyId)
  // Nothing but the early answer, so that whatever goes the whole way shows.
  server = createServer(createRequestListener((_req, res) => void res.writeHead(418).end(), [sendKnownRange]))
  // As in app-server.ts: the header says so.
  server.keepAliveTimeout = 30_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

afterEach(() => {
  config.BALANCER_SENDS_FILES = false
})

type Asked = { headers?: Record<string, string>; method?: string; path?: string }

async function ask(origin: string, { headers, method = 'GET', path = `/api/songs/${songId}/audio` }: Asked = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie: owner.cookie, range: 'bytes=10-29', ...headers },
  })
  const { date: _date, ...others } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: others, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Without what a player has got with the first byte, what matters only to a page, and what a balancer knows. */
function withoutFirstHeaders(headers: Record<string, string>, delegated: boolean): Record<string, string> {
  const known = delegated ? ['connection', 'keep-alive'] : []
  const first = ['accept-ranges', 'content-disposition', 'content-security-policy', 'strict-transport-security']
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(first.slice(0, 3)))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ![...first, ...known].includes(name)))
}

const askEarly = (asked?: Asked) => ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked)

/** By which the listener's right is remembered, as soon as messages of its end arrive. */
async function ensureRemembered(): Promise<void> {
  await expect
    .poll(async () => {
      await ask(getServerOrigin())
      return (await askEarly()).status
    })
    .not.toBe(418)
}

test.each([
  ['this process', false],
  ['the load balancer', true],
])('a later range that %s sends is answered as the whole way answers it', async (_sender, delegated) => {
  config.BALANCER_SENDS_FILES = delegated
  await ensureRemembered()
  for (const range of ['bytes=10-29', 'bytes=1-1', 'bytes=100000-200000', `bytes=${audio.length - 5}-`]) {
    const early = await askEarly({ headers: { range } })
    // A condition makes it go the whole way.
    const whole = await ask(getServerOrigin(), { headers: { range, 'if-range': String(early.headers['etag']) } })
    expect(early, range).toEqual({ ...whole, headers: withoutFirstHeaders(whole.headers, delegated) })
    expect(early.status).toBe(delegated ? 200 : 206)
  }
})

describe('goes the whole way:', () => {
  const address = () => `/api/songs/${songId}/audio`
  test.each<[string, () => Asked]>([
    ['a request without a session', () => ({ headers: { cookie: '' } })],
    ['a session of nobody', () => ({ headers: { cookie: owner.cookie.replace(/.{4}$/, 'AAAA') } })],
    ['a page of another site', () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    ['the beginning, which is counted as a play', () => ({ headers: { range: 'bytes=0-29' } })],
    ['the beginning in another form', () => ({ headers: { range: 'bytes=00-29' } })],
    ['the end', () => ({ headers: { range: 'bytes=-29' } })],
    ['several ranges', () => ({ headers: { range: 'bytes=10-20,30-40' } })],
    ['what the file does not have', () => ({ headers: { range: `bytes=${audio.length}-` } })],
    ['what is streamed', () => ({ headers: { range: 'bytes=1-300000' } })],
    ['a browser that may have it', () => ({ headers: { 'if-none-match': '"1"' } })],
    ['a browser that has a part', () => ({ headers: { 'if-range': '"1"' } })],
    ['HEAD', () => ({ method: 'HEAD' })],
    ['a download', () => ({ path: `${address()}?download=1` })],
    ['another address', () => ({ path: `${address()}/` })],
  ])('%s', async (_what, asked) => {
    await ensureRemembered()
    expect((await askEarly(asked())).status).toBe(418)
  })

  test('another song of nobody that has asked for it', async () => {
    const { artist } = await createTestArtist()
    const other = await createTestSong(artist, { audio })
    await ensureRemembered()
    expect((await askEarly({ path: `/api/songs/${other.id}/audio` })).status).toBe(418)
  })

  test('another listener, who is refused there', async () => {
    await ensureRemembered()
    const { cookie } = await signInArtist((await createTestArtist()).gKeyId)
    expect((await askEarly({ headers: { cookie } })).status).toBe(418)
    expect((await ask(getServerOrigin(), { headers: { cookie } })).status).toBe(403)
    expect((await askEarly({ headers: { cookie } })).status).toBe(418)
  })

  test('whoever has signed out, with the next range', async () => {
    owner = await signInArtist(gKeyId)
    await ensureRemembered()
    const { cookie } = owner
    await owner.send('DELETE', '/api/session')
    // Sooner than what is remembered regardless would be forgotten.
    await expect.poll(async () => (await askEarly({ headers: { cookie } })).status, { timeout: 30_000 }).toBe(418)
    owner = await signInArtist(gKeyId)
  })

  test('a file that cannot be read', async () => {
    const { artist, gKeyId: otherKey } = await createTestArtist()
    const before = { songId, owner }
    ;[songId, owner] = [(await createTestSong(artist, { audio })).id, await signInArtist(otherKey)]
    await ensureRemembered()
    const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [songId])
    await truncate(join(config.DATA_DIR, 'files', file?.key ?? ''), 5)
    expect((await askEarly()).status).toBe(418)
    ;({ songId, owner } = before)
  })
})
