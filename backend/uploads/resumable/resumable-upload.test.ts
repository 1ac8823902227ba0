import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { AUDIO_MAX_BYTES, UPLOADS_OPEN_MAX } from '#contract/uploads'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildWav } from '#testing/builders/media'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
const { purgeUploads } = await import('../purge-uploads.ts')

const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }

/** Ten seconds and about 900 kB: long enough to be interrupted. */
const wavRecording = (() => {
  const second = buildWav()
  const whole = Buffer.concat([second, ...Array.from({ length: 9 }, () => second.subarray(44))])
  whole.writeUInt32LE(whole.length - 8, 4)
  whole.writeUInt32LE(whole.length - 44, 40)
  return whole
})()

let artistId = ''
let browser: Browser
beforeEach(async () => {
  const { artist, gKeyId } = await createTestArtist()
  artistId = artist.id
  browser = await signInArtist(gKeyId)
  await updateUploadCredits(artistId, 5)
})

const startUpload = (by: Browser, bytes: number | string, headers: Record<string, string> = {}) =>
  by.send('POST', '/api/uploads', undefined, { ...TUS, 'upload-length': String(bytes), ...headers })

async function createUpload(by = browser, bytes = wavRecording.length): Promise<string> {
  const answer = await startUpload(by, bytes, {
    'upload-metadata': `filename ${Buffer.from('tide.wav').toString('base64')}`,
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

async function send(by: Browser, path: string, offset: number, piece: Buffer, headers = {}): Promise<TestResponse> {
  const answer = await fetch(getServerOrigin() + path, {
    method: 'PATCH',
    headers: { cookie: by.cookie, ...PIECE, 'upload-offset': String(offset), ...headers },
    body: new Uint8Array(piece),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? (JSON.parse(text) as TestResponse['body']) : {},
  }
}

/** Sends only the beginning of an announced chunk, then drops the connection. */
function sendAndAbort(path: string, piece: Buffer, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(getServerOrigin() + path, {
      method: 'PATCH',
      headers: { cookie: browser.cookie, ...PIECE, 'upload-offset': '0', 'content-length': String(piece.length) },
    })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.write(piece.subarray(0, bytes), () => setTimeout(() => sending.destroy(), 50))
  })
}

const getOffset = async (by: Browser, path: string) => {
  const answer = await by.send('HEAD', path, undefined, TUS)
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
}

function createSong(by: Browser, uploadId: string, fields: Record<string, string> = {}): Promise<TestResponse> {
  const form = new FormData()
  const whole = { uploadId, songTitle: 'Tide', copyrightHolders: 'Ada', contact: 'ada@example.com', price: '5.00' }
  for (const [name, value] of Object.entries({ ...whole, ...fields })) form.set(name, value)
  return by.send('POST', '/api/songs/from-upload', form)
}

const getUploadId = (path: string) => path.split('/').at(-1) ?? ''
const getCredits = async () => (await browser.get('/api/artist/upload-credits')).body['credits']
const getSongCounts = async () => (await sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1', [artistId])).length
const file = (path: string) => join(config.DATA_DIR, 'uploads', getUploadId(path))

test('an interrupted and resumed upload becomes a song with identical bytes', async () => {
  const path = await createUpload()
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
  await sendAndAbort(path, wavRecording, 400_000)
  const { status, offset } = await getOffset(browser, path)
  expect(status).toBe(200)
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(wavRecording.length)

  expect((await createSong(browser, getUploadId(path))).body['error']).toBe('upload-unfinished')
  expect((await send(browser, path, offset, wavRecording.subarray(offset))).status).toBe(204)
  expect((await getOffset(browser, path)).offset).toBe(wavRecording.length)

  const made = await createSong(browser, getUploadId(path))
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ title: 'Tide', price: 5, copies: 100 })
  const heard = await fetch(`${getServerOrigin()}/api/songs/${String(made.body['id'])}/audio`, {
    headers: { cookie: browser.cookie },
  })
  const bytes = Buffer.from(await heard.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(wavRecording).digest('hex'))
  expect(await getCredits()).toBe(4)
  expect(existsSync(file(path))).toBe(false)

  // Repeating the call returns the same song and costs nothing.
  expect((await createSong(browser, getUploadId(path))).body).toEqual(made.body)
  expect(await getCredits()).toBe(4)
  expect((await getOffset(browser, path)).status).toBe(404)
})

test('concurrent calls create one song from one upload', async () => {
  const path = await createUpload()
  await send(browser, path, 0, wavRecording)
  const answers = await Promise.all(Array.from({ length: 6 }, () => createSong(browser, getUploadId(path))))
  for (const { status, body } of answers) expect([201, 409], JSON.stringify(body)).toContain(status)
  // Without the condition on song_id six songs are created and five credits consumed.
  expect(await getSongCounts()).toBe(1)
  expect(await getCredits()).toBe(4)
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body['id'])).size).toBe(1)
})

test('only its artist can access an upload', async () => {
  const path = await createUpload()
  await send(browser, path, 0, wavRecording.subarray(0, 1000))
  const other = await createTestArtist()
  await updateUploadCredits(other.artist.id, 1)
  const tester = await createTestArtist({ accountType: 'test' })
  for (const [who, status] of [
    [await signInArtist(other.gKeyId), 404],
    [await signInArtist(tester.gKeyId), 403],
    [new Browser(), 401],
  ] as const) {
    expect((await getOffset(who, path)).status).toBe(status)
    expect((await send(who, path, 1000, wavRecording.subarray(1000))).status).toBe(status)
    expect((await who.send('DELETE', path, undefined, TUS)).status).toBe(status)
    expect((await createSong(who, getUploadId(path))).status).toBe(status)
  }
  expect((await startUpload(await signInArtist(tester.gKeyId), 100)).status).toBe(403)
  expect((await startUpload(new Browser(), 100)).status).toBe(401)
  expect((await getOffset(browser, path)).offset).toBe(1000)
})

test('starting requires a credit; losing the credit meanwhile keeps the recording', async () => {
  const path = await createUpload()
  await send(browser, path, 0, wavRecording)
  await updateUploadCredits(artistId, 0)
  expect((await startUpload(browser, 100)).body['error']).toBe('no-credit')
  expect((await createSong(browser, getUploadId(path))).body['error']).toBe('no-credit')
  await updateUploadCredits(artistId, 1)
  expect((await createSong(browser, getUploadId(path))).status).toBe(201)
})

test('rejects false, missing and excessive lengths', async () => {
  expect((await startUpload(browser, AUDIO_MAX_BYTES + 1)).body['error']).toBe('audio-too-large')
  for (const length of ['0', '-5', '1e3', 'many', '9'.repeat(20)]) {
    expect((await startUpload(browser, length)).body['error'], length).toMatch(/malformed|audio-too-large/)
  }
  const deferred = await browser.send('POST', '/api/uploads', undefined, { ...TUS, 'upload-defer-length': '1' })
  expect(deferred.status).toBe(400)

  const path = await createUpload(browser, 1000)
  // More than announced, as one chunk and with chunked transfer encoding.
  expect((await send(browser, path, 0, wavRecording.subarray(0, 1001))).status).toBe(413)
  const chunked = await fetch(getServerOrigin() + path, {
    method: 'PATCH',
    headers: { cookie: browser.cookie, ...PIECE, 'upload-offset': '0' },
    body: new ReadableStream({
      start(stream) {
        for (let n = 0; n < 5; n++) stream.enqueue(new Uint8Array(wavRecording.subarray(0, 400)))
        stream.close()
      },
    }),
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
  const { offset } = await getOffset(browser, path)
  expect(offset).toBeLessThanOrEqual(1000)
  const wrong = await send(browser, path, offset + 7, wavRecording.subarray(0, 10))
  expect([wrong.status, wrong.body['error']]).toEqual([409, 'upload-409'])
  expect(
    (await send(browser, path, offset, wavRecording.subarray(0, 10), { 'content-type': 'text/plain' })).status,
  ).toBe(400)
  expect((await send(browser, path, offset, wavRecording.subarray(0, 10), { 'tus-resumable': '0.2' })).status).toBe(400)
  expect((await send(browser, '/api/uploads/..%2fincoming', 0, wavRecording.subarray(0, 10))).status).toBe(404)
})

test('rejects a file that is not audio at the end, at no cost', async () => {
  const lie = Buffer.from(`<html>${'not a song '.repeat(1000)}`)
  const path = await createUpload(browser, lie.length)
  await send(browser, path, 0, lie)
  expect((await createSong(browser, getUploadId(path))).body['error']).toBe('not-audio')
  expect(await getCredits()).toBe(5)
  expect((await browser.send('DELETE', path, undefined, TUS)).status).toBe(204)
  expect(existsSync(file(path))).toBe(false)
  expect((await getOffset(browser, path)).status).toBe(404)
})

test('limits open uploads to 20 and 550 MB per artist, also concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: UPLOADS_OPEN_MAX + 5 }, () => startUpload(browser, 1000)))
  // Fails without the lock.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_OPEN_MAX)
  expect(answers.find(({ status }) => status !== 201)?.body['error']).toBe('uploads-full')

  const { artist, gKeyId } = await createTestArtist()
  await updateUploadCredits(artist.id, 1)
  const large = await signInArtist(gKeyId)
  const sizes = []
  for (let n = 0; n < 12; n++) sizes.push((await startUpload(large, AUDIO_MAX_BYTES)).status)
  expect(sizes).toEqual([...Array.from({ length: 11 }, () => 201), 409])
})

test('concurrent writers never interleave their bytes', async () => {
  const path = await createUpload()
  const answers = await Promise.all([send(browser, path, 0, wavRecording), send(browser, path, 0, wavRecording)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const made = await createSong(browser, getUploadId(path))
  expect(made.status).toBe(201)
})

test('purges unfinished uploads after a day, and files without a row', async () => {
  const [old, fresh] = [await createUpload(), await createUpload()]
  await send(browser, old, 0, wavRecording.subarray(0, 5000))
  await sql(db, `UPDATE uploads SET expires_at = now() - interval '1 minute' WHERE id = $1`, [getUploadId(old)])
  const stray = join(config.DATA_DIR, 'uploads', crypto.randomUUID())
  await writeFile(stray, 'left behind')
  const longAgo = new Date(Date.now() - 26 * 3_600_000)
  await utimes(stray, longAgo, longAgo)

  expect((await getOffset(browser, old)).status).toBe(404)
  expect((await createSong(browser, getUploadId(old))).status).toBe(404)
  await purgeUploads()
  expect(existsSync(file(old))).toBe(false)
  expect(existsSync(stray)).toBe(false)
  expect((await getOffset(browser, fresh)).status).toBe(200)
  expect(
    (await readdir(join(config.DATA_DIR, 'incoming')).catch(() => [])).filter((name) => name.startsWith('u-')),
  ).toEqual([])
})
