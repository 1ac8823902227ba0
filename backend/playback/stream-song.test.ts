import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { buildWav } from '#testing/builders/media'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const wav = buildWav()
const size = wav.length
let songId: string
let owner: Browser

beforeAll(async () => {
  const { artist, gKeyId } = await createTestArtist()
  songId = (await createTestSong(artist, { audio: wav })).id
  owner = await signInArtist(gKeyId)
})

async function play(headers: Record<string, string> = {}, method = 'GET', id = songId) {
  const answer = await fetch(`${getServerOrigin()}/api/songs/${id}/audio`, {
    method,
    headers: { cookie: owner.cookie, ...headers },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, header: (name: string) => answer.headers.get(name), bytes }
}

test('a download is the uploaded file, byte for byte, under the name of artist and song', async () => {
  const { artist, gKeyId } = await createTestArtist({ stageName: 'Nóra/Vale' })
  const song = await createTestSong(artist, { title: `Harbour "Lights"`, audio: wav })
  const { cookie } = await signInArtist(gKeyId)
  const address = `${getServerOrigin()}/api/songs/${song.id}/audio`
  const answer = await fetch(`${address}?download=1`, { headers: { cookie } })
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''N%C3%B3raVale%20-%20Harbour%20%22Lights%22.wav`,
  )
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(wav)
  // Played afterwards, it is not saved.
  const played = await fetch(address, { headers: { cookie } })
  expect(played.headers.get('content-disposition')).toMatch(/^inline/)
  await played.body?.cancel()
  expect((await fetch(`${address}?download=1`)).status).toBe(401)
})

describe('byte ranges', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-1', size - 1, size - 1],
    ['bytes=-500', size - 500, size - 1],
    ['bytes=-99999999', 0, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=0-99999999', 0, size - 1],
    [`bytes=0-${size - 1}`, 0, size - 1],
    ['bytes= 5 - 9', 5, 9],
  ])('%s is served as requested', async (range, start, end) => {
    const answer = await play({ range })
    expect(answer.status).toBe(206)
    expect(answer.header('content-range')).toBe(`bytes ${start}-${end}/${size}`)
    expect(answer.header('content-length')).toBe(String(end - start + 1))
    expect(answer.bytes).toEqual(wav.subarray(start, end + 1))
  })

  test.each([`bytes=${size}-`, 'bytes=99999999-', `bytes=${size}-${size + 5}`, 'bytes=-0'])(
    '%s lies outside the file: 416 with its size',
    async (range) => {
      const answer = await play({ range })
      expect(answer.status).toBe(416)
      expect(answer.header('content-range')).toBe(`bytes */${size}`)
      expect(answer.header('etag')).toBeTruthy()
    },
  )

  test.each([
    'bytes=9-5',
    'bytes=0-1,5-6',
    'items=0-5',
    'bytes=a-b',
    'bytes=-',
    'bytes',
    'bytes=0x0-5',
    'bytes=1-2-3',
    'bytes=99999999999999999999-',
  ])('%s is malformed or unsupported: the whole file', async (range) => {
    const answer = await play({ range })
    expect(answer.status).toBe(200)
    expect(answer.bytes).toEqual(wav)
  })

  test('apply only if If-Range matches the ETag', async () => {
    const etag = (await play({}, 'HEAD')).header('etag') ?? ''
    const range = 'bytes=0-9'
    expect((await play({ range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"another"', `W/${etag}`, new Date().toUTCString()]) {
      expect((await play({ range, 'if-range': other })).status, other).toBe(200)
    }
  })

  test('of more than 256 kB are streamed completely', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const large = Buffer.concat([wav, Buffer.alloc(1_000_000, 7)])
    const song = await createTestSong(artist, { audio: large })
    const browser = await signInArtist(gKeyId)
    const answer = await play({ cookie: browser.cookie, range: 'bytes=10-900000' }, 'GET', song.id)
    expect(answer.status).toBe(206)
    expect(answer.bytes).toEqual(large.subarray(10, 900_001))
  })
})

describe('the response', () => {
  test('is private, has nosniff and announces ranges', async () => {
    const answer = await play()
    expect(answer.status).toBe(200)
    expect(answer.header('cache-control')).toMatch(/private/)
    expect(answer.header('x-content-type-options')).toBe('nosniff')
    expect(answer.header('accept-ranges')).toBe('bytes')
    expect(answer.header('content-type')).toBe('audio/wav')
    expect(answer.header('content-length')).toBe(String(size))
  })

  test('to HEAD has headers and no body', async () => {
    const answer = await play({}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.header('content-length')).toBe(String(size))
    expect(answer.header('content-type')).toBe('audio/wav')
    expect(answer.bytes).toHaveLength(0)
  })

  test('is 304 for a known ETag, also one weakened by a proxy', async () => {
    const etag = (await play({}, 'HEAD')).header('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await play({ 'if-none-match': known })
      expect(answer.status, known).toBe(304)
      expect(answer.header('etag')).toBe(etag)
      expect(answer.bytes).toHaveLength(0)
    }
    expect((await play({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  // The title becomes the file name in a header: RFC 6266 with RFC 8187.
  test.each([
    'Zoë’s "Song"',
    '../../etc/passwd',
    'a\u202Eb\u200Bc',
    '🎵'.repeat(60),
    `${'a'.repeat(79)}🎵`,
    "(*)'%;=",
    '///',
    '…',
  ])('encodes the title %j safely in the file name', async (title) => {
    const { artist, gKeyId } = await createTestArtist()
    const song = await createTestSong(artist, { title })
    const browser = await signInArtist(gKeyId)
    const answer = await play({ cookie: browser.cookie }, 'HEAD', song.id)
    expect(answer.status).toBe(200)
    const name = /^inline; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(answer.header('content-disposition') ?? '')?.[1]
    expect(decodeURIComponent(name ?? '')).toMatch(/^[^\p{C}/\\]+$/u)
  })
})

describe('access', () => {
  test('is denied without a session and with an invalid or anonymous one', async () => {
    expect((await play({ cookie: '' })).status).toBe(401)
    expect((await play({ cookie: `tm_session=${'A'.repeat(43)}` })).status).toBe(401)
    expect((await play({ cookie: 'tm_session=short' })).status).toBe(401)
    const { codes } = await createTestKeymails(1)
    const visitor = new Browser()
    await visitor.post('/api/validate-keymail', { keymailCode: codes[0] })
    expect(visitor.cookie).not.toBe('')
    expect((await play({ cookie: visitor.cookie })).status).toBe(403)
  })

  test('is denied to another artist', async () => {
    const { gKeyId } = await createTestArtist()
    const other = await signInArtist(gKeyId)
    const answer = await other.get(`/api/songs/${songId}/audio`)
    expect(answer).toMatchObject({ status: 403, body: { error: 'not-a-holder' } })
  })

  // Fails if the holder condition of authorizedAudioSql is false: the holder gets 403.
  test('is granted to holders, for the songs of their edition only', async () => {
    const { codes, song } = await createTestKeymails(1)
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, codes[0] ?? '')
    await fan.post(`/paypal/order/${orderId}/capture`)
    await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })
    expect((await play({ cookie: fan.cookie }, 'GET', song.id)).status).toBe(200)
    expect((await play({ cookie: fan.cookie })).status).toBe(403)
  })

  test('is denied to an expired session', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const song = await createTestSong(artist)
    const browser = await signInArtist(gKeyId)
    await sql(db, `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE artist_id = $1`, [artist.id])
    expect((await play({ cookie: browser.cookie }, 'GET', song.id)).status).toBe(401)
  })

  test.each([randomUUID(), 'nonsense', '..%2f..%2fetc', '%00', '%E0%A4%A', 'a'.repeat(2000)])(
    'to an unknown song is 404: %s',
    async (id) => {
      const answer = await owner.get(`/api/songs/${id}/audio`)
      expect(answer.status).toBeOneOf([400, 404])
      expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
    },
  )
})
