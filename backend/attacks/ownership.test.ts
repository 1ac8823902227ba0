import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import {
  createTestArtist,
  createTestCard,
  createTestCollector,
  createTestKeymails,
  createTestSong,
} from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser, type TestResponse } from '#testing/clients/browser'
import { createApprovedOrder } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listRoutes } from '#testing/list-routes'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

type Schema = { _zod?: { def: SchemaDef } }
type SchemaDef = {
  type: string
  format?: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
}

/** Fields whose value names something that belongs to somebody: uuids, and texts that are called like an id or a code. */
function listIdFields(schema: Schema | undefined, name = ''): string[] {
  const def = schema?._zod?.def
  if (!def) return []
  const { shape = {}, element, innerType, options = [] } = def
  const isId = def.type === 'string' && (def.format === 'uuid' || /id$|code|reference|token|key|member/i.test(name))
  return [
    ...(isId ? [name] : []),
    ...Object.entries(shape).flatMap(([field, inner]) => listIdFields(inner, field)),
    ...[element, innerType, def.in, ...options].flatMap((inner) => listIdFields(inner, name)),
  ]
}

async function listEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '..')
  const modules = await Promise.all(
    globSync('**/contract.ts', { cwd: folder }).map((path) => import(join(folder, path)) as Promise<object>),
  )
  return modules.flatMap((exported) =>
    Object.values(exported).filter((one): one is Endpoint => Boolean((one as Partial<Endpoint> | null)?.path)),
  )
}

const endpoints = await listEndpoints()
const named = endpoints.map(({ method, path, query, body }) => ({
  name: `${method} ${path}`,
  fields: [...new Set([query, body].flatMap((schema) => listIdFields(schema)))].toSorted(),
}))
// Staff own nothing that is somebody else's; their accounts and sessions are tried in staff.test.ts.
const withIds = named.filter(({ name, fields }) => fields.length > 0 && !/ \/api\/(admin|operator)\//.test(name))

type World = Awaited<ReturnType<typeof createWorld>>

async function createOwner() {
  const { artist, gKeyId, song, codes } = await createTestKeymails(6, 50)
  const workshop = await signInArtist(gKeyId)
  const fan = new Browser()
  const orderId = await createApprovedOrder(fan, codes[0] ?? '', `fan.${randomUUID()}@example.com`)
  expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  const bought = { keymailCode: codes[0], paypalOrderId: orderId }
  expect((await fan.post('/api/complete-keymail-redemption', bought)).status).toBe(200)
  const second = await createTestSong(artist)
  const room = await fan.get(`/api/green-room/${artist.id}`)
  const memberId = (room.body['me'] as { memberId: string }).memberId
  return { artist, gKeyId, song, second, codes, workshop, fan, orderId, memberId }
}

async function createWorld() {
  const [owner, thief] = [await createOwner(), await createOwner()]
  // Somebody else with a right in the owner's room, but none to what its other member has.
  const { fan: neighbour } = await redeemAsFan(owner.codes[5] ?? '', `neighbour.${randomUUID()}@example.com`)
  await neighbour.get(`/api/green-room/${owner.artist.id}`)
  const message = { place: 'thread', text: 'Only for you', requestId: randomUUID() }
  expect((await owner.fan.post(`/api/green-room/${owner.artist.id}/messages`, message)).status).toBeLessThan(300)
  await owner.workshop.post('/api/keymails/void', { codes: owner.codes.slice(2, 4) })
  const bio = { kind: 'bio', becomes: `Born in the north ${randomUUID()}` }
  const correction = await owner.workshop.post('/api/corrections', bio)
  expect(correction.status).toBeLessThan(300)
  const card = await createTestCard((await createTestArtist()).artist.id)
  return {
    owner,
    thief,
    neighbour,
    message,
    correctionId: String(correction.body['id']),
    card,
    collector: await createTestCollector(),
    rival: await createTestCollector(),
  }
}

const room = ({ owner }: World) => `/api/green-room/${owner.artist.id}`
const order = { amount: '25.00', currency: 'USD', intent: 'CAPTURE', purpose: 'upload', quantity: 1 }

/** What somebody else sends with the owner's ids. */
const attempts: Record<string, (world: World) => Promise<TestResponse>> = {
  'GET /api/keymails': ({ thief, owner }) => thief.workshop.get(`/api/keymails?editionId=${owner.song.editionId}`),
  'POST /api/keymails': ({ thief, owner }) =>
    thief.workshop.post('/api/keymails', { editionId: owner.song.editionId, count: 1 }),
  'POST /api/keymails/void': ({ thief, owner }) =>
    thief.workshop.post('/api/keymails/void', { codes: [owner.codes[1]] }),
  'POST /api/keymails/restore': ({ thief, owner }) =>
    thief.workshop.post('/api/keymails/restore', { codes: [owner.codes[2]] }),
  'POST /api/keymails/reissue': ({ thief, owner }) =>
    thief.workshop.post('/api/keymails/reissue', { codes: [owner.codes[3]] }),
  'POST /api/keymails/sendings': ({ thief, owner }) =>
    thief.workshop.post('/api/keymails/sendings', {
      editionId: thief.song.editionId,
      recipients: ['thief@example.com'],
      subject: 'Mine now',
      message: 'Listen.',
      codes: [owner.codes[1]],
    }),
  'POST /api/godfrey/monitor/keymail': ({ thief, owner }) =>
    thief.workshop.post('/api/godfrey/monitor/keymail', {
      songId: owner.song.id,
      artistId: owner.artist.id,
      songTitle: 'Whatever it is called',
      pricing: 7.5,
    }),
  'POST /api/artist/albums': ({ thief, owner }) =>
    thief.workshop.post('/api/artist/albums', {
      title: 'Taken',
      songIds: [thief.song.id, owner.song.id],
      price: 9,
      copies: 5,
    }),
  // The songs of an album that is one's own, replaced by somebody else's.
  'PATCH /api/artist/albums/:id': async ({ thief, owner }) => {
    const songIds = [thief.song.id, thief.second.id]
    const album = await thief.workshop.post('/api/artist/albums', { title: 'Mine', songIds, price: 9, copies: 5 })
    const path = `/api/artist/albums/${String(album.body['id'])}`
    return thief.workshop.send('PATCH', path, { songIds: [owner.song.id, owner.second.id] })
  },
  'POST /api/artist/discounts': ({ thief, owner }) =>
    thief.workshop.post('/api/artist/discounts', { code: 'THEIRS', percent: 50, editionId: owner.song.editionId }),
  'POST /api/artist/fan-messages': ({ thief, owner }) =>
    thief.workshop.post('/api/artist/fan-messages', {
      editionId: owner.song.editionId,
      subject: 'Hello',
      body: 'Listen to me instead.',
    }),
  'POST /api/corrections': ({ thief, owner }) =>
    thief.workshop.post('/api/corrections', { kind: 'price', subjectId: owner.song.editionId, becomes: '9.50' }),
  'POST /api/artist/account/close': ({ thief, owner }) =>
    thief.workshop.post('/api/artist/account/close', { gKeyId: owner.gKeyId }),
  'POST /api/complete-keymail-redemption': ({ thief, owner }) =>
    thief.fan.post('/api/complete-keymail-redemption', { keymailCode: owner.codes[0], paypalOrderId: owner.orderId }),
  'POST /api/open-sales/complete': ({ thief, owner }) =>
    thief.fan.post('/api/open-sales/complete', { paypalOrderId: owner.orderId }),
  'POST /api/library/activate': ({ thief, owner }) =>
    thief.fan.post('/api/library/activate', { paypalOrderId: owner.orderId }),
  'PUT /api/green-room/:artistId/seen': (world) =>
    world.thief.workshop.send('PUT', `${room(world)}/seen`, {
      place: 'thread',
      member: world.owner.memberId,
      change: 1,
    }),
  'GET /api/green-room/:artistId/entries': (world) =>
    world.neighbour.get(`${room(world)}/entries?place=thread&member=${world.owner.memberId}`),
  'POST /api/green-room/:artistId/messages': (world) =>
    world.neighbour.post(`${room(world)}/messages`, { ...world.message, member: world.owner.memberId }),
  'POST /api/green-room/:artistId/posts': ({ thief, owner }) => {
    const form = new FormData()
    const fields = { kind: 'post', songId: owner.song.id, text: 'Mine', requestId: randomUUID() }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return thief.workshop.send('POST', `/api/green-room/${thief.artist.id}/posts`, form)
  },
  'POST /api/godfrey/chat': ({ thief, correctionId }) =>
    thief.workshop.post('/api/godfrey/chat', { message: 'Yes', confirms: correctionId }),
  'POST /api/fine-art/purchase': ({ card, collector, rival }) =>
    rival.browser.post('/api/fine-art/purchase', { cardId: card, collectorId: collector.id, paymentMethod: 'paypal' }),
  // What an upload order buys is decided by the session, whatever it names.
  'POST /paypal/order': ({ thief, owner }) =>
    thief.workshop.post('/paypal/order', { ...order, reference: owner.artist.id }),
}

/** Why nothing can be tried: what the call takes is itself the right, or is shown to everybody. */
const reasons: Record<string, string> = {
  'GET /api/albums': 'a public list',
  'GET /api/artist/webhooks/:id/deliveries': 'its path is tried in artist-access.test.ts, and a cursor only skips',
  'GET /feeds/releases.atom': 'a public list',
  'GET /sitemap.xml': 'a public list',
  'GET /api/fine-art/cards': 'a public list',
  'GET /api/songs': 'a public list',
  'GET /api/fine-art/verification': 'whoever has a card or certificate may verify its code',
  'GET /api/g-key-applications/confirm': 'the token is the right',
  'POST /api/g-key-applications/confirm': 'the token is the right',
  'POST /api/artist/payment-email/confirm': 'the token is the right',
  'POST /api/artist/payment-email/stop': 'the token is the right',
  'POST /api/corrections/contact-email/restore': 'the token is the right',
  'POST /api/fine-art/collectors/session': 'the token is the right',
  'POST /api/gifts/take': 'the token is the right',
  'POST /api/transfers/confirm': 'the token is the right',
  'POST /api/keymails/stop': 'the token is the right',
  'POST /api/follows': 'anybody may follow; the address decides by mail',
  'POST /api/follows/confirm': 'the token is the right',
  'POST /api/follows/list': 'the token is the right',
  'POST /api/follows/stop': 'the token is the right',
  'POST /api/follows/devices':
    'a device hears of proved addresses or of the token’s: backend/follows/push/push.test.ts',
  'POST /api/follows/delete': 'a follow of another address is refused: backend/follows/follows.test.ts',
  'GET /api/personal-data/archive': 'the token is the right',
  'POST /api/personal-data/accounts': 'the token is the right',
  'POST /api/personal-data/exports':
    'an artist of another address is refused: backend/personal-data/exports/exports.test.ts',
  'POST /api/personal-data/exports/open': 'the token is the right',
  'POST /api/personal-data/deletions':
    'an artist of another address is refused: backend/personal-data/exports/exports.test.ts',
  'POST /api/personal-data/deletions/cancel': 'the token is the right',
  'POST /api/newsletter/confirm': 'the token is the right',
  'POST /api/newsletter/unsubscribe': 'the token is the right',
  'POST /api/open-sales/leave-waiting-list': 'the token is the right',
  'POST /api/open-sales/:editionId/discount': 'the code is the right to the discount',
  'POST /api/session/link': 'the token is the right',
  'POST /api/keymails/sign-in-link': 'mails the one who paid, whoever asks',
  'POST /api/validate-g-key': 'the G-Key is the right',
  'POST /api/artist/account/closed/revenue.csv': 'the G-Key is the right, until thirty days after leaving',
  'POST /api/validate-keymail': 'the code is the right to buy',
  'POST /api/songs/upload': 'a G-Key of somebody else is refused: backend/uploads/upload-song.test.ts',
  'POST /api/songs/from-upload':
    'an upload of somebody else is refused: backend/uploads/resumable/resumable-upload.test.ts',
}

/** What somebody with a right of their own is answered, about their own things. */
const answeredCalls = new Set([
  'GET /api/keymails',
  'POST /api/green-room/:artistId/posts',
  'POST /api/godfrey/chat',
  'POST /paypal/order',
])

/** Has too few Keymails of its own left. Elsewhere a conflict would say that the owner's thing was found. */
const SENDING = 'POST /api/keymails/sendings'

/** Everything that belongs to the owner and to the fan who bought from them. */
async function getOwned({ owner }: World): Promise<string[]> {
  const tables = {
    artists: 'id = $1',
    songs: 'artist_id = $1',
    editions: 'artist_id = $1',
    keymails: 'edition_id IN (SELECT id FROM editions WHERE artist_id = $1)',
    corrections: 'artist_id = $1',
    green_rooms: 'artist_id = $1',
    green_room_entries: 'artist_id = $1',
    green_room_members: 'artist_id = $1',
    orders: 'payee_artist_id = $1 OR item_id = $1',
    g_keys: 'artist_id = $1',
  }
  return Promise.all(
    Object.entries(tables).map(async ([table, which]) => {
      const rows = await sql<{ row: string }>(db, `SELECT t::text AS row FROM ${table} t WHERE ${which} ORDER BY 1`, [
        owner.artist.id,
      ])
      return `${table}\n${rows.map(({ row }) => row).join('\n')}`
    }),
  )
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})

test('the contracts describe every call that the router serves', async () => {
  const served = listRoutes()
    .map(({ name }) => name)
    .filter((name) => /^\w+ \/(api|paypal)\//.test(name))
  const known = new Set(named.map(({ name }) => name))
  expect(served.filter((name) => !known.has(name) && !/uploads|webhook/.test(name))).toEqual([])
})

test('every call that takes an id of somebody in its query or body is tried, or says why not', () => {
  expect(withIds.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(attempts), ...Object.keys(reasons)].toSorted(),
  )
})

test.each(Object.entries(attempts))(
  'somebody who sends the ids of another owner to %s gets nothing',
  async (name, send) => {
    const before = await getOwned(world)
    const { status, body } = await send(world)
    const text = JSON.stringify(body)
    expect(status < 300, `${name} ${status} ${text}`).toBe(answeredCalls.has(name))
    if (status >= 300)
      expect([401, 403, 404, 422, ...(name === SENDING ? [409] : [])], `${name} ${text}`).toContain(status)
    for (const secret of [world.owner.artist.email, world.owner.gKeyId, world.message.text, ...world.owner.codes])
      expect(text, name).not.toContain(secret)
    const after = await getOwned(world)
    if (name !== 'POST /api/green-room/:artistId/messages') expect(after, `${name} ${status}`).toEqual(before)
  },
)
