import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { AUDIO_MAX_BYTES, UPLOADS_OPEN_MAX } from '#contract/songs'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { aWav, anArtist, signedIn, withCredits } from '#testing/builders'
import { type Answer, Browser, serverOrigin, withServer } from '#testing/server'

withServer()
const { sweepUploads } = await import('./receive-upload.ts')

const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }

/** Ten seconds and about 900 kB: long enough to be cut off in the middle. */
const recording = (() => {
  const second = aWav()
  const whole = Buffer.concat([second, ...Array.from({ length: 9 }, () => second.subarray(44))])
  whole.writeUInt32LE(whole.length - 8, 4)
  whole.writeUInt32LE(whole.length - 44, 40)
  return whole
})()

let artistId = ''
let browser: Browser
beforeEach(async () => {
  const { artist, gKeyId } = await anArtist()
  artistId = artist.id
  browser = await signedIn(gKeyId)
  await withCredits(artistId, 5)
})

const begin = (by: Browser, bytes: number | string, headers: Record<string, string> = {}) =>
  by.send('POST', '/api/uploads', undefined, { ...TUS, 'upload-length': String(bytes), ...headers })

async function begun(by = browser, bytes = recording.length): Promise<string> {
  const answer = await begin(by, bytes, { 'upload-metadata': `filename ${Buffer.from('tide.wav').toString('base64')}` })
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

async function send(by: Browser, path: string, offset: number, piece: Buffer, headers = {}): Promise<Answer> {
  const answer = await fetch(serverOrigin() + path, {
    method: 'PATCH',
    headers: { cookie: by.cookie, ...PIECE, 'upload-offset': String(offset), ...headers },
    body: new Uint8Array(piece),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text ? (JSON.parse(text) as Answer['body']) : {} }
}

/** Sends the beginning of a piece that was announced whole, and breaks the connection. */
function sendAndBreak(path: string, piece: Buffer, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(serverOrigin() + path, {
      method: 'PATCH',
      headers: { cookie: browser.cookie, ...PIECE, 'upload-offset': '0', 'content-length': String(piece.length) },
    })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.write(piece.subarray(0, bytes), () => setTimeout(() => sending.destroy(), 50))
  })
}

const offsetOf = async (by: Browser, path: string) => {
  const answer = await by.send('HEAD', path, undefined, TUS)
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
}

function finish(by: Browser, uploadId: string, fields: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData()
  const whole = { uploadId, songTitle: 'Tide', copyrightHolders: 'Ada', contact: 'ada@example.com', price: '5.00' }
  for (const [name, value] of Object.entries({ ...whole, ...fields })) form.set(name, value)
  return by.send('POST', '/api/songs/from-upload', form)
}

const idOf = (path: string) => path.split('/').at(-1) ?? ''
const credits = async () => (await browser.get('/api/artist/upload-credits')).body['credits']
const songs = async () => (await sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1', [artistId])).length
const file = (path: string) => join(config.DATA_DIR, 'uploads', idOf(path))

test('cut off in the middle and resumed, a recording becomes a song with identical bytes', async () => {
  const path = await begun()
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
  await sendAndBreak(path, recording, 400_000)
  const { status, offset } = await offsetOf(browser, path)
  expect(status).toBe(200)
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(recording.length)

  expect((await finish(browser, idOf(path))).body['error']).toBe('upload-unfinished')
  expect((await send(browser, path, offset, recording.subarray(offset))).status).toBe(204)
  expect((await offsetOf(browser, path)).offset).toBe(recording.length)

  const made = await finish(browser, idOf(path))
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ title: 'Tide', price: 5, copies: 100 })
  const heard = await fetch(`${serverOrigin()}/api/songs/${String(made.body['id'])}/audio`, {
    headers: { cookie: browser.cookie },
  })
  const bytes = Buffer.from(await heard.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(recording).digest('hex'))
  expect(await credits()).toBe(4)
  expect(existsSync(file(path))).toBe(false)

  // The answer was lost: the same call again says the same and takes nothing.
  expect((await finish(browser, idOf(path))).body).toEqual(made.body)
  expect(await credits()).toBe(4)
  expect((await offsetOf(browser, path)).status).toBe(404)
})

test('of many who finish one upload at once, one makes the song', async () => {
  const path = await begun()
  await send(browser, path, 0, recording)
  const answers = await Promise.all(Array.from({ length: 6 }, () => finish(browser, idOf(path))))
  for (const { status, body } of answers) expect([201, 409], JSON.stringify(body)).toContain(status)
  // Seen with six songs and five credits gone without the condition on song_id.
  expect(await songs()).toBe(1)
  expect(await credits()).toBe(4)
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body['id'])).size).toBe(1)
})

test('nobody but its artist touches an upload: another artist, a test account, nobody', async () => {
  const path = await begun()
  await send(browser, path, 0, recording.subarray(0, 1000))
  const other = await anArtist()
  await withCredits(other.artist.id, 1)
  const tester = await anArtist({ accountType: 'test' })
  for (const [who, status] of [
    [await signedIn(other.gKeyId), 404],
    [await signedIn(tester.gKeyId), 403],
    [new Browser(), 401],
  ] as const) {
    expect((await offsetOf(who, path)).status).toBe(status)
    expect((await send(who, path, 1000, recording.subarray(1000))).status).toBe(status)
    expect((await who.send('DELETE', path, undefined, TUS)).status).toBe(status)
    expect((await finish(who, idOf(path))).status).toBe(status)
  }
  expect((await begin(await signedIn(tester.gKeyId), 100)).status).toBe(403)
  expect((await begin(new Browser(), 100)).status).toBe(401)
  expect((await offsetOf(browser, path)).offset).toBe(1000)
})

test('who has paid for no upload begins none, and who spent the credit meanwhile keeps the recording', async () => {
  const path = await begun()
  await send(browser, path, 0, recording)
  await withCredits(artistId, 0)
  expect((await begin(browser, 100)).body['error']).toBe('no-credit')
  expect((await finish(browser, idOf(path))).body['error']).toBe('no-credit')
  await withCredits(artistId, 1)
  expect((await finish(browser, idOf(path))).status).toBe(201)
})

test('lengths that lie, are missing or too large are refused', async () => {
  expect((await begin(browser, AUDIO_MAX_BYTES + 1)).body['error']).toBe('audio-too-large')
  for (const length of ['0', '-5', '1e3', 'many', '9'.repeat(20)]) {
    expect((await begin(browser, length)).body['error'], length).toMatch(/malformed|audio-too-large/)
  }
  const deferred = await browser.send('POST', '/api/uploads', undefined, { ...TUS, 'upload-defer-length': '1' })
  expect(deferred.status).toBe(400)

  const path = await begun(browser, 1000)
  // More than announced, in one piece and in chunks of unknown length.
  expect((await send(browser, path, 0, recording.subarray(0, 1001))).status).toBe(413)
  const chunked = await fetch(serverOrigin() + path, {
    method: 'PATCH',
    headers: { cookie: browser.cookie, ...PIECE, 'upload-offset': '0' },
    body: new ReadableStream({
      start(stream) {
        for (let n = 0; n < 5; n++) stream.enqueue(new Uint8Array(recording.subarray(0, 400)))
        stream.close()
      },
    }),
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
  const { offset } = await offsetOf(browser, path)
  expect(offset).toBeLessThanOrEqual(1000)
  const wrong = await send(browser, path, offset + 7, recording.subarray(0, 10))
  expect([wrong.status, wrong.body['error']]).toEqual([409, 'upload-409'])
  expect((await send(browser, path, offset, recording.subarray(0, 10), { 'content-type': 'text/plain' })).status).toBe(
    400,
  )
  expect((await send(browser, path, offset, recording.subarray(0, 10), { 'tus-resumable': '0.2' })).status).toBe(400)
  expect((await send(browser, '/api/uploads/..%2fincoming', 0, recording.subarray(0, 10))).status).toBe(404)
})

test('what is no recording is refused at the end and costs nothing', async () => {
  const lie = Buffer.from(`<html>${'not a song '.repeat(1000)}`)
  const path = await begun(browser, lie.length)
  await send(browser, path, 0, lie)
  expect((await finish(browser, idOf(path))).body['error']).toBe('not-audio')
  expect(await credits()).toBe(5)
  expect((await browser.send('DELETE', path, undefined, TUS)).status).toBe(204)
  expect(existsSync(file(path))).toBe(false)
  expect((await offsetOf(browser, path)).status).toBe(404)
})

test('an artist may have twenty uploads and 550 MB open, also when all begin at once', async () => {
  const answers = await Promise.all(Array.from({ length: UPLOADS_OPEN_MAX + 5 }, () => begin(browser, 1000)))
  // Seen with more without the lock.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_OPEN_MAX)
  expect(answers.find(({ status }) => status !== 201)?.body['error']).toBe('uploads-full')

  const { artist, gKeyId } = await anArtist()
  await withCredits(artist.id, 1)
  const large = await signedIn(gKeyId)
  const sizes = []
  for (let n = 0; n < 12; n++) sizes.push((await begin(large, AUDIO_MAX_BYTES)).status)
  expect(sizes).toEqual([...Array.from({ length: 11 }, () => 201), 409])
})

test('of two connections that send at once, the bytes are those of one', async () => {
  const path = await begun()
  const answers = await Promise.all([send(browser, path, 0, recording), send(browser, path, 0, recording)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const made = await finish(browser, idOf(path))
  expect(made.status).toBe(201)
})

test('what was never finished is swept away after a day, and so are bytes without a row', async () => {
  const [old, fresh] = [await begun(), await begun()]
  await send(browser, old, 0, recording.subarray(0, 5000))
  await sql(db, `UPDATE uploads SET expires_at = now() - interval '1 minute' WHERE id = $1`, [idOf(old)])
  const stray = join(config.DATA_DIR, 'uploads', crypto.randomUUID())
  await writeFile(stray, 'left behind')
  const longAgo = new Date(Date.now() - 26 * 3_600_000)
  await utimes(stray, longAgo, longAgo)

  expect((await offsetOf(browser, old)).status).toBe(404)
  expect((await finish(browser, idOf(old))).status).toBe(404)
  await sweepUploads()
  expect(existsSync(file(old))).toBe(false)
  expect(existsSync(stray)).toBe(false)
  expect((await offsetOf(browser, fresh)).status).toBe(200)
  expect(
    (await readdir(join(config.DATA_DIR, 'incoming')).catch(() => [])).filter((name) => name.startsWith('u-')),
  ).toEqual([])
})
