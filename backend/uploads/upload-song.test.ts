import { approveAtPaypal } from '#testing/clients/paypal'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AUDIO_MAX_BYTES, UPLOADS_PER_HOUR } from './contract.ts'
import { calculateWaveform } from '#module/playback'
import { storage } from '#module/storage'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { trackRateLimit } from '#http/limits/rate-limit'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { openRawConnection, sendRawRequest } from '#testing/clients/raw-http'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const wav = buildWav()

let artist: Awaited<ReturnType<typeof createTestArtist>>['artist']
let gKeyId: string
let browser: Browser

beforeEach(async () => {
  const made = await createTestArtist({
    trackingNumber: `TM-20261120-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  })
  artist = made.artist
  gKeyId = made.gKeyId
  browser = await signInArtist(gKeyId)
  await updateUploadCredits(artist.id, 10)
})

const wholeForm = {
  artistName: 'Whoever',
  songTitle: 'Blue Door',
  price: '7.50',
  copyrightHolders: 'Ada Example, Bob Example',
  contact: 'ada@example.com',
}

type Fields = Record<string, string | undefined>

function form(fields: Fields = {}, audio: Buffer | null = wav, fileName = 'song.wav'): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...wholeForm, ...fields })) {
    if (value !== undefined) data.append(name, value)
  }
  if (audio) data.append('audioFile', new Blob([new Uint8Array(audio)], { type: 'audio/wav' }), fileName)
  return data
}

const upload = (data: FormData): Promise<TestResponse> => browser.send('POST', '/api/songs/upload', data)

async function getCredits(): Promise<unknown> {
  return (await browser.get('/api/artist/upload-credits')).body['credits']
}

async function getSongCounts(artistId: string): Promise<number> {
  return (await sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1', [artistId])).length
}

async function listFilesIn(folder: string): Promise<string[]> {
  const path = join(config.DATA_DIR, folder)
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Expects every file on disk and in the files table to belong to a song. */
async function expectNoOrphans(): Promise<void> {
  // The parser removes its temporary files shortly after the response.
  await expect.poll(async () => readdirOrNone(join(config.DATA_DIR, 'incoming'))).toEqual([])
  const known = await sql<{ key: string; state: string; used: boolean }>(
    db,
    `SELECT f.key, f.state, EXISTS (SELECT FROM songs s WHERE f.key IN (s.audio_key, s.document_key)) AS used FROM files f`,
  )
  expect(known.filter((file) => !file.used || file.state !== 'kept')).toEqual([])
  const stored = (await listFilesIn('files')).map((path) => path.split('/').slice(-2).join('/'))
  expect(stored.toSorted()).toEqual(known.map((file) => file.key).toSorted())
}

async function readdirOrNone(path: string): Promise<string[]> {
  return existsSync(path) ? readdir(path) : []
}

describe('a valid upload', () => {
  test('creates a song and its edition, consumes one credit and returns the file byte for byte', async () => {
    const answer = await upload(form({ copies: '25' }))
    expect(answer).toMatchObject({
      status: 201,
      body: { title: 'Blue Door', artist: artist.stageName, price: 7.5, copies: 25, status: 'published' },
    })
    expect(await getCredits()).toBe(9)
    const listed = await browser.get('/api/artist/songs')
    expect(listed.body).toMatchObject([
      { id: answer.body['id'], editionId: answer.body['editionId'], copies: 25, issued: 0, status: 'published' },
    ])
    expect(await download(answer.body['id'])).toEqual(wav)
    await expectNoOrphans()
  })

  test.each([
    ['0.99', 0.99, '1'],
    ['1.00', 1, '10000'],
    ['50.00+', 50, '25'],
    ['10000', 10_000, '100'],
  ])('has the artist’s price and number of copies: %s, %s, %s', async (price, dollars, copies) => {
    expect(await upload(form({ price, copies }))).toMatchObject({
      status: 201,
      body: { price: dollars, copies: Number(copies) },
    })
  })

  test('defaults to 100 copies at one dollar', async () => {
    expect(await upload(form({ price: undefined }))).toMatchObject({ status: 201, body: { price: 1, copies: 100 } })
  })

  test('may repeat the artist’s identity in any spelling of G-Key and address', async () => {
    const own = {
      keyCode: gKeyId.toLowerCase(),
      governanceTrackerNumber: artist.trackingNumber ?? '',
      paymentAccount: artist.paymentEmail?.toUpperCase(),
    }
    expect((await upload(form(own))).status).toBe(201)
  })

  test('keeps its texts as written, and may have a hostile file name', async () => {
    const titles = [
      '<img src=x onerror=alert(1)>',
      "'); DROP TABLE songs;--",
      '=HYPERLINK("http://evil.example")',
      '{{7*7}}',
      'zero\u200Bwidth \u202Eright to left',
      'Blue Door',
    ]
    const fileNames = [
      '../../../etc/passwd.wav',
      'a"\r\nX-Injected: 1\r\n.wav',
      'gnp.\u202Evaw.wav',
      `${'n'.repeat(4096)}.wav`,
      '.',
      'CON.wav',
    ]
    for (const [n, songTitle] of titles.entries()) {
      const fileName = fileNames[n] ?? ''
      const answer = await upload(form({ songTitle }, wav, fileName))
      expect(answer, fileName).toMatchObject({ status: 201, body: { title: songTitle } })
      for (const path of await listFilesIn('files'))
        expect(path).toMatch(/\/songs\/[0-9a-f-]{36}$|\/documents\/[0-9a-f-]{36}$/)
      await expectNoOrphans()
    }
    const listed = (await browser.get('/api/artist/songs')).body as unknown as { title: string }[]
    expect(listed.map((song) => song.title).toSorted()).toEqual(titles.toSorted())
  })

  test('may include a copyright document, which is stored with it', async () => {
    const data = form()
    data.append('copyrightDocument', new Blob(['%PDF-1.7 proof'], { type: 'application/pdf' }), 'proof.pdf')
    expect((await upload(data)).status).toBe(201)
    await expectNoOrphans()
  })

  test('may leave the document input empty', async () => {
    const data = form()
    data.append('copyrightDocument', new Blob([]), '')
    expect((await upload(data)).status).toBe(201)
  })

  test('may have fields with a content type', async () => {
    const answer = await uploadRaw([
      ...fieldParts(),
      part('name="copies"', Buffer.from('12'), 'text/plain; charset=utf-8'),
      part('name="audioFile"; filename="a.wav"', wav, 'audio/wav'),
    ])
    expect(answer.status).toBe(201)
    expect(JSON.parse(answer.body)).toMatchObject({ copies: 12 })
  })
})

describe('the form', () => {
  test.each([
    ['songTitle', undefined],
    ['songTitle', '   '],
    ['songTitle', '\u200B\u2060'],
    ['songTitle', 'x'.repeat(201)],
    ['copyrightHolders', undefined],
    ['copyrightHolders', ' , ,'],
    ['contact', undefined],
    ['contact', ''],
  ])('is rejected if %s is %j', async (name, value) => {
    expect(await upload(form({ [name]: value }))).toMatchObject({ status: 400, body: { error: 'malformed' } })
    await expectUntouched()
  })

  test.each([
    ['0.98', 422, 'price-too-low'],
    ['0', 422, 'price-too-low'],
    ['-5', 422, 'price-too-low'],
    ['10000.01', 422, 'price-too-high'],
    ['NaN', 400, 'malformed'],
    ['Infinity', 400, 'malformed'],
    ['1e3', 400, 'malformed'],
    ['1.005', 400, 'malformed'],
    ['1,50', 400, 'malformed'],
    ['', 400, 'malformed'],
  ])('with the price %j is rejected: %i %s', async (price, status, error) => {
    expect(await upload(form({ price }))).toMatchObject({ status, body: { error } })
    await expectUntouched()
  })

  test.each(['0', '-1', '10001', '1.5', 'many', '1e3', '0x10', '99999999999', ''])(
    'with %j copies is rejected',
    async (copies) => {
      expect((await upload(form({ copies }))).status).toBeOneOf([400, 422])
      await expectUntouched()
    },
  )

  test.each([
    ['keyCode', 'GK-0000-0000-0000-0000', 403, 'wrong-g-key'],
    ['keyCode', 'nonsense', 403, 'wrong-g-key'],
    ['governanceTrackerNumber', 'TM-20261120-AAAAAAAA', 403, 'wrong-tracking-number'],
    ['paymentAccount', 'thief@example.com', 422, 'wrong-payment-account'],
  ])('that claims another %s is rejected', async (name, value, status, error) => {
    expect(await upload(form({ [name]: value }))).toMatchObject({ status, body: { error } })
    await expectUntouched()
  })

  test('with another artist’s G-Key is rejected', async () => {
    const other = await createTestArtist()
    expect(await upload(form({ keyCode: other.gKeyId }))).toMatchObject({ status: 403 })
  })

  test('without a file, or with an empty one, is rejected', async () => {
    expect(await upload(form({}, null))).toMatchObject({ status: 400, body: { error: 'audio-missing' } })
    expect((await upload(form({}, Buffer.alloc(0)))).status).toBeOneOf([400, 415])
    await expectUntouched()
  })

  test('with an invalid document is rejected', async () => {
    const data = form()
    data.append('copyrightDocument', new Blob(['MZ not a document']), 'proof.pdf')
    expect(await upload(data)).toMatchObject({ status: 415, body: { error: 'not-a-document' } })
    await expectUntouched()
  })

  test('with a document of more than 10 MB is rejected', async () => {
    const data = form()
    data.append('copyrightDocument', new Blob(['%PDF-', new Uint8Array(10 * 1024 * 1024)]), 'proof.pdf')
    expect((await upload(data)).status).toBe(413)
    await expectUntouched()
  })

  async function expectUntouched(): Promise<void> {
    expect(await getCredits()).toBe(10)
    expect(await getSongCounts(artist.id)).toBe(0)
    await expectNoOrphans()
  }
})

describe('a file that is not audio', () => {
  const utf16 = Buffer.from('\uFEFF<html><script>alert(1)</script></html>'.padEnd(400, ' '), 'utf16le')
  const bom = Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x00'), wav])
  const tar = Buffer.concat([Buffer.from('song.wav'.padEnd(257, '\0') + 'ustar\x0000'.padEnd(255, '\0')), wav])
  const cases: [string, Buffer][] = [
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an HTML page after much white space', Buffer.from(`${' \n'.repeat(500)}<html><script>1</script>`)],
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG after a byte order mark', bom],
    ['an HTML page in UTF-16', utf16],
    ['an HTML page with sound behind it', Buffer.concat([Buffer.from('<html><!--'), wav])],
    ['an HTML page after a byte order mark with sound behind it', Buffer.concat([bom, wav])],
    ['a Windows program', Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00'), Buffer.alloc(4000)])],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(4000)])],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a ZIP archive', zip],
    ['a tar archive of a recording', tar],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG', Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(2000, 0xff)])],
    ['one byte', Buffer.from('R')],
    ['zeros', Buffer.alloc(100_000)],
    ['ones', Buffer.alloc(100_000, 0xff)],
    ['the first 20 bytes of a WAV', wav.subarray(0, 20)],
    ['the header of a WAV without a sound', wav.subarray(0, 44)],
    ['random bytes', randomBytesOf(200_000)],
  ]
  test.each(cases)('is rejected: %s named .mp3', async (_what, bytes) => {
    const answer = await upload(form({}, bytes, 'song.mp3'))
    expect(answer.status).toBe(415)
    expect(answer.body['error']).toBe('not-audio')
    expect(await getCredits()).toBe(10)
    await expectNoOrphans()
  })

  // Deterministic pseudo-random bytes.
  function randomBytesOf(length: number): Buffer {
    const out = Buffer.alloc(length)
    for (let at = 0; at < length; at += 32) createHash('sha256').update(String(at)).digest().copy(out, at)
    return out
  }
})

const recording = (name: string) => readFile(new URL(`../../e2e/recordings/${name}`, import.meta.url))

describe('a file from a real encoder', () => {
  // Four seconds each, from PCM, LAME, libFLAC and FFmpeg's AAC.
  test.each([
    ['mp3', 'audio/mpeg'],
    ['wav', 'audio/wav'],
    ['flac', 'audio/flac'],
    ['m4a', 'audio/mp4'],
    ['aac', 'audio/aac'],
  ])('is accepted as %s and returned byte for byte, with a waveform', async (extension, type) => {
    const bytes = await recording(`komorebi.${extension}`)
    // Name and declared type are wrong on purpose.
    const answer = await upload(form({}, bytes, 'song.bin'))
    expect(answer.status).toBe(201)
    const audio = await fetch(`${getServerOrigin()}/api/songs/${String(answer.body['id'])}/audio`, {
      headers: { cookie: browser.cookie },
    })
    expect(audio.headers.get('content-type')).toBe(type)
    expect(sha256(Buffer.from(await audio.arrayBuffer()))).toBe(sha256(bytes))
    await calculateWaveform({ songId: String(answer.body['id']) })
    const [song] = await sql<{ ms: number; peaks: number[] }>(
      db,
      'SELECT duration_ms AS ms, peaks FROM songs WHERE id = $1',
      [answer.body['id']],
    )
    // Encoders pad to whole frames.
    expect(song?.ms).toBeGreaterThanOrEqual(3_950)
    expect(song?.ms).toBeLessThan(4_150)
    expect(song?.peaks).toHaveLength(200)
    expect(Math.max(...(song?.peaks ?? []))).toBe(100)
  })

  test('is rejected if it has a video track', async () => {
    expect((await upload(form({}, await recording('film.mp4'), 'song.m4a'))).status).toBe(415)
  })
})

describe('the size limit', () => {
  test('accepts exactly 52,428,800 bytes, also with chunked encoding', async () => {
    const largest = createWav(AUDIO_MAX_BYTES)
    const plain = await upload(form({}, largest))
    expect(plain.status).toBe(201)
    expect(sha256(await download(plain.body['id']))).toBe(sha256(largest))
    expect((await uploadChunked(form({}, largest))).status).toBe(201)
  })

  // Fails if the multipart parser allows `maxBytes + 1`.
  test('rejects one byte more with 413 and leaves nothing, also with chunked encoding', async () => {
    const tooLarge = createWav(AUDIO_MAX_BYTES + 1)
    expect(await upload(form({}, tooLarge))).toMatchObject({ status: 413, body: { error: 'too-large' } })
    expect((await uploadChunked(form({}, tooLarge))).status).toBe(413)
    expect(await getCredits()).toBe(10)
    expect(await getSongCounts(artist.id)).toBe(0)
    await expectNoOrphans()
  })

  test('rejects an announced 200 MB before a byte is sent', async () => {
    const { socket, answer } = openRawConnection()
    socket.write(
      head({ 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(200 * 1024 * 1024) }),
    )
    expect((await answer).status).toBe(413)
    socket.destroy()
  })

  // With `Connection: close` on the response, the connection is reset before a client that is still sending can read
  // it.
  test('answers an endless body with 413 and then closes the connection', async () => {
    const { socket, answer } = openRawConnection()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.pause()
    socket.write(head({ 'Content-Type': 'multipart/form-data; boundary=b', 'Transfer-Encoding': 'chunked' }))
    const disposition = 'Content-Disposition: form-data; name="audioFile"; filename="a"'
    socket.write(chunkOf(Buffer.from(`--b\r\n${disposition}\r\nContent-Type: audio/wav\r\n\r\n`)))
    const megabyte = chunkOf(Buffer.alloc(1024 * 1024, 1))
    for (let sent = 0; sent < 80; sent++) await new Promise<void>((resolve) => socket.write(megabyte, () => resolve()))
    socket.resume()
    expect((await answer).status).toBe(413)
    await closed
    await expectNoOrphans()
  })

  const chunkOf = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

  async function uploadChunked(data: FormData): Promise<{ status: number }> {
    const request = new Request(getServerOrigin(), { method: 'POST', body: data })
    const headers = { cookie: browser.cookie, 'content-type': request.headers.get('content-type') ?? '' }
    // A stream has no length, so it is sent with chunked encoding.
    const streamed = { method: 'POST', headers, body: request.body, duplex: 'half' }
    const answer = await fetch(`${getServerOrigin()}/api/songs/upload`, streamed)
    await answer.arrayBuffer()
    return answer
  }
})

describe('an upload is rejected', () => {
  test('without a session and for a test account', async () => {
    expect((await new Browser().send('POST', '/api/songs/upload', form())).status).toBe(401)
    const evaluation = await createTestArtist({ accountType: 'test' })
    const guest = await signInArtist(evaluation.gKeyId)
    expect(await guest.send('POST', '/api/songs/upload', form())).toMatchObject({
      status: 403,
      body: { error: 'test-account' },
    })
  })

  // Without assertUploadCredit in the guard the server waits for the body, which never comes.
  test('without a credit, before the file is sent', async () => {
    await updateUploadCredits(artist.id, 0)
    const { socket, answer } = openRawConnection()
    socket.write(head({ 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '50000000' }))
    expect(await answer).toMatchObject({ status: 402, body: expect.stringContaining('no-credit') })
    socket.destroy()
    expect(await readdirOrNone(join(config.DATA_DIR, 'incoming'))).toEqual([])
  })

  // Without consumeUploadCredit in the transaction all of them return 201.
  test('if a concurrent one takes the last credit, and its file is removed', async () => {
    await updateUploadCredits(artist.id, 1)
    const answers = await Promise.all([upload(form()), upload(form()), upload(form())])
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['201', '402', '402'])
    expect(await getCredits()).toBe(0)
    expect(await getSongCounts(artist.id)).toBe(1)
    await expectNoOrphans()
  })

  test('after 120 uploads an hour', async () => {
    await trackRateLimit(db, `uploads:${artist.id}`, { hits: UPLOADS_PER_HOUR, seconds: 3600 }, UPLOADS_PER_HOUR)
    const answer = await upload(form())
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await getCredits()).toBe(10)
  })

  test('from another site in the artist’s browser', async () => {
    const elsewhere: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]
    for (const headers of elsewhere) {
      const answer = await browser.send('POST', '/api/songs/upload', form(), headers)
      expect(answer).toMatchObject({ status: 403, body: { error: 'cross-site' } })
    }
  })
})

describe('nothing is left behind by', () => {
  test('an aborted upload', async () => {
    for (const share of [0.1, 0.5, 0.99]) {
      const { socket } = openRawConnection()
      socket.on('error', () => undefined)
      const body = multipart([
        ...fieldParts(),
        part('name="audioFile"; filename="a.wav"', createWav(3_000_000), 'audio/wav'),
      ])
      socket.write(head({ 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(body.length) }))
      await new Promise<void>((resolve) =>
        socket.write(body.subarray(0, Math.floor(body.length * share)), () => resolve()),
      )
      socket.destroy()
    }
    await expectNoOrphans()
    expect(await getCredits()).toBe(10)
  })

  const audioPart = part('name="audioFile"; filename="a.wav"', wav, 'audio/wav')
  const many = Array.from({ length: 1000 }, (_, n) => part(`name="field${n}"`, Buffer.from('x')))
  const manyFiles = Array.from({ length: 100 }, (_, n) =>
    part(`name="file${n}"; filename="${n}.wav"`, wav, 'audio/wav'),
  )
  test.each<[string, Buffer[]]>([
    ['1,000 parts', [...fieldParts(), ...many, audioPart]],
    ['100 files', [...fieldParts(), ...manyFiles]],
    ['a field without a name', [...fieldParts(), part('name=""', Buffer.from('x')), audioPart]],
    ['a file without a name', [...fieldParts(), part('name=""; filename="a.wav"', wav, 'audio/wav'), audioPart]],
    ['a field named __proto__', [...fieldParts(), part('name="__proto__"', Buffer.from('x')), audioPart]],
    [
      'a file named __proto__',
      [...fieldParts(), part('name="__proto__"; filename="a.wav"', wav, 'audio/wav'), audioPart],
    ],
    [
      'a file named constructor',
      [...fieldParts(), part('name="constructor"; filename="a.wav"', wav, 'audio/wav'), audioPart],
    ],
    [
      'a file that is not asked for',
      [...fieldParts(), part('name="other"; filename="a.wav"', wav, 'audio/wav'), audioPart],
    ],
    ['the title twice', [...fieldParts(), part('name="songTitle"', Buffer.from('Other')), audioPart]],
    ['the file twice', [...fieldParts(), audioPart, audioPart]],
    ['the file as a field', [...fieldParts(), part('name="audioFile"', Buffer.from('text'))]],
    // Otherwise the song would be published as one without a document.
    ['the proof as a field', [...fieldParts(), part('name="copyrightDocument"', Buffer.from('text')), audioPart]],
    [
      'the title as a file',
      [...fieldParts().slice(1), part('name="songTitle"; filename="t"', Buffer.from('x'), 'text/plain'), audioPart],
    ],
    ['a NUL in the title', [...fieldParts().slice(1), part('name="songTitle"', Buffer.from('a\0b')), audioPart]],
    ['a title of 200 kB', [...fieldParts().slice(1), part('name="songTitle"', Buffer.alloc(200_000, 97)), audioPart]],
    [
      'an unknown transfer encoding',
      [...fieldParts(), part('name="audioFile"; filename="a"', wav, 'audio/wav\r\nContent-Transfer-Encoding: x-zip')],
    ],
    ['no parts', []],
  ])('a form with %s', async (_what, parts) => {
    const answer = await uploadRaw(parts)
    expect(answer.status).toBeOneOf([400, 413])
    expect(JSON.parse(answer.body)).toMatchObject({ error: expect.any(String), message: expect.any(String) })
    expect(await getCredits()).toBe(10)
    expect(await getSongCounts(artist.id)).toBe(0)
    await expectNoOrphans()
  })

  test('a form with a missing or wrong boundary, a truncated form, or another content type', async () => {
    const whole = multipart([...fieldParts(), audioPart])
    const broken: [string, Buffer][] = [
      ['multipart/form-data', whole],
      ['multipart/form-data; boundary=', whole],
      ['multipart/form-data; boundary=another', whole],
      ['multipart/form-data; boundary=b', whole.subarray(0, whole.length - 9)],
      ['multipart/form-data; boundary=b', Buffer.from('nonsense')],
      ['multipart/form-data; boundary=b', Buffer.alloc(0)],
    ]
    for (const [type, body] of broken) {
      const sent = Buffer.concat([head({ 'Content-Type': type, 'Content-Length': String(body.length) }), body])
      expect((await sendRawRequest(sent)).status, `${type} ${body.length}`).toBe(400)
    }
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const sent = Buffer.concat([head({ 'Content-Type': type, 'Content-Length': '2' }), Buffer.from('{}')])
      expect((await sendRawRequest(sent)).status, type).toBe(415)
    }
    expect(await getCredits()).toBe(10)
    await expectNoOrphans()
  })

  // Without removing the stored files after a failure, a file and its row remain.
  test('a database failure midway, which also keeps the credit', async () => {
    await sql(db, `ALTER TABLE edition_songs ADD CONSTRAINT broken CHECK (position > 1) NOT VALID`)
    try {
      expect((await upload(form())).status).toBeOneOf([500, 503])
    } finally {
      await sql(db, 'ALTER TABLE edition_songs DROP CONSTRAINT broken')
    }
    expect(await getCredits()).toBe(10)
    expect(await getSongCounts(artist.id)).toBe(0)
    await expectNoOrphans()
  })

  // Without the catch in storeFile, the second file's row remains.
  test('a storage failure midway', async () => {
    const put = storage.put.bind(storage)
    const spy = vi.spyOn(storage, 'put').mockImplementation(async (key, path, type) => {
      await put(key, path, type)
      if (key.startsWith('documents/')) throw new Error('disk full')
    })
    try {
      const data = form()
      data.append('copyrightDocument', new Blob(['%PDF-1.7 proof']), 'proof.pdf')
      expect((await upload(data)).status).toBeOneOf([500, 503])
    } finally {
      spy.mockRestore()
    }
    expect(await getCredits()).toBe(10)
    await expectNoOrphans()
  })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function download(songId: unknown): Promise<Buffer> {
  const answer = await fetch(`${getServerOrigin()}/api/songs/${String(songId)}/audio`, {
    headers: { cookie: browser.cookie },
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** A valid WAV of exactly `bytes` bytes. */
function createWav(bytes: number): Buffer {
  const out = Buffer.alloc(bytes)
  wav.copy(out)
  out.writeUInt32LE(bytes - 8, 4)
  out.writeUInt32LE(bytes - 44, 40)
  return out
}

function part(disposition: string, content: Buffer, type?: string): Buffer {
  const lines = [
    `--b`,
    `Content-Disposition: form-data; ${disposition}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(lines.join('\r\n')), content, Buffer.from('\r\n')])
}

function fieldParts(): Buffer[] {
  const { songTitle, ...others } = wholeForm
  return [['songTitle', songTitle], ...Object.entries(others)].map(([name, value]) =>
    part(`name="${name}"`, Buffer.from(String(value))),
  )
}

const multipart = (parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')])

function head(headers: Record<string, string>): Buffer {
  const lines = Object.entries({ Host: 'localhost', Cookie: browser.cookie, ...headers }).map(([k, v]) => `${k}: ${v}`)
  return Buffer.from(['POST /api/songs/upload HTTP/1.1', ...lines, '', ''].join('\r\n'))
}

function uploadRaw(parts: Buffer[]) {
  const body = multipart(parts)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(body.length) }
  return sendRawRequest(Buffer.concat([head(headers), body]))
}

test('uploads that are paid for say what each of the last ones cost', async () => {
  const { gKeyId } = await createTestArtist()
  const buyer = await signInArtist(gKeyId)
  const getPaid = async () => (await buyer.get('/api/artist/upload-credits')).body
  expect(await getPaid()).toEqual({ credits: 0, paidEachCents: null })
  for (const [amount, quantity, paid] of [
    ['88.00', 4, { credits: 4, paidEachCents: 2200 }],
    ['25.00', 1, { credits: 5, paidEachCents: 2500 }],
  ] as const) {
    const order = { amount, currency: 'USD', intent: 'CAPTURE', purpose: 'upload', quantity }
    const orderId = String((await buyer.post('/paypal/order', order)).body['id'])
    await approveAtPaypal(orderId)
    expect((await buyer.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
    expect(await getPaid()).toEqual(paid)
  }
})
