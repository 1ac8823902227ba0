import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { closePubSub } from '#database/pub-sub'
import { closeQueue, startQueue } from '#queue/queue'
import { storage } from '#module/storage'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { sendRawRequest } from '#testing/clients/raw-http'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { pollUntil } from '#testing/poll-until'
import { updateServerOrigin } from '#testing/servers/app-server'
import { getFreePort, ServerProcess } from '#testing/servers/server-process'

let web: ServerProcess

beforeAll(async () => {
  await startQueue()
  const port = await getFreePort()
  // HSTS is for sites that have HTTPS.
  web = new ServerProcess('backend/main.ts', {
    PORT: String(port),
    PUBLIC_URL: 'https://tunemaker.example',
    LOG_LEVEL: 'silent',
  })
  web.start()
  updateServerOrigin(`http://127.0.0.1:${port}`)
  await pollUntil('web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
})
afterAll(async () => {
  await web.kill()
  await closePubSub()
  await closeQueue()
  await db.destroy()
})

function expectProtected(headers: Headers): void {
  expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'.*frame-ancestors 'none'/)
  expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
}

describe('A browser is told to trust nothing foreign and to use HTTPS by', () => {
  test.each([
    ['a page that does not exist', 'GET', '/nothing-here', 404],
    ['a file that does not exist', 'GET', '/assets/nothing.js', 404],
    ['a call', 'GET', '/api/songs', 200],
    ['a call that does not exist', 'GET', '/api/nothing', 404],
    ['a method that does not exist', 'DELETE', '/api/songs', 405],
    ['the methods of a call', 'OPTIONS', '/api/songs', 200],
    ['a refusal', 'GET', '/api/artist/songs', 401],
    ['a wrong address', 'GET', '/api/songs/%00', 400],
    ['an answer without a body', 'DELETE', '/api/session', 204],
    ['a part of an upload that does not exist', 'PATCH', '/api/uploads/nothing', 401],
    ['the liveness probe', 'GET', '/healthz', 200],
  ])('%s', async (_, method, path, status) => {
    const answer = await new Browser().fetch(method, path)
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
    expectProtected(answer.headers)
  })

  test('a request that is no HTTP', async () => {
    const { status, head } = await sendRawRequest('GET / HTTP/1.1\r\nbroken\r\n\r\n')
    expect(status).toBe(400)
    const lines = head.split('\r\n').slice(1)
    expectProtected(new Headers(lines.map((line) => line.split(': ') as [string, string])))
  })

  test('a stream, a recording, a part of it, one unchanged and one that cannot be read', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const { id } = await createTestSong(artist)
    const browser = await signInArtist(gKeyId)
    const stream = await browser.fetch('GET', `/api/green-room/${artist.id}/stream`)
    await stream.body?.cancel()
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expectProtected(stream.headers)

    const path = `/api/songs/${id}/audio`
    const whole = await browser.fetch('GET', path)
    await whole.body?.cancel()
    const cases: [Record<string, string>, number][] = [
      [{}, 200],
      [{ range: 'bytes=0-9' }, 206],
      [{ range: 'bytes=999999999-' }, 416],
      [{ 'if-none-match': whole.headers.get('etag') ?? '' }, 304],
    ]
    for (const [headers, status] of cases) {
      const answer = await browser.fetch('GET', path, undefined, headers)
      await answer.body?.cancel()
      expect(answer.status).toBe(status)
      expectProtected(answer.headers)
    }

    // A later range, once the right is remembered: no page is made of it, and a script not either.
    const getLater = async () => {
      const later = await browser.fetch('GET', path, undefined, { range: 'bytes=10-19' })
      await later.body?.cancel()
      return later
    }
    await expect.poll(async () => (await getLater()).headers.get('content-security-policy')).toBeNull()
    const { status, headers } = await getLater()
    expect([status, headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      206,
      'nosniff',
      'private, no-cache',
    ])

    // Long enough to be streamed.
    const lost = await createTestSong(artist, { audio: Buffer.concat([buildWav(), Buffer.alloc(1024 * 1024)]) })
    const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [lost.id])
    await storage.delete(file?.key ?? '')
    const broken = await browser.fetch('GET', `/api/songs/${lost.id}/audio`)
    await broken.body?.cancel()
    expect(broken.status).toBeGreaterThanOrEqual(400)
    expectProtected(broken.headers)
  })
})

test('A database that is away changes nothing about it', async () => {
  await sql(db, 'ALTER TABLE songs RENAME TO songs_away')
  try {
    const answer = await new Browser().fetch('GET', '/api/songs?q=nothing-cached')
    await answer.body?.cancel()
    expect(answer.status).toBe(500)
    expectProtected(answer.headers)
  } finally {
    await sql(db, 'ALTER TABLE songs_away RENAME TO songs')
  }
})
