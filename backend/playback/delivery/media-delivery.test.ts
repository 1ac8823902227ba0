import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { S3Storage } from '#backend/storage/s3-storage.ts'
import { STAFF_SESSION_HEADER } from '#contract/auth/staff'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { buildPicture, buildWav } from '#testing/builders/media'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { pollUntil } from '#testing/poll-until'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { type Caddy, isCaddyInstalled, startCaddy } from '#testing/servers/caddy'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { type SignedBucket, startSignedBucket } from '#testing/servers/signed-bucket'
import { WINDOW_BYTES } from './build-audio-response.ts'

startTestServer()

const audio = Buffer.concat([buildWav(), randomBytes(3_000_000)])
let songId: string
let audioKey: string
let gKeyId: string
let owner: Browser

beforeAll(async () => {
  const made = await createTestArtist({ stageName: 'Nora Vale' })
  gKeyId = made.gKeyId
  songId = (await createTestSong(made.artist, { title: 'Harbour Lights', audio })).id
  owner = await signInArtist(gKeyId)
  const [song] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [songId])
  audioKey = song?.key ?? ''
})

type PlayOptions = { headers?: Record<string, string>; method?: string; cookie?: string; query?: string }

async function play(
  origin: string,
  { headers, method = 'GET', cookie = owner.cookie, query = '' }: PlayOptions = {},
): Promise<{ status: number; bytes: Buffer; header: (name: string) => string | null }> {
  const answer = await fetch(`${origin}/api/songs/${songId}/audio${query}`, {
    method,
    headers: { cookie, ...headers },
    redirect: 'manual',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, bytes, header: (name) => answer.headers.get(name) }
}

/** What holds whoever sends the bytes; `web` is the process behind the balancer. */
async function assertDelivered(caddy: Caddy, web: string): Promise<void> {
  // The process itself sends not a byte of the file.
  const order = await play(web, { headers: { range: 'bytes=10-19' } })
  expect(order.bytes).toHaveLength(0)
  expect(order.header('x-accel-range')).toBe('bytes=10-19')

  const first = await play(caddy.origin, { headers: { range: 'bytes=0-9' } })
  expect([first.status, first.bytes.equals(audio.subarray(0, 10))]).toEqual([206, true])
  expect([first.header('accept-ranges'), first.header('etag')]).toEqual(['bytes', `"${audioKey}"`])
  expect(first.header('content-disposition')).toContain('Harbour%20Lights')
  expect(first.header('content-security-policy')).toContain("default-src 'none'")

  const range = await play(caddy.origin, { headers: { range: 'bytes=10-900000' } })
  expect(range.status).toBe(206)
  expect(range.header('content-range')).toBe(`bytes 10-900000/${audio.length}`)
  expect(range.header('content-length')).toBe('899991')
  expect(range.bytes.equals(audio.subarray(10, 900_001))).toBe(true)
  for (const [name, value] of [
    ['content-type', 'audio/wav'],
    ['cache-control', 'private, no-cache'],
    ['etag', `"${audioKey}"`],
    ['x-content-type-options', 'nosniff'],
    ['last-modified', null],
    // The bucket's own says nothing of this host.
    ['strict-transport-security', null],
    ['content-security-policy', null],
  ] as const)
    expect(range.header(name), name).toBe(value)
  for (const name of ['x-accel-redirect', 'x-accel-bucket', 'x-accel-host', 'x-accel-range', 'x-amz-request-id'])
    expect(range.header(name), name).toBeNull()

  // A player that asks for all that follows gets a window, and can be refused the next one.
  const open = await play(caddy.origin, { headers: { range: 'bytes=100-' } })
  expect(open.header('content-range')).toBe(`bytes 100-${99 + WINDOW_BYTES}/${audio.length}`)
  expect(open.bytes.equals(audio.subarray(100, 100 + WINDOW_BYTES))).toBe(true)

  const whole = await play(caddy.origin)
  expect([whole.status, whole.bytes.equals(audio)]).toEqual([200, true])
  const etag = range.header('etag') ?? ''
  expect((await play(caddy.origin, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await play(caddy.origin, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })).status).toBe(200)
  const beyond = await play(caddy.origin, { headers: { range: `bytes=${audio.length}-` } })
  expect([beyond.status, beyond.header('content-range')]).toEqual([416, `bytes */${audio.length}`])
  const head = await play(caddy.origin, { method: 'HEAD' })
  expect([head.status, head.header('content-length')]).toEqual([200, String(audio.length)])
  expect((await play(caddy.origin, { cookie: '', headers: { range: 'bytes=0-9' } })).status).toBe(401)
  expect(caddy.getLog()).not.toContain('Signature')
}

/** A public picture and a private document, stored and asked for as people do. */
async function assertFilesDelivered(caddy: Caddy, web: string): Promise<void> {
  const photo = new FormData()
  photo.set('picture', new File([new Uint8Array(await buildPicture())], 'me.png'))
  const stored = await fetch(`${web}/api/artist/profile/picture`, {
    method: 'PUT',
    headers: { cookie: owner.cookie },
    body: photo,
  })
  const { pictureUrl } = (await stored.json()) as { pictureUrl: string }
  expect((await (await fetch(web + pictureUrl)).arrayBuffer()).byteLength).toBe(0)
  const picture = await fetch(caddy.origin + pictureUrl)
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800 })
  const get = (name: string) => picture.headers.get(name)
  expect([get('content-type'), get('cache-control')]).toEqual(['image/webp', 'public, max-age=3600'])
  expect(get('etag')).toMatch(/^"pictures\//)

  const paper = '%PDF-1.7 a registration'
  const application = new FormData()
  const fields = {
    fullName: 'A',
    email: `${randomUUID()}@example.com`,
    artistName: 'A',
    copyrightDetails: 'PA 2-345-678',
  }
  for (const [name, value] of Object.entries(fields)) application.set(name, value)
  for (const box of ['termsAccepted', 'ageConfirmed', 'copyrightConfirmed']) application.set(box, 'true')
  application.set('copyrightDocument', new Blob([paper]), 'registration.pdf')
  expect((await fetch(`${web}/api/g-key-applications`, { method: 'POST', body: application })).status).toBe(201)
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM g_key_applications WHERE email = $1', [fields.email])
  const path = `/api/admin/applications/${row?.id}/document`
  const signIn = await new Browser().post('/api/admin/login', { password: 'admin-password' })
  const headers = { [STAFF_SESSION_HEADER]: String(signIn.body['sessionId']) }
  expect(await (await fetch(web + path, { headers })).text()).toBe('')
  const document = await fetch(caddy.origin + path, { headers })
  expect([document.status, await document.text()]).toEqual([200, paper])
  expect(document.headers.get('content-type')).toBe('application/pdf')
  expect(document.headers.get('content-security-policy')).toBe('sandbox')
  expect((await fetch(caddy.origin + path)).status).toBe(401)
}

describe.skipIf(!isCaddyInstalled)('with the real load balancer (skipped where caddy is not installed)', () => {
  describe('and a folder', () => {
    let caddy: Caddy
    beforeAll(async () => {
      config.BALANCER_SENDS_FILES = true
      caddy = await startCaddy(Number(new URL(getServerOrigin()).port), {
        FILES_DIR: join(config.DATA_DIR, 'files'),
      })
    })
    afterAll(async () => {
      config.BALANCER_SENDS_FILES = false
      await (caddy as Caddy | undefined)?.close()
    })

    test('the balancer sends what the process authorizes, in the range it asks for', async () => {
      await assertDelivered(caddy, getServerOrigin())
      await assertFilesDelivered(caddy, getServerOrigin())
    })

    test('a download comes whole and under its name, another path of the folder never', async () => {
      const saved = await play(caddy.origin, { query: '?download=1' })
      expect(saved.bytes.equals(audio)).toBe(true)
      expect(saved.header('content-disposition')).toContain("attachment; filename*=UTF-8''Nora%20Vale%20-%20Harbour")
      const direct = await fetch(`${caddy.origin}/${audioKey}`, { headers: { 'x-accel-redirect': `/${audioKey}` } })
      // Where the frontend is built, the address is that of a song's page.
      expect(Buffer.from(await direct.arrayBuffer()).equals(audio)).toBe(false)
      expect(direct.headers.get('content-type')).not.toContain('audio')
    })

    test('signing out ends playing with the next range', async () => {
      const headers = { range: 'bytes=10-19' }
      const { cookie } = owner
      expect((await play(caddy.origin, { headers })).status).toBe(206)
      // Remembered now, and answered before Koa (0290).
      expect((await play(caddy.origin, { headers })).bytes).toEqual(audio.subarray(10, 20))
      await owner.send('DELETE', '/api/session')
      // Rights end when the database has said so, which may take a moment on a busy machine.
      await expect.poll(async () => (await play(caddy.origin, { headers, cookie })).status).toBe(401)
    })
  })

  describe('and a bucket', () => {
    let bucket: SignedBucket
    let caddy: Caddy
    let web: ServerProcess
    let origin = ''
    beforeAll(async () => {
      bucket = await startSignedBucket('b')
      const s3 = {
        S3_BUCKET: 'delivery',
        S3_ENDPOINT: bucket.address,
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      }
      const path = join(config.DATA_DIR, randomUUID())
      await writeFile(path, audio)
      await new S3Storage({ ...config, ...s3 }).put(audioKey, path, 'audio/wav')
      const port = await getFreePort()
      origin = `http://127.0.0.1:${port}`
      const env = { PORT: String(port), LOG_LEVEL: 'silent', BALANCER_SENDS_FILES: '1', ...s3 }
      web = new ServerProcess('backend/main.ts', { ...env, S3_PUBLIC_ENDPOINT: bucket.address })
      web.start()
      await pollUntil('web process', 90, async () => (await fetch(`${origin}/readyz`)).ok)
      caddy = await startCaddy(port, { S3_ENDPOINT: bucket.address })
      owner = await signInArtist(gKeyId)
    })
    afterAll(async () => {
      await (caddy as Caddy | undefined)?.close()
      await web.kill()
      await bucket.stop()
    })

    test('the balancer fetches what the process signed for it, in the range it asks for', async () => {
      await assertDelivered(caddy, origin)
      await assertFilesDelivered(caddy, origin)
    })

    test('a download is sent to the bucket, whose address ends after a minute', async () => {
      const sent = await play(caddy.origin, { query: '?download=1' })
      expect(sent.status).toBe(307)
      const address = new URL(sent.header('location') ?? '')
      expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
      const saved = await fetch(address, { headers: { range: 'bytes=5-9' } })
      expect([saved.status, Buffer.from(await saved.arrayBuffer()).equals(audio.subarray(5, 10))]).toEqual([206, true])
      expect(address.searchParams.get('response-content-disposition')).toMatch(/^attachment/)
      address.searchParams.set('X-Amz-Expires', '3600')
      expect((await fetch(address)).status, 'of an address that somebody has changed').toBe(403)
    })
  })
})
