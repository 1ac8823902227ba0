import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from './database/client.ts'
import { sql } from './database/sql.ts'
import { resetRateLimits } from './testing/reset-rate-limits.ts'
import { createTestSong, createTestArtist, createTestKeymails } from './testing/builders/records.ts'
import { signInArtist } from './testing/clients/sign-in-artist.ts'
import { type ListedRoute, listRoutes } from './testing/list-routes.ts'
import { redeemAsFan } from './testing/builders/redemption.ts'
import { type TestResponse, Browser } from './testing/clients/browser.ts'
import { startTestServer } from './testing/servers/app-server.ts'

startTestServer()
beforeEach(resetRateLimits)

/** Public: open to visitors, protected by a code, token or signature, or used to obtain a session. */
const PUBLIC_CALLS = new Set([
  'GET /api/songs',
  'GET /api/songs/:id',
  'GET /api/songs/:id/recordings',
  'GET /api/editions/:id/same-recordings',
  'GET /api/albums',
  'GET /api/albums/:id',
  'GET /api/cover-art/:id',
  'GET /api/covers/:id',
  'GET /api/search',
  'POST /api/session/link-request',
  'GET /api/songs/:id/preview',
  'POST /api/validate-keymail',
  'POST /api/keymails/sign-in-link',
  'POST /api/session/link',
  'POST /api/keymails/stop',
  'GET /api/copies/:id',
  'POST /api/gifts/take',
  'POST /api/transfers/confirm',
  'GET /paypal/setup',
  'POST /paypal/order',
  'POST /paypal/webhook',
  'GET /api/open-sales/:editionId',
  'POST /api/open-sales/:editionId/discount',
  'POST /api/open-sales/:editionId/waiting-list',
  'POST /api/open-sales/leave-waiting-list',
  'POST /api/validate-g-key',
  'POST /api/artist/account/closed/revenue.csv',
  'GET /api/edition-log/copies/:id',
  'POST /api/artist/payment-email/stop',
  'POST /api/corrections/contact-email/restore',
  'GET /api/edition-log/editions/:id',
  'GET /api/session',
  'GET /api/access-token',
  'DELETE /api/session',
  'GET /api/demo',
  'POST /api/artist/payment-email/confirm',
  'POST /api/g-key-applications',
  'GET /api/g-key-applications/confirm',
  'POST /api/g-key-applications/confirm',
  'GET /api/g-key-applications/:trackingNumber',
  'GET /api/g-key-applications/:trackingNumber/stream',
  'POST /api/g-key-applications/:trackingNumber/documents',
  'POST /api/g-key-applications/:trackingNumber/resend',
  'POST /api/g-keys/lost',
  'GET /api/artists/:id',
  'GET /api/artists/:id/picture',
  'GET /api/fine-art/cards',
  'GET /api/fine-art/cards/:id',
  'GET /api/fine-art/cards/:id/image',
  'GET /api/fine-art/protection/:id',
  'GET /api/fine-art/verification',
  'POST /api/fine-art/collectors',
  'POST /api/fine-art/collectors/session',
  'GET /api/fine-art/collector',
  'POST /api/godfrey/chat',
  'POST /api/godfrey/answers/:id/thumb',
  'POST /api/godfrey/handovers',
  'GET /api/godfrey/conversation',
  'DELETE /api/godfrey/conversation',
  'GET /api/godfrey/monitor/gkey/current-user',
  'GET /api/godfrey/analytics/dashboard',
  'GET /api/godfrey/analytics/dashboard.csv',
  'GET /api/letters/:letter',
  'POST /api/newsletter',
  'POST /api/gifts',
  'POST /api/feedback',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'GET /api/showcase',
  'POST /api/corrections/wishes',
  'GET /api/share-image',
  'GET /api/oembed',
  'POST /api/visits',
  'GET /api/library',
  'POST /api/follows',
  'GET /api/follows',
  'POST /api/personal-data/links',
  'POST /api/personal-data/accounts',
  'POST /api/personal-data/exports',
  'POST /api/personal-data/exports/open',
  'GET /api/personal-data/archive',
  'POST /api/personal-data/deletions',
  'POST /api/personal-data/deletions/cancel',
  'POST /api/follows/confirm',
  'POST /api/follows/list',
  'POST /api/follows/delete',
  'POST /api/follows/stop',
  'GET /api/follows/push-key',
  'POST /api/follows/devices',
  'POST /api/follows/devices/delete',
])
/** For people who have bought or are buying something, artists included; a session is required. */
const BUYER_CALLS = new Set([
  'POST /api/complete-keymail-redemption',
  'GET /api/copies',
  'GET /api/copies/:id/certificate',
  'GET /api/copies/:id/receipt',
  'POST /api/copies/:id/gift',
  'POST /api/copies/:id/transfer',
  'POST /api/copies/:id/refund-request',
  'DELETE /api/copies/:id/refund-request',
  'GET /api/copies/history',
  'GET /api/copies/:id/downloads',
  'POST /api/copies/:id/downloads',
  'GET /api/copies/:id/download',
  'GET /api/sessions',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:id',
  'DELETE /api/copies/:id/gift',
  'DELETE /paypal/order/:id',
  'POST /paypal/order/:id/capture',
  'POST /api/open-sales/complete',
  'GET /api/songs/:id/audio',
  'GET /api/green-room',
  'GET /api/room-news',
  'GET /api/green-room/:artistId',
  'GET /api/green-room/:artistId/entries',
  'GET /api/green-room/:artistId/stream',
  'POST /api/green-room/:artistId/messages',
  'POST /api/green-room/:artistId/posts',
  'PATCH /api/green-room/:artistId/entries/:entryId',
  'DELETE /api/green-room/:artistId/entries/:entryId',
  'GET /api/green-room/:artistId/media/:mediaId',
  'PUT /api/green-room/:artistId/name',
  'PUT /api/green-room/:artistId/seen',
  'POST /api/library/activate',
  'POST /api/fine-art/purchase',
  'GET /api/fine-art/collection',
  'GET /api/fine-art/copies/:id/artwork',
  'GET /api/fine-art/copies/:id/certificate.pdf',
])
/** For an artist in their own Green Room; its fans get 403. */
const HOST_CALLS = new Set([
  'GET /api/green-room/:artistId/members',
  'PUT /api/green-room/:artistId/members/:memberId/muted',
])
/** Read-only calls that an evaluation account may make too. */
const EVALUATION_CALLS = new Set([
  'GET /api/artist/songs',
  'GET /api/artist/upload-credits',
  'GET /api/artist/access-tokens',
  'GET /api/artist/webhooks',
  'GET /api/keymails',
  'GET /api/artist/editions',
  'GET /api/artist/revenue',
  'GET /api/artist/revenue/history',
  'GET /api/artist/revenue/stream',
  'GET /api/artist/statements',
  'GET /api/artist/revenue.csv',
  'GET /api/artist/open-sales',
  'GET /api/artist/profile',
  'GET /api/artist/payment-email/change',
  'GET /api/corrections',
  'GET /api/corrections/things',
  'GET /api/artist/art-cards',
  'GET /api/artist/followers',
  'GET /api/artist/refund-requests',
  'GET /api/artist/sale-mails',
  'GET /api/artist/audiences',
  'GET /api/artist/fan-messages',
  'GET /api/artist/followers.csv',
  'GET /api/artist/discounts',
])

const allCalls = listRoutes().filter(
  ({ path }) => /^\/(api|paypal)\//.test(path) && !/^\/api\/(admin|operator)\//.test(path),
)
const artistCalls = allCalls.filter(
  ({ name }) => ![PUBLIC_CALLS, BUYER_CALLS, HOST_CALLS].some((names) => names.has(name)),
)

type Victim = Awaited<ReturnType<typeof createVictim>>

/** An artist who owns at least one of everything a call can address. */
async function createVictim() {
  const { artist, gKeyId, song, codes } = await createTestKeymails(6, 50)
  const second = await createTestSong(artist)
  const browser = await signInArtist(gKeyId)
  const songIds = [song.id, second.id]
  const album = await browser.post('/api/artist/albums', {
    title: 'Both',
    songIds,
    price: 9,
    copies: 5,
    draft: true,
  })
  const { fan } = await redeemAsFan(codes[5] ?? '', `holder.${randomUUID()}@example.com`)
  await browser.post('/api/keymails/void', { codes: codes.slice(2, 4) })
  const corrected = await browser.post('/api/corrections', {
    kind: 'bio',
    becomes: `Born in the north ${randomUUID()}`,
  })
  const token = await browser.post('/api/artist/access-tokens', { name: 'Sheet', scopes: ['sales:read'], days: 1 })
  const webhook = await browser.post('/api/artist/webhooks', { url: 'https://victim.example/', events: ['copy.sold'] })
  const webhookId = String(webhook.body['id'])
  const delivery = await browser.post(`/api/artist/webhooks/${webhookId}/test`)
  await sql(
    db,
    `WITH holder AS (
       INSERT INTO followers (email, token)
       SELECT DISTINCT fan.address, fan.id::text FROM fans fan JOIN keymails k ON k.fan_id = fan.id WHERE k.edition_id = $1
       ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO follows (follower_id, artist_id, confirmed_at) SELECT id, $2, now() FROM holder`,
    [song.editionId, artist.id],
  )
  const message = await browser.post('/api/artist/fan-messages', {
    subject: 'Later',
    body: 'News',
    sendAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  })
  const discount = await browser.post('/api/artist/discounts', { code: 'MINE', percent: 10 })
  expect((await fan.get(`/api/green-room/${artist.id}`)).status).toBe(200)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  await fan.post(`/api/copies/${copy?.id}/refund-request`, { reason: 'Not what I expected' })
  const wishes = (await browser.get('/api/artist/refund-requests')).body as unknown as { id: string }[]
  const members = (await browser.get(`/api/green-room/${artist.id}/members`)).body as unknown as { id: string }[]
  return {
    artist,
    gKeyId,
    song,
    second,
    codes,
    browser,
    fan,
    albumId: String(album.body['id']),
    correctionId: String(corrected.body['id']),
    tokenId: String(token.body['id']),
    webhookId,
    deliveryId: String(delivery.body['id']),
    discountId: String(discount.body['id']),
    messageId: String(message.body['id']),
    memberId: String(members[0]?.id),
    refundRequestId: String(wishes[0]?.id),
  }
}

let victim: Victim
let other: Browser
let evaluating: Browser
beforeAll(async () => {
  victim = await createVictim()
  other = await signInArtist((await createTestArtist()).gKeyId)
  evaluating = await signInArtist((await createTestArtist({ accountType: 'test' })).gKeyId)
})

function buildPath({ path }: ListedRoute, of: Victim): string {
  const isEdition = path.includes('/editions/')
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'artistId') return of.artist.id
    if (name === 'memberId') return of.memberId
    if (name === 'period') return String(new Date().getUTCFullYear())
    if (path.startsWith('/api/corrections')) return of.correctionId
    if (path.startsWith('/api/artist/access-tokens')) return of.tokenId
    if (path.startsWith('/api/artist/refund-requests')) return of.refundRequestId
    if (name === 'deliveryId') return of.deliveryId
    if (path.startsWith('/api/artist/webhooks')) return of.webhookId
    if (path.startsWith('/api/artist/discounts/')) return of.discountId
    if (path.startsWith('/api/artist/fan-messages/')) return of.messageId
    if (path.startsWith('/api/artist/albums/') || path.endsWith('/release')) return of.albumId
    if (name === 'editionId' || isEdition) return of.song.editionId
    return of.song.id
  })
}

const sendAs = (who: Browser, call: ListedRoute, body?: object): Promise<TestResponse> =>
  who.send(call.method, buildPath(call, victim), call.method === 'GET' ? undefined : (body ?? {}))

/** Every database row that belongs to the victim. */
async function getVictimState(): Promise<Record<string, string>> {
  const tables = await sql<{ table: string }>(
    db,
    `SELECT c.table_name AS table FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'artist_id' AND t.table_type = 'BASE TABLE'`,
  )
  const wholes = [
    ...tables.map(({ table }) => ({ table, which: 'artist_id = $1' })),
    { table: 'artists', which: 'id = $1' },
    { table: 'keymails', which: 'edition_id IN (SELECT id FROM editions WHERE artist_id = $1)' },
    { table: 'open_copies', which: 'edition_id IN (SELECT id FROM editions WHERE artist_id = $1)' },
    { table: 'open_sales', which: 'edition_id IN (SELECT id FROM editions WHERE artist_id = $1)' },
  ]
  const rows = await Promise.all(
    wholes.map(async ({ table, which }) => {
      const found = await sql<{ rows: string }>(
        db,
        `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS rows FROM "${table}" t WHERE ${which}`,
        [victim.artist.id],
      )
      return [table, found[0]?.rows ?? ''] as const
    }),
  )
  return Object.fromEntries(rows)
}

const listSecrets = ({ artist, gKeyId, song, codes }: Victim) => [
  artist.email,
  artist.id,
  gKeyId,
  song.id,
  song.editionId,
  ...codes,
]

test('every call belongs to exactly one list, and no list names a call that does not exist', () => {
  const names = new Set(allCalls.map(({ name }) => name))
  expect(
    [...PUBLIC_CALLS, ...BUYER_CALLS, ...HOST_CALLS, ...EVALUATION_CALLS].filter((name) => !names.has(name)),
  ).toEqual([])
  expect(artistCalls.map(({ name }) => name)).toEqual(expect.arrayContaining([...EVALUATION_CALLS]))
  expect(artistCalls.length).toBeGreaterThan(30)
})

describe.each(artistCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('is rejected without a session, with a forged session and for a fan', async () => {
    const madeUp = new Browser()
    madeUp.cookie = `tm_session=${'A'.repeat(43)}`
    for (const who of [new Browser(), madeUp, victim.fan]) {
      expect(await sendAs(who, call)).toMatchObject({ status: 401, body: { error: 'no-session' } })
    }
  })

  test(
    EVALUATION_CALLS.has(name)
      ? 'may be looked at by an account for evaluation'
      : 'is refused to an account for evaluation',
    async () => {
      const { status, body } = await sendAs(evaluating, call)
      if (EVALUATION_CALLS.has(name)) expect(status).toBe(200)
      else expect({ status, error: body['error'] }).toEqual({ status: 403, error: 'test-account' })
    },
  )
})

test.each(
  allCalls
    .filter(({ name }) => BUYER_CALLS.has(name) || HOST_CALLS.has(name))
    .map((call) => [call.name, call] as const),
)('%s is rejected without a session', async (_, call) => {
  const body = { cardId: randomUUID(), collectorId: randomUUID(), paymentMethod: 'paypal' }
  expect((await sendAs(new Browser(), call, body)).status).toBe(401)
})

test.each(allCalls.filter(({ name }) => HOST_CALLS.has(name)).map((call) => [call.name, call] as const))(
  '%s is reserved for the host',
  async (_, call) => {
    for (const who of [victim.fan, other, evaluating]) {
      expect(await sendAs(who, call, { muted: true })).toMatchObject({ status: 403 })
    }
    expect((await sendAs(victim.browser, call, { muted: false })).status).toBeLessThan(300)
  },
)

/**
 * What another artist may try with the victim's ids, and what the victim may do with the same input. Closing the
 * account comes last.
 */
const ATTEMPTS: Record<string, (of: Victim) => object> = {
  'PATCH /api/artist/editions/:id': () => ({ price: 8 }),
  'DELETE /api/artist/access-tokens/:id': () => ({}),
  'POST /api/artist/refund-requests/:id/decline': () => ({ answer: 'Not theirs' }),
  'PATCH /api/artist/webhooks/:id': () => ({ url: 'https://thief.example/' }),
  'POST /api/artist/webhooks/:id/secret': () => ({}),
  'POST /api/artist/webhooks/:id/test': () => ({}),
  'GET /api/artist/webhooks/:id/deliveries': () => ({}),
  'POST /api/artist/webhooks/:id/deliveries/:deliveryId/repeat': () => ({}),
  'DELETE /api/artist/webhooks/:id': () => ({}),
  'PUT /api/artist/editions/:id/release': () => ({
    releaseAt: new Date(Date.now() + 86_400_000).toISOString(),
    timeZone: 'Europe/Berlin',
    announced: true,
  }),
  'DELETE /api/artist/editions/:id/release': () => ({}),
  'GET /api/artist/songs/:id': () => ({}),
  'PATCH /api/artist/songs/:id': () => ({ story: 'Not theirs', explicit: true }),
  'GET /api/artist/albums/:id': () => ({}),
  'PATCH /api/artist/albums/:id': ({ song, second }) => ({ title: 'Not theirs', songIds: [second.id, song.id] }),
  'PUT /api/artist/editions/:editionId/open-sale': () => ({ copies: 1 }),
  'GET /api/artist/editions/:id/keymail-sheet': () => ({}),
  'GET /api/artist/editions/:id/keymails.csv': () => ({}),
  'GET /api/artist/statements/:period/pdf': () => ({}),
  'GET /api/artist/statements/:period/csv': () => ({}),
  'GET /api/artist/statements/:period/shares': () => ({}),
  'GET /api/artist/editions/:editionId/shares': () => ({}),
  'PUT /api/artist/editions/:editionId/shares': () => ({
    collaborators: [{ name: 'Thief', email: 'thief@example.com', percent: 50 }],
  }),
  'POST /api/artist/albums': ({ song, second }) => ({
    title: 'Taken',
    songIds: [song.id, second.id],
    price: 9,
    copies: 5,
  }),
  'POST /api/godfrey/monitor/keymail': ({ song, artist }) => ({
    songId: song.id,
    artistId: artist.id,
    songTitle: 'Whatever it is called',
    pricing: 7.5,
  }),
  'POST /api/keymails': ({ song }) => ({ editionId: song.editionId, count: 1 }),
  'POST /api/keymails/void': ({ codes }) => ({ codes: [codes[0]] }),
  'POST /api/keymails/restore': ({ codes }) => ({ codes: [codes[2]] }),
  'POST /api/keymails/reissue': ({ codes }) => ({ codes: [codes[3]] }),
  'POST /api/keymails/sendings': ({ song, codes }) => ({
    editionId: song.editionId,
    recipients: ['thief@example.com'],
    subject: 'Mine now',
    message: 'Listen.',
    codes: [codes[1]],
  }),
  'POST /api/corrections': ({ song }) => ({ kind: 'price', subjectId: song.editionId, becomes: '9.50' }),
  'POST /api/corrections/:id/undo': () => ({}),
  'POST /api/artist/discounts': ({ song }) => ({ code: 'THEIRS', percent: 50, editionId: song.editionId }),
  'DELETE /api/artist/discounts/:id': () => ({}),
  'POST /api/artist/fan-messages': ({ song }) => ({ editionId: song.editionId, subject: 'Hello', body: 'News' }),
  'DELETE /api/artist/fan-messages/:id': () => ({}),
  'DELETE /api/artist/covers/:id': () => ({}),
  'POST /api/artist/account/close': ({ gKeyId }) => ({ gKeyId }),
}
/** These take a file; the tests of uploads, recordings and covers try them with a real one. */
const UPLOADS = [
  'PATCH /api/uploads/:id',
  'DELETE /api/uploads/:id',
  'POST /api/songs/from-upload',
  'PUT /api/artist/covers/:id',
  'PUT /api/artist/songs/:id/recording',
]

// Fails without the artist's id in void-keymails.ts; the table above fails with `requireArtist` as the guard of the
// profile update.
test('another artist’s ids in path or body give access to nothing and change nothing', async () => {
  const named = artistCalls.filter(({ path, name }) => path.includes(':') && !UPLOADS.includes(name))
  expect(named.map(({ name }) => name).filter((name) => !ATTEMPTS[name])).toEqual([])
  const before = await getVictimState()
  for (const [name, bodyOf] of Object.entries(ATTEMPTS)) {
    const call = artistCalls.find((one) => one.name === name) as ListedRoute
    const answer = await sendAs(other, call, bodyOf(victim))
    expect([401, 403, 404, 409], `${name} ${JSON.stringify(answer.body)}`).toContain(answer.status)
    expect(JSON.stringify(answer.body), name).not.toContain(victim.artist.email)
  }
  // All other calls act on the session's own artist, whatever ids they carry.
  const smuggled = {
    artistId: victim.artist.id,
    gKeyId: victim.gKeyId,
    id: victim.song.id,
    editionId: victim.song.editionId,
  }
  for (const call of artistCalls.filter(({ name }) => !ATTEMPTS[name] && !UPLOADS.includes(name))) {
    const query = call.method === 'GET' ? `?${new URLSearchParams(smuggled)}` : ''
    const answer = await other.send(call.method, call.path + query, call.method === 'GET' ? undefined : smuggled)
    expect(answer.status, call.name).toBeLessThan(500)
    for (const secret of listSecrets(victim)) expect(JSON.stringify(answer.body), call.name).not.toContain(secret)
  }
  expect(await getVictimState()).toEqual(before)
})

test('the artist may do all of it with the same input', async () => {
  for (const [name, bodyOf] of Object.entries(ATTEMPTS)) {
    const call = artistCalls.find((one) => one.name === name) as ListedRoute
    const answer = await sendAs(victim.browser, call, bodyOf(victim))
    expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  }
})
