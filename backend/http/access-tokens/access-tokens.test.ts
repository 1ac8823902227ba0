import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiDescription } from '#backend/http/openapi/build-api-description.ts'
import { TOKEN_SCOPES, type TokenScope } from '#contract/http'
import { runInTransaction, db } from '#database/client'
import { sql } from '#database/sql'
import { suspendArtist } from '#module/artists'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { type ListedRoute, listRoutes } from '#testing/list-routes'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { TOKEN_CALLS_PER_MINUTE, TOKENS_MAX } from './contract.ts'
import { purgeAccessTokens } from './delete-access-token.ts'

startTestServer()
beforeEach(resetRateLimits)

const path = '/api/artist/access-tokens'
const everything = { name: 'Everything', scopes: [...TOKEN_SCOPES], days: 30 }

async function createToken(workshop: Browser, fields: object = {}): Promise<{ id: string; token: string }> {
  const { status, body } = await workshop.post(path, { ...everything, ...fields })
  expect(status).toBe(201)
  return body as { id: string; token: string }
}

const buildProgram = (token: string) => new Browser({ authorization: `Bearer ${token}` })

async function createWorkshop() {
  const made = await createTestArtist()
  return { ...made, workshop: await signInArtist(made.gKeyId) }
}

const invalid = { status: 401, body: { error: 'invalid-token' } }

describe('a token', () => {
  test('is shown once, stored as a hash, and says what it is', async () => {
    const { workshop, artist } = await createWorkshop()
    const { id, token } = await createToken(workshop, { name: 'Spreadsheet', scopes: ['sales:read'] })
    expect(token).toMatch(/^tm_pat_[\w-]{43}$/)
    const listed = await workshop.get(path)
    expect(listed.body).toMatchObject([{ id, name: 'Spreadsheet', scopes: ['sales:read'], lastUsedAt: null }])
    expect(JSON.stringify(listed.body)).not.toContain(token)
    const [stored] = await sql<{ row: string }>(db, 'SELECT t::text AS row FROM access_tokens t WHERE id = $1', [id])
    expect(stored?.row).not.toContain(token.slice(7, -4))
    const self = await buildProgram(token).get('/api/access-token')
    expect(self).toMatchObject({ status: 200, body: { id, artistId: artist.id, scopes: ['sales:read'] } })
  })

  test('tells when it was last used', async () => {
    const { workshop } = await createWorkshop()
    const { token } = await createToken(workshop)
    await buildProgram(token).get('/api/artist/revenue')
    const isUsed = async () => {
      const [one] = (await workshop.get(path)).body as unknown as { lastUsedAt: string | null }[]
      return one?.lastUsedAt !== null
    }
    await pollUntil('last use', 20, isUsed)
  })

  test('opens nothing once it is revoked', async () => {
    const { workshop } = await createWorkshop()
    const { id, token } = await createToken(workshop)
    expect((await buildProgram(token).get('/api/artist/revenue')).status).toBe(200)
    expect((await workshop.send('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await buildProgram(token).get('/api/artist/revenue')).toMatchObject(invalid)
    expect((await workshop.send('DELETE', `${path}/${id}`)).status).toBe(404)
  })

  test('opens nothing once it has expired, is listed as expired for a month and purged then', async () => {
    const { workshop } = await createWorkshop()
    const { id, token } = await createToken(workshop)
    const age = (days: number) =>
      sql(db, 'UPDATE access_tokens SET expires_at = now() - make_interval(days => $2) WHERE id = $1', [id, days])
    await age(0)
    expect(await buildProgram(token).get('/api/artist/revenue')).toMatchObject(invalid)
    await age(29)
    await purgeAccessTokens()
    expect((await workshop.get(path)).body).toMatchObject([{ id, expired: true }])
    await age(31)
    await purgeAccessTokens()
    expect((await workshop.get(path)).body).toEqual([])
  })

  test('opens nothing for a suspended artist, whose tokens are revoked with the sign-ins', async () => {
    const { workshop, artist } = await createWorkshop()
    const { id, token } = await createToken(workshop)
    await runInTransaction((trx) => suspendArtist(trx, artist.id))
    expect(await buildProgram(token).get('/api/artist/revenue')).toMatchObject(invalid)
    expect(await sql(db, 'SELECT 1 FROM access_tokens WHERE id = $1', [id])).toEqual([])
  })

  test.each(['', 'Bearer ', `Bearer tm_pat_${'A'.repeat(43)}`, `Basic ${'A'.repeat(43)}`, 'Bearer undefined'])(
    'that never was one is refused: %s',
    async (authorization) => {
      const { workshop } = await createWorkshop()
      // Not even with a cookie that would do.
      expect(await workshop.get('/api/artist/revenue', { authorization })).toMatchObject(invalid)
    },
  )

  test('has a budget of its own', async () => {
    const { workshop } = await createWorkshop()
    const [busy, other] = [await createToken(workshop), await createToken(workshop)]
    const statuses = []
    for (let call = 0; call <= TOKEN_CALLS_PER_MINUTE; call++)
      statuses.push((await buildProgram(busy.token).get('/api/access-token')).status)
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 200))
    expect(statuses.at(-1)).toBe(429)
    expect((await buildProgram(other.token).get('/api/access-token')).status).toBe(200)
  })
})

describe('creating one', () => {
  test.each([{ name: ' ' }, { scopes: [] }, { scopes: ['everything'] }, { days: 366 }, { days: 0 }])(
    'asks for a name, a known scope and an end: %j',
    async (fields) => {
      const { workshop } = await createWorkshop()
      expect((await workshop.post(path, { ...everything, ...fields })).status).toBe(400)
    },
  )

  test('is refused beyond the limit, also at the same moment', async () => {
    const { workshop } = await createWorkshop()
    const answers = await Promise.all(Array.from({ length: TOKENS_MAX + 3 }, () => workshop.post(path, everything)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(TOKENS_MAX)
    expect(answers.filter(({ body }) => body['error'] === 'too-many-tokens')).toHaveLength(3)
  })

  test('is refused to a program: a token makes no other', async () => {
    const { workshop } = await createWorkshop()
    const { token } = await createToken(workshop)
    expect(await buildProgram(token).post(path, everything)).toMatchObject({
      status: 403,
      body: { error: 'token-scope' },
    })
  })
})

describe('of all calls', () => {
  let routes: ListedRoute[]
  let description: ApiDescription
  let victim: Awaited<ReturnType<typeof createVictim>>
  let thief: Awaited<ReturnType<typeof createWorkshop>>
  let stolen: string

  async function createVictim() {
    const made = await createTestKeymails(3, 20)
    const { fan } = await redeemAsFan(made.codes[0] ?? '', `token.${randomUUID()}@example.com`)
    expect((await fan.get(`/api/green-room/${made.artist.id}`)).status).toBe(200)
    const workshop = await signInArtist(made.gKeyId)
    const { id } = await createToken(workshop)
    return { ...made, workshop, tokenId: id }
  }

  beforeAll(async () => {
    await resetRateLimits()
    routes = listRoutes()
    description = (await new Browser().get('/openapi.json')).body as unknown as ApiDescription
    victim = await createVictim()
    thief = await createWorkshop()
    stolen = (await createToken(thief.workshop)).token
  })

  const getScopes = ({ method, path: of }: ListedRoute): string[] => {
    const operation = description.paths[of.replaceAll(/[:*](\w+)/g, '{$1}')]?.[method.toLowerCase()]
    return (operation?.security ?? []).flatMap(({ token = [] }) => token)
  }

  const buildPath = ({ path: of }: ListedRoute) =>
    of.replaceAll(/[:*](\w+)/g, (_, name: string) => {
      if (name === 'artistId') return victim.artist.id
      if (name === 'period') return String(new Date().getUTCFullYear())
      if (of.startsWith(path)) return victim.tokenId
      return name === 'editionId' || of.includes('/editions/') ? victim.song.editionId : victim.song.id
    })

  async function callWith(browser: Browser, route: ListedRoute) {
    await resetRateLimits()
    const { id, editionId } = victim.song
    const body = { editionId, songId: id, count: 1, text: 'Mine', requestId: randomUUID() }
    return browser.send(route.method, buildPath(route), route.method === 'GET' ? undefined : body)
  }
  const callAs = (token: string, route: ListedRoute) => callWith(buildProgram(token), route)

  /** Everything that belongs to the victim. */
  async function getOwned(): Promise<string[]> {
    const tables = {
      artists: 'id = $1',
      songs: 'artist_id = $1',
      editions: 'artist_id = $1',
      keymails: 'edition_id IN (SELECT id FROM editions WHERE artist_id = $1)',
      green_room_entries: 'artist_id = $1',
      access_tokens: 'artist_id = $1',
    }
    return Promise.all(
      Object.entries(tables).map(async ([table, which]) => {
        const rows = await sql(db, `SELECT t::text AS row FROM ${table} t WHERE ${which} ORDER BY 1`, [
          victim.artist.id,
        ])
        return `${table} ${JSON.stringify(rows)}`
      }),
    )
  }

  test('a token with every scope opens those of its scopes, about its own artist, and what is open to everybody', async () => {
    const before = await getOwned()
    const opened: string[] = []
    for (const route of routes) {
      const { status, body } = await callAs(stolen, route)
      const text = JSON.stringify(body)
      for (const secret of [victim.artist.email, victim.gKeyId, victim.tokenId, ...victim.codes])
        expect(text, route.name).not.toContain(secret)
      if (getScopes(route).length > 0) {
        expect(body['error'], route.name).not.toBe('token-scope')
        if (status < 300) opened.push(route.name)
        continue
      }
      if (body['error'] === 'token-scope') continue
      // Open to everybody: answered as without the token, which may be that a session is needed.
      expect(status, route.name).toBe((await callWith(new Browser(), route)).status)
    }
    expect(await getOwned()).toEqual(before)
    expect(opened.toSorted()).toEqual(
      [
        'GET /api/access-token',
        'GET /api/artist/audiences',
        'GET /api/artist/editions',
        'GET /api/artist/followers',
        'GET /api/artist/followers.csv',
        'GET /api/artist/revenue',
        'GET /api/artist/revenue.csv',
        'GET /api/artist/revenue/history',
        'GET /api/artist/songs',
        'GET /api/artist/statements',
      ].toSorted(),
    )
  })

  test.each(TOKEN_SCOPES)('a token for %s alone is refused wherever another scope is asked for', async (scope) => {
    const { token } = await createToken(thief.workshop, { scopes: [scope] })
    const scoped = routes.filter((route) => getScopes(route).length > 0)
    expect(scoped.length).toBeGreaterThan(8)
    const refused: string[] = []
    for (const route of scoped)
      if ((await callAs(token, route)).body['error'] === 'token-scope') refused.push(route.name)
    const others = scoped.filter((route) => !getScopes(route).includes(scope satisfies TokenScope))
    expect(refused).toEqual(others.map(({ name }) => name))
    expect(others.length).toBeGreaterThan(0)
  })

  test('a token issues a Keymail and posts to the room of its own artist', async () => {
    const { token } = await createToken(victim.workshop)
    const program = buildProgram(token)
    const issued = await program.post('/api/keymails', { editionId: victim.song.editionId, count: 2 })
    expect(issued).toMatchObject({ status: 201 })
    expect(issued.body['keymails']).toHaveLength(2)
    const { artistId } = (await program.get('/api/access-token')).body
    const message = { text: 'From a program', requestId: randomUUID() }
    expect((await program.post(`/api/green-room/${String(artistId)}/messages`, message)).status).toBe(201)
  })
})
