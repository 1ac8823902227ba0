import {
  genRFC3230DigestHeader,
  parseRequestSignature,
  signAsDraftToRequest,
  verifyDigestHeader,
  verifyDraftSignature,
} from '@misskey-dev/node-http-message-signatures'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendActivityJob } from '#jobs/federation'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendActivity, publishActivities } from '#module/federation'
import { suspendArtist } from '#module/artists'
import { runInTransaction } from '#database/client'
import { startQueue } from '#queue/queue'
import { renderPageHead } from '#module/sharing'
import { config } from '#runtime/config'
import { ACTORS_PER_MINUTE, FOLLOWERS_PER_HOST, KEY_FETCHES } from './contract.ts'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import {
  type Actor,
  ActivityPubServer,
  type Change,
  findActor,
  getJson,
  isSignedBy,
  sendActivities,
  startActivityPubServer,
} from '#testing/servers/activitypub-server'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)
const remote = startActivityPubServer()

async function createFollowed(name: string) {
  const { artist } = await createTestArtist()
  const actor = await findActor(artist.id)
  const follow = remote.buildFollow(name, actor.id)
  expect(await remote.send(actor.inbox, name, follow)).toBe(202)
  return { artist, actor, follow }
}

/** `fields` replaces parts of the activity, `change` those of the request. */
const sendFollow = (actor: Actor, name: string, fields: object = {}, change: Change = {}) =>
  remote.send(actor.inbox, name, { ...remote.buildFollow(name, actor.id), ...fields }, change)

function holdRemote(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  remote.held = promise
  return resolve
}

const listAccepts = (artistId: string) =>
  sql<{ id: string; turn: number; follow: string }>(
    db,
    `SELECT id, turn, body::json #>> '{object,id}' AS follow FROM federation_deliveries WHERE artist_id = $1`,
    [artistId],
  )

const listFollowers = async (artistId: string) =>
  (await sql<{ actor: string }>(db, 'SELECT actor FROM federation_followers WHERE artist_id = $1', [artistId])).map(
    ({ actor }) => actor,
  )

const { listReceived } = remote

describe('somebody on another server', () => {
  test('finds an artist, follows, is accepted, hears of a release once, and of none after unfollowing', async () => {
    const { artist, actor, follow } = await createFollowed('ada')
    await remote.send(actor.inbox, 'ben', remote.buildFollow('ben', actor.id))
    await sendActivities()
    const accepts = listReceived('Accept', actor)
    expect(accepts.map(({ path }) => path).toSorted()).toEqual(['/users/ada/inbox', '/users/ben/inbox'])
    expect(accepts.find(({ path }) => path.includes('ada'))?.activity.object).toMatchObject({ id: follow.id })
    for (const accept of accepts) expect(isSignedBy(actor, accept)).toBe(true)
    expect(await getJson(`${actor.id}/followers`)).toMatchObject({ type: 'OrderedCollection', totalItems: 2 })

    const song = await createTestSong(artist, { title: 'Far <b>Away</b>', copies: 40 })
    await Promise.all([publishActivities(), publishActivities()])
    await sendActivities()
    const [create, ...more] = listReceived('Create', actor)
    // Both accounts are on one server, whose shared inbox gets it once.
    expect([create?.path, more]).toEqual(['/inbox', []])
    expect(create && isSignedBy(actor, create)).toBe(true)
    const note = create?.activity.object as { id: string; content: string; url: string; to: string[] }
    expect(note).toMatchObject({
      type: 'Note',
      attributedTo: actor.id,
      to: ['https://www.w3.org/ns/activitystreams#Public'],
    })
    expect(note.content).toContain('Far &lt;b&gt;Away&lt;/b&gt;')
    expect(note.content).toContain('40 numbered copies')
    expect(note.url).toBe(`${config.PUBLIC_URL}/songs/${song.id}`)
    expect(await getJson(note.id)).toMatchObject({ id: note.id, content: note.content })
    expect(await getJson(`${actor.id}/outbox`)).toMatchObject({ totalItems: 1, orderedItems: [{ type: 'Create' }] })

    const undo = (name: string, object: object) =>
      remote.send(actor.inbox, name, {
        id: `${remote.origin}/${randomUUID()}`,
        type: 'Undo',
        actor: remote.url(name),
        object,
      })
    expect(await undo('ada', follow)).toBe(202)
    expect(await listFollowers(artist.id)).toEqual([remote.url('ben')])
    expect(await undo('ben', remote.buildFollow('ben', actor.id))).toBe(202)
    await createTestSong(artist)
    await publishActivities()
    await sendActivities()
    expect(listReceived('Create', actor)).toHaveLength(1)
  })

  test('who deletes their account follows nobody any more', async () => {
    const { artist, actor } = await createFollowed('cid')
    expect(await listFollowers(artist.id)).toEqual([remote.url('cid')])
    const gone = { id: `${remote.origin}/x`, type: 'Delete', actor: remote.url('cid'), object: remote.url('cid') }
    expect(await remote.send(actor.inbox, 'cid', gone)).toBe(202)
    expect(await listFollowers(artist.id)).toEqual([])
  })

  test('hears of a release although their server was down, and is forgotten by a server that is gone', async () => {
    const { artist, actor } = await createFollowed('dee')
    await sendActivities()
    await createTestSong(artist)
    await publishActivities()
    remote.status = 503
    await sendActivities()
    await sendActivities()
    const tries = listReceived('Create', actor)
    expect(tries.length).toBeGreaterThan(1)
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1)
    remote.status = 202
    await pollUntil('delivery', 20, async () => {
      await sendActivities()
      return (await sql(db, 'SELECT 1 FROM federation_deliveries WHERE artist_id = $1', [artist.id])).length === 0
    })
    await createTestSong(artist)
    await publishActivities()
    remote.status = 410
    await sendActivities()
    expect(await listFollowers(artist.id)).toEqual([])
    expect(await sql(db, 'SELECT 1 FROM federation_deliveries WHERE artist_id = $1', [artist.id])).toEqual([])
  })

  // What Misskey signs and verifies with.
  test('is understood and understands, signed and verified by the library of another product', async () => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const names = ['(request-target)', 'host', 'date', 'digest']
    const body = JSON.stringify(remote.buildFollow('mei', actor.id))
    const headers = {
      host: new URL(actor.inbox).host,
      date: new Date().toUTCString(),
      digest: await genRFC3230DigestHeader(body, 'SHA-256'),
    }
    const privateKeyPem = remote.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const key = { keyId: `${remote.url('mei')}#main-key`, privateKeyPem }
    const { signatureHeader } = await signAsDraftToRequest({ method: 'POST', url: actor.inbox, headers }, key, names)
    const { host: _host, ...sent } = headers
    const post = (altered: string) =>
      fetch(actor.inbox, { method: 'POST', body: altered, headers: { ...sent, signature: signatureHeader } })
    expect((await post(body.replace('mei', 'mel'))).status).toBe(401)
    expect((await post(body)).status).toBe(202)

    await sendActivities()
    await createTestSong(artist)
    await publishActivities()
    await sendActivities()
    const received = [...listReceived('Accept', actor), ...listReceived('Create', actor)]
    expect(received).toHaveLength(2)
    for (const one of received) {
      const request = { method: 'POST', url: one.path, headers: { ...one.headers } }
      const parsed = parseRequestSignature(request, { requiredComponents: { draft: names } })
      if (parsed.version !== 'draft') throw new Error('another kind of signature')
      expect(parsed.value.keyId).toBe(actor.publicKey.id)
      expect(await verifyDraftSignature(parsed.value, actor.publicKey.publicKeyPem)).toBe(true)
      expect(await verifyDigestHeader(request, one.body)).toBe(true)
      expect(await verifyDigestHeader(request, `${one.body} `)).toBe(false)
    }
  })

  test('is what the head of the artist’s page leads to, which no other page does', async () => {
    const { artist } = await createTestArtist()
    await createTestSong(artist)
    const head = await renderPageHead(`/artists/${artist.id}`)
    const [, address = ''] = /<link rel="alternate" type="application\/activity\+json" href="([^"]+)"/.exec(head) ?? []
    const actor = await fetch(address, { headers: { accept: 'application/activity+json' } })
    expect([actor.status, await actor.json()]).toMatchObject([200, { id: address, name: artist.stageName }])
    expect(await renderPageHead('/home')).not.toContain('activity+json')
  })

  test('finds no test account, no suspended artist and nobody of another host', async () => {
    const { artist: evaluating } = await createTestArtist({ accountType: 'test' })
    const { artist: suspended } = await createTestArtist()
    await runInTransaction((trx) => suspendArtist(trx, suspended.id))
    const { artist } = await createTestArtist()
    const finger = (resource: string) =>
      fetch(`${config.PUBLIC_URL}/.well-known/webfinger?${new URLSearchParams({ resource })}`)
    const { host } = new URL(config.PUBLIC_URL)
    for (const id of [evaluating.id, suspended.id, randomUUID()]) {
      expect((await finger(`acct:${id}@${host}`)).status).toBe(404)
      expect((await fetch(`${config.PUBLIC_URL}/activitypub/artists/${id}`)).status).toBe(404)
    }
    expect((await finger(`acct:${artist.id}@elsewhere.example`)).status).toBe(404)
    expect((await finger(`${config.PUBLIC_URL}/artists/${artist.id}`)).status).toBe(200)
  })
})

describe('an activity is refused', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const cases: [string, () => Change][] = [
    ['without a signature', () => ({ unsigned: true })],
    ['signed by another key', () => ({ key: other.privateKey })],
    ['signed by another actor', () => ({ keyId: `${remote.url('mallory')}#main-key` })],
    ['by a key that is nowhere', () => ({ keyId: `${remote.origin}/nothing#main-key` })],
    ['from yesterday', () => ({ date: new Date(Date.now() - 86_400_000) })],
    ['from tomorrow', () => ({ date: new Date(Date.now() + 86_400_000) })],
    ['for another host', () => ({ host: 'elsewhere.example' })],
    ['without its body in the signature', () => ({ covered: ['(request-target)', 'host', 'date'] })],
    ['without its address in the signature', () => ({ covered: ['host', 'date', 'digest'] })],
  ]
  test.each(cases)('%s', async (_what, buildChange) => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const name = 'eve'
    expect(await remote.send(actor.inbox, name, remote.buildFollow(name, actor.id), buildChange())).toBe(401)
    expect(await listFollowers(artist.id)).toEqual([])
  })

  test('with another body than the one that was signed', async () => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const follow = remote.buildFollow('fay', actor.id)
    const forged = JSON.stringify({ ...follow, id: `${remote.origin}/other` })
    expect(await remote.send(actor.inbox, 'fay', follow, { body: forged })).toBe(401)
    expect(await remote.send(actor.inbox, 'fay', follow, { body: 'not json' })).toBe(400)
    // For another artist: accepted, and not taken for a follow of this one.
    const elsewhere = remote.buildFollow('fay', `${config.PUBLIC_URL}/activitypub/artists/${randomUUID()}`)
    expect(await remote.send(actor.inbox, 'fay', elsewhere)).toBe(202)
    expect(await listFollowers(artist.id)).toEqual([])
  })

  test('fetches no key from a private network', async () => {
    config.PRIVATE_RECEIVERS = []
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const before = remote.asked.length
    for (const keyId of [
      `${remote.url('gus')}#main-key`,
      `${remote.url('gus').replace('http:', 'https:')}#main-key`,
      'https://169.254.169.254/latest/meta-data#main-key',
      'https://localhost/users/gus#main-key',
    ])
      expect(await sendFollow(actor, 'gus', { actor: keyId.replace(/#.*/, '') }, { keyId })).toBe(401)
    expect(remote.asked.length).toBe(before)
    expect(await listFollowers(artist.id)).toEqual([])
  })

  test('by a key on another server than the actor, which is not asked', async () => {
    const other = new ActivityPubServer()
    await other.start()
    config.PRIVATE_RECEIVERS = [remote.origin, other.origin]
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    expect(await sendFollow(actor, 'hal', {}, { keyId: `${other.url('hal')}#main-key` })).toBe(401)
    expect(other.asked).toEqual([])
    other.close()
  })

  test.each([
    ['a short RSA key', () => generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['a key of another kind', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ])('with %s', async (what, generateKeys) => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const { publicKey, privateKey } = generateKeys()
    const owner = remote.url(what.replaceAll(' ', ''))
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' })
    remote.changes = { publicKey: { id: `${owner}#main-key`, owner, publicKeyPem } }
    expect(await sendFollow(actor, what.replaceAll(' ', ''), {}, { key: privateKey })).toBe(401)
    expect(await listFollowers(artist.id)).toEqual([])
  })

  test('with control characters in an address', async () => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    expect(await sendFollow(actor, 'ivy', { actor: `${remote.url('ivy')}\u0000` })).toBe(400)
    for (const address of [`${remote.origin}/in\u0000box`, `${remote.origin}/in\u007fbox`]) {
      remote.changes = { inbox: address }
      expect(await sendFollow(actor, 'ivy')).toBe(401)
      remote.changes = { endpoints: { sharedInbox: address } }
      expect(await sendFollow(actor, 'ivy')).toBe(401)
    }
    expect(await listFollowers(artist.id)).toEqual([])
  })
})

describe('others cannot make us work without end', () => {
  test('an activity that concerns nothing here is ignored, and no key fetched', async () => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const before = remote.asked.length
    const url = remote.url('jan')
    for (const fields of [
      { type: 'Like' },
      { type: 'Create', object: { type: 'Note' } },
      { type: 'Delete', object: url },
      { type: 'Delete', object: { type: 'Tombstone', id: `${url}/notes/1` } },
    ])
      expect(await sendFollow(actor, 'jan', fields, { unsigned: true })).toBe(202)
    expect(remote.asked.length).toBe(before)
    // For somebody who follows, the signature matters.
    expect(await sendFollow(actor, 'jan')).toBe(202)
    expect(await sendFollow(actor, 'jan', { type: 'Delete', object: url }, { unsigned: true })).toBe(401)
    expect(await listFollowers(artist.id)).toEqual([url])
  })

  test('few keys are fetched at a time', async () => {
    const { artist } = await createTestArtist()
    const actor = await findActor(artist.id)
    const before = remote.asked.length
    const release = holdRemote()
    const sent = Array.from({ length: KEY_FETCHES }, (_, n) => sendFollow(actor, `kim${n}`))
    await pollUntil('key fetches', 20, async () => remote.asked.length === before + KEY_FETCHES)
    expect(await sendFollow(actor, 'kim')).toBe(503)
    expect(remote.asked.length).toBe(before + KEY_FETCHES)
    release()
    expect(new Set(await Promise.all(sent))).toEqual(new Set([202]))
    expect(await sendFollow(actor, 'kim')).toBe(202)
  })

  test('one Accept waits for an inbox, the answer to its latest Follow', async () => {
    const { artist, actor } = await createFollowed('lea')
    const ids = ['a', 'b', 'c'].map((name) => `${remote.origin}/follows/${name}`)
    for (const id of ids.slice(0, 2)) expect(await sendFollow(actor, 'lea', { id })).toBe(202)
    const [accept, ...more] = await listAccepts(artist.id)
    expect([accept?.follow, more]).toEqual([ids[1], []])

    // A Follow that comes while the Accept before is being sent gets its own.
    const release = holdRemote()
    const sending = sendActivity({ deliveryId: accept?.id ?? '', turn: 0 })
    await pollUntil('delivery', 20, async () => listReceived('Accept', actor).length === 1)
    expect(await sendFollow(actor, 'lea', { id: ids[2] })).toBe(202)
    release()
    await sending
    expect(await listAccepts(artist.id)).toEqual([{ id: accept?.id, turn: 1, follow: ids[2] }])
    await pollUntil('second Accept', 20, async () => {
      await sendActivities()
      return (await listAccepts(artist.id)).length === 0
    })
    expect(listReceived('Accept', actor).map(({ activity }) => activity.object['id'])).toEqual(ids.slice(1))
  })

  test('an artist has limited followers of one server', async () => {
    const { artist, actor } = await createFollowed('moe')
    const others = (host: string, count: number) =>
      sql(
        db,
        `INSERT INTO federation_followers (artist_id, actor, inbox)
         SELECT $1, url, url || '/inbox' FROM (SELECT $2::text || '/users/' || n AS url FROM generate_series(1, $3) n) u`,
        [artist.id, host, count],
      )
    await others('http://127.0.0.1:1', FOLLOWERS_PER_HOST - 2)
    await others('https://elsewhere.example', 3)
    expect(await sendFollow(actor, 'nia')).toBe(202)
    expect(await sendFollow(actor, 'oda')).toBe(403)
    expect(await sendFollow(actor, 'moe')).toBe(202)
    expect(await listFollowers(artist.id)).toHaveLength(FOLLOWERS_PER_HOST + 3)
  })

  test('a release goes out in batches, each once, and continues after a failure', async () => {
    const { artist } = await createTestArtist()
    await sql(
      db,
      `INSERT INTO federation_followers (artist_id, actor, inbox, shared_inbox)
       SELECT $1, 'https://far.example/' || n, 'https://far.example/' || n || '/inbox',
              CASE WHEN n % 2 = 0 THEN 'https://far.example/shared/' || n / 4 END FROM generate_series(1, 1200) n`,
      [artist.id],
    )
    const countDeliveries = async () =>
      (
        await sql(
          db,
          'SELECT count(*)::int AS all, count(DISTINCT inbox)::int AS inboxes FROM federation_deliveries WHERE artist_id = $1',
          [artist.id],
        )
      )[0]
    await createTestSong(artist)
    const boss = await startQueue()
    const insert = boss.insert.bind(boss)
    let enqueued = 0
    const spy = vi.spyOn(boss, 'insert').mockImplementation((...all) => {
      if (++enqueued > 1) throw new Error('the queue is gone')
      return insert(...all)
    })
    await expect(publishActivities()).rejects.toThrow('the queue is gone')
    expect(await countDeliveries()).toEqual({ all: 500, inboxes: 500 })
    spy.mockRestore()
    await Promise.all([publishActivities(), publishActivities()])
    // 600 inboxes of accounts, and 301 that are shared.
    expect(await countDeliveries()).toEqual({ all: 901, inboxes: 901 })
    expect(await sql(db, 'SELECT 1 FROM federation_events')).toEqual([])
    await sql(db, 'DELETE FROM pgboss.job WHERE name = $1', [sendActivityJob.name])
  })

  test('an actor is read so many times a minute', async () => {
    const { artist } = await createTestArtist()
    const { id } = await findActor(artist.id)
    const statuses = await Promise.all(
      Array.from({ length: ACTORS_PER_MINUTE + 5 }, async () => (await fetch(id)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})
