import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { signInByMail, redeemAsFan } from '#testing/builders/redemption'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { startTestMailbox } from '#testing/servers/mailbox'
import { createNotices } from '#module/follows'
import { DEVICES_MAX } from './contract.ts'
import { sendPush } from './send-push.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

// A push service, as the browser's maker runs one.
type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer }
const received: Received[] = []
const answers = new Map<string, number>()
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answers.get(path) ?? 201).end()
  })
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  config.PRIVATE_RECEIVERS.push(origin)
})
afterAll(() => {
  config.PRIVATE_RECEIVERS.splice(config.PRIVATE_RECEIVERS.indexOf(origin), 1)
  service.close()
})

/** A browser's side of the Push API. */
function createSubscription() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${randomUUID()}`
  return {
    path,
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** RFC 8291 and RFC 8188. */
    decrypt: (body: Buffer) => {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString()
      return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as Record<string, string>
    },
  }
}

/** Somebody who has proved an address and follows an artist. */
async function createFan() {
  const { codes, artist } = await createTestKeymails(1)
  const email = `${randomUUID()}@example.com`
  await redeemAsFan(codes[0] ?? '', email)
  const fan = await signInByMail(codes[0] ?? '')
  expect((await fan.post('/api/follows', { artistId: artist.id })).status).toBe(200)
  return { fan, artist, email }
}

type PushJob = { deviceId: string; noticeIds: string[]; tries: number }
const listPushJobs = (endpoint: string) =>
  sql<PushJob>(
    db,
    `SELECT (j.data->>'deviceId') AS "deviceId", j.data->'noticeIds' AS "noticeIds", (j.data->>'tries')::int AS tries
       FROM pgboss.job j JOIN push_devices d ON d.id = (j.data->>'deviceId')::uuid
      WHERE j.name = 'follows.push' AND d.endpoint = $1 ORDER BY tries`,
    [endpoint],
  )
const listReceived = (path: string) => received.filter((one) => one.path === path)

test('a release notifies each device of a follower once, encrypted for it, in its language and signed by us', async () => {
  const { fan, artist } = await createFan()
  const { body: key } = await new Browser().get('/api/follows/push-key')
  const [english, german] = [createSubscription(), createSubscription()]
  expect((await fan.post('/api/follows/devices', english.subscription)).status).toBe(204)
  expect((await fan.post('/api/follows/devices', english.subscription)).status).toBe(204)
  expect(
    (await fan.send('POST', '/api/follows/devices', german.subscription, { 'accept-language': 'de' })).status,
  ).toBe(204)
  const song = await createTestSong(artist)
  const [row] = await sql<{ title: string }>(db, 'SELECT title FROM songs WHERE id = $1', [song.id])
  const title = row?.title
  await createNotices()
  await createNotices()
  for (const device of [english, german]) {
    const jobs = await listPushJobs(device.subscription.endpoint)
    expect(jobs).toHaveLength(1)
    for (const job of jobs) await sendPush(job)
    expect(listReceived(device.path)).toHaveLength(1)
  }
  const [message] = listReceived(english.path)
  if (!message) throw new Error('nothing was received')
  const shown = english.decrypt(message.body)
  expect(shown).toMatchObject({ title: `New: “${title}”`, path: `/songs/${song.id}` })
  expect(shown['body']).toContain(artist.stageName)
  const translated = german.decrypt(listReceived(german.path)[0]?.body ?? Buffer.alloc(0))
  expect(translated).toMatchObject({ title: `Neu: „${title}“`, path: `/de/songs/${song.id}` })
  // The amount as each language writes it.
  expect([shown['body'], translated['body']]).toMatchObject([
    expect.stringContaining('$7.50'),
    expect.stringContaining('7,50\u00A0$'),
  ])
  // RFC 8292: a token for this service, signed with the key that the browser subscribed with.
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(message.headers.authorization ?? '') ?? []
  expect(publicKey).toBe(key['publicKey'])
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin })
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(Number(message.headers['ttl'])).toBeGreaterThan(0)
})

test('a subscription that is gone is deleted, a service that is down is asked again, and then no more', async () => {
  const { fan, artist } = await createFan()
  const [gone, down, refused] = [createSubscription(), createSubscription(), createSubscription()]
  for (const { subscription } of [gone, down, refused]) await fan.post('/api/follows/devices', subscription)
  answers.set(gone.path, 410).set(down.path, 503).set(refused.path, 403)
  await createTestSong(artist)
  await createNotices()
  const run = async ({ subscription }: ReturnType<typeof createSubscription>) => {
    const job = (await listPushJobs(subscription.endpoint)).at(-1)
    if (job) await sendPush(job)
  }
  await run(gone)
  expect(await sql(db, 'SELECT 1 FROM push_devices WHERE endpoint = $1', [gone.subscription.endpoint])).toEqual([])
  await run(refused)
  expect(await listPushJobs(refused.subscription.endpoint)).toHaveLength(1)
  for (const tries of [1, 2, 3, 3]) {
    await run(down)
    expect((await listPushJobs(down.subscription.endpoint)).at(-1)?.tries).toBe(tries)
  }
  expect(await listPushJobs(down.subscription.endpoint)).toHaveLength(4)
})

test('nobody is notified of what another address follows, nor after asking for an end', async () => {
  const { fan, artist, email } = await createFan()
  const stranger = createSubscription()
  expect(await new Browser().post('/api/follows/devices', stranger.subscription)).toMatchObject({
    status: 409,
    body: { error: 'nothing-followed' },
  })
  expect((await new Browser().post('/api/follows/devices', { ...stranger.subscription, token: 'no' })).status).toBe(409)
  const [byMail, ended, stopped] = [createSubscription(), createSubscription(), createSubscription()]
  const [follower] = await sql<{ token: string }>(db, 'SELECT token FROM followers WHERE email = $1', [email])
  const { token = '' } = follower ?? {}
  for (const { subscription } of [byMail, ended, stopped])
    expect((await new Browser().post('/api/follows/devices', { ...subscription, token })).status).toBe(204)
  await new Browser().post('/api/follows/devices/delete', { endpoint: ended.subscription.endpoint })
  await createTestSong(artist)
  await createNotices()
  expect(await listPushJobs(ended.subscription.endpoint)).toEqual([])
  const [job] = await listPushJobs(stopped.subscription.endpoint)
  expect((await fan.post(`/api/follows/stop?token=${token}`)).status).toBe(200)
  if (job) await sendPush(job)
  expect([...listReceived(stopped.path), ...listReceived(stranger.path)]).toEqual([])
})

test('an endpoint of a private network, or without HTTPS, is refused, and a follower keeps the latest ten', async () => {
  const { fan } = await createFan()
  const { subscription } = createSubscription()
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://[::1]/',
    'https://169.254.169.254/',
    'http://push.example/',
  ])
    expect(await fan.post('/api/follows/devices', { ...subscription, endpoint })).toMatchObject({
      status: 422,
      body: { error: 'push-address-refused' },
    })
  const { artist } = await createTestArtist()
  await fan.post('/api/follows', { artistId: artist.id })
  const made = Array.from({ length: DEVICES_MAX + 2 }, () => createSubscription().subscription)
  for (const one of made) await fan.post('/api/follows/devices', one)
  const kept = await sql<{ endpoint: string }>(
    db,
    'SELECT endpoint FROM push_devices WHERE endpoint = ANY ($1) ORDER BY id',
    [made.map(({ endpoint }) => endpoint)],
  )
  expect(kept.map(({ endpoint }) => endpoint)).toEqual(made.slice(2).map(({ endpoint }) => endpoint))
})

test('processes that ask for the keys at the same moment get the same ones', async () => {
  await sql(db, 'DELETE FROM push_keys')
  const keys = await Promise.all(Array.from({ length: 8 }, () => new Browser().get('/api/follows/push-key')))
  expect(new Set(keys.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})
