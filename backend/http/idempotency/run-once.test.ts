import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { purgeIdempotencyKeys } from './run-once.ts'

startTestServer()
beforeEach(resetRateLimits)

async function createWorkshop() {
  const { artist, gKeyId } = await createTestArtist()
  return { song: await createTestSong(artist, { copies: 50 }), workshop: await signInArtist(gKeyId) }
}

const issue = (browser: Browser, key: string, editionId: string, count = 2) =>
  browser.send('POST', '/api/keymails', { editionId, count }, { 'idempotency-key': key })

const countKeymails = async (editionId: string) =>
  (await sql(db, 'SELECT 1 FROM keymails WHERE edition_id = $1', [editionId])).length

const createToken = (browser: Browser, key: string) =>
  browser.send(
    'POST',
    '/api/artist/access-tokens',
    { name: 'Sheet', scopes: ['sales:read'], days: 1 },
    { 'idempotency-key': key },
  )

describe('a request with an Idempotency-Key', () => {
  test('is done once and answered alike, however often it comes', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    const first = await issue(workshop, key, song.editionId)
    expect(first).toMatchObject({ status: 201 })
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    for (const same of [key, `"${key}"`]) {
      const again = await issue(workshop, same, song.editionId)
      expect(again).toMatchObject({ status: 201, body: first.body })
      expect(again.headers.get('idempotent-replayed')).toBe('true')
    }
    expect(await countKeymails(song.editionId)).toBe(2)
    expect((await issue(workshop, randomUUID(), song.editionId)).status).toBe(201)
    expect(await countKeymails(song.editionId)).toBe(4)
  })

  test('is done once by ten at the same moment', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(workshop, key, song.editionId)))
    expect(await countKeymails(song.editionId)).toBe(2)
    for (const { status, body } of answers) if (status !== 201) expect(body['error']).toBe('idempotency-busy')
    const codes = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)))
    expect(codes.size).toBe(1)
  })

  test('is refused with another body or at another call', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    await issue(workshop, key, song.editionId)
    const reused = { status: 422, body: { error: 'idempotency-reused' } }
    expect(await issue(workshop, key, song.editionId, 3)).toMatchObject(reused)
    expect(await createToken(workshop, key)).toMatchObject(reused)
    expect(await countKeymails(song.editionId)).toBe(2)
  })

  test('of somebody else is another one', async () => {
    const [one, two] = [await createWorkshop(), await createWorkshop()]
    const key = randomUUID()
    const mine = await createToken(one.workshop, key)
    const theirs = await createToken(two.workshop, key)
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body['token']).not.toBe(mine.body['token'])
    expect((await createToken(new Browser(), key)).status).toBe(401)
  })

  test('may be sent again after an error that says nothing was done', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    expect((await issue(workshop, key, song.editionId, 51)).status).toBe(409)
    expect((await issue(workshop, key, song.editionId, 1)).status).toBe(201)
  })

  test('keeps a secret that is shown once, and the database cannot read it', async () => {
    const { gKeyId } = await createTestArtist()
    const workshop = await signInArtist(gKeyId)
    const key = randomUUID()
    const { body } = await createToken(workshop, key)
    expect((await createToken(workshop, key)).body).toEqual(body)
    const rows = await sql<{ row: string }>(
      db,
      `SELECT concat_ws(' ', encode(key_hash, 'escape'), encode(reply, 'escape'), encode(reply, 'hex')) AS row FROM idempotency_keys`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const token = String(body['token'])
    for (const { row } of rows) {
      for (const secret of [token, key, Buffer.from(token).toString('hex')]) expect(row).not.toContain(secret)
    }
  })

  test('whose outcome is unknown is never done twice', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    await issue(workshop, key, song.editionId)
    // As if the process had died before it answered.
    await sql(db, 'UPDATE idempotency_keys SET status = NULL, reply = NULL')
    expect(await issue(workshop, key, song.editionId)).toMatchObject({
      status: 409,
      body: { error: 'idempotency-busy' },
    })
    await sql(db, `UPDATE idempotency_keys SET created_at = now() - interval '6 minutes'`)
    const unknown = { status: 409, body: { error: 'idempotency-unknown' } }
    expect(await issue(workshop, key, song.editionId)).toMatchObject(unknown)
    expect(await countKeymails(song.editionId)).toBe(2)
  })

  test('is a new one after a day', async () => {
    const { workshop, song } = await createWorkshop()
    const key = randomUUID()
    await issue(workshop, key, song.editionId)
    await sql(db, `UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`)
    expect((await issue(workshop, key, song.editionId, 1)).status).toBe(201)
    expect(await countKeymails(song.editionId)).toBe(3)
    await sql(db, `UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`)
    await purgeIdempotencyKeys()
    expect(await sql(db, 'SELECT 1 FROM idempotency_keys')).toEqual([])
  })

  test.each(['short', 'x'.repeat(256), 'with spaces in between it', '""'])(
    'is refused with the key %j',
    async (key) => {
      const { workshop, song } = await createWorkshop()
      expect(await issue(workshop, key, song.editionId)).toMatchObject({ status: 400, body: { error: 'malformed' } })
      expect(await countKeymails(song.editionId)).toBe(0)
    },
  )

  test('that signs in is done again, since its cookie cannot be kept', async () => {
    const { gKeyId } = await createTestArtist()
    const browser = new Browser()
    const signIn = () =>
      browser.send('POST', '/api/validate-g-key', { gKeyId }, { 'idempotency-key': 'the-same-key-for-all' })
    expect((await signIn()).status).toBe(200)
    expect((await browser.get('/api/artist/songs')).status).toBe(200)
  })
})
