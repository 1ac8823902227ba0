import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { restoreArtistSongs, restoreSong, suspendArtistSongs, suspendSong } from '#module/catalog/suspension'
import { publishActivities, purgeActors } from '#module/federation'
import { restoreArtist, suspendArtist } from '#module/artists'
import { closeArtistAccount } from '#module/keymails'
import { config } from '#runtime/config'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import {
  type Actor,
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

async function createFollowed(...names: string[]) {
  const { artist } = await createTestArtist()
  const actor = await findActor(artist.id)
  for (const name of names) expect(await remote.send(actor.inbox, name, remote.buildFollow(name, actor.id))).toBe(202)
  return { artist, actor }
}

async function createReleased(...names: string[]) {
  const { artist, actor } = await createFollowed(...names)
  const song = await createTestSong(artist)
  return { artist, actor, song, noteId: `${config.PUBLIC_URL}/activitypub/releases/${song.editionId}` }
}

async function publish(): Promise<void> {
  await publishActivities()
  await sendActivities()
}

const takeDown = (songId: string) => runInTransaction((trx) => suspendSong(trx, songId))
const close = (artistId: string) => runInTransaction((trx) => closeArtistAccount(trx, artistId))
const getStatus = async (url: string) => (await fetch(url)).status
const count = async (table: string, artistId: string) =>
  (await sql<{ count: number }>(db, `SELECT count(*)::int FROM ${table} WHERE artist_id = $1`, [artistId]))[0]?.count

const listDeletes = (actor: Actor) => remote.listReceived('Delete', actor)

describe('a release that is taken down', () => {
  test('is deleted on other servers, once, and is a tombstone here', async () => {
    const { actor, song, noteId } = await createReleased('ann', 'bob')
    await publish()
    expect(remote.listReceived('Create', actor).map(({ activity }) => activity.object['id'])).toEqual([noteId])
    await takeDown(song.id)
    await Promise.all([publishActivities(), publishActivities()])
    await sendActivities()
    const [deletion, ...more] = listDeletes(actor)
    expect([deletion?.path, more]).toEqual(['/inbox', []])
    expect(deletion && isSignedBy(actor, deletion)).toBe(true)
    expect(deletion?.activity).toMatchObject({
      to: ['https://www.w3.org/ns/activitystreams#Public'],
      object: { id: noteId, type: 'Tombstone', formerType: 'Note' },
    })
    expect(await getStatus(noteId)).toBe(410)
    expect(await getJson(noteId)).toMatchObject({ id: noteId, type: 'Tombstone' })
    expect(await getJson(`${actor.id}/outbox`)).toMatchObject({ totalItems: 0 })
    expect(await getStatus(actor.id)).toBe(200)

    await runInTransaction((trx) => restoreSong(trx, song.id))
    await publish()
    expect(await getStatus(noteId)).toBe(200)
    await takeDown(song.id)
    await publish()
    const ids = listDeletes(actor).map(({ activity }) => (activity as unknown as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  test('does not arrive after its deletion', async () => {
    const { actor, song } = await createReleased('cal')
    await sendActivities()
    remote.status = 503
    await publish()
    const tries = remote.listReceived('Create', actor).length
    expect(tries).toBe(1)
    await takeDown(song.id)
    remote.status = 202
    await publishActivities()
    await pollUntil('Delete', 20, async () => {
      await sendActivities()
      return listDeletes(actor).length === 1
    })
    expect(remote.listReceived('Create', actor)).toHaveLength(tries)
  })

  test('and restored at once is not deleted anywhere, nor one that nobody was told of', async () => {
    const { actor, song } = await createReleased('deb')
    await publish()
    await takeDown(song.id)
    await runInTransaction((trx) => restoreSong(trx, song.id))
    await publish()
    expect(listDeletes(actor)).toEqual([])

    const { artist } = await createTestArtist()
    const unheard = await createTestSong(artist)
    await takeDown(unheard.id)
    expect(await count('federation_deletions', artist.id)).toBe(0)
  })

  test('is not deleted by a suspension, which can be lifted', async () => {
    const { artist, actor, noteId } = await createReleased('eli')
    await publish()
    await runInTransaction(async (trx) => {
      await suspendArtist(trx, artist.id)
      await suspendArtistSongs(trx, artist.id)
    })
    await publish()
    expect(listDeletes(actor)).toEqual([])
    expect([await getStatus(noteId), await getStatus(actor.id)]).toEqual([404, 404])
    await runInTransaction(async (trx) => {
      await restoreArtist(trx, artist.id)
      await restoreArtistSongs(trx, artist.id)
    })
    expect([await getStatus(noteId), await getStatus(actor.id)]).toEqual([200, 200])
  })
})

describe('an artist who leaves', () => {
  test('is deleted on other servers, although these are down at first, and is gone here', async () => {
    const { artist, actor, noteId } = await createReleased('fae', 'gil')
    await publish()
    const received = remote.received.length
    // Not to be answered any more.
    await remote.send(actor.inbox, 'hue', remote.buildFollow('hue', actor.id))
    await close(artist.id)
    remote.status = 503
    await publish()
    await purgeActors()
    expect(await count('federation_keys', artist.id)).toBe(1)
    remote.status = 202
    await pollUntil('Delete', 20, async () => {
      await sendActivities()
      return (await count('federation_deliveries', artist.id)) === 0
    })
    const [deletion] = listDeletes(actor)
    expect(deletion?.path).toBe('/inbox')
    expect(deletion && isSignedBy(actor, deletion)).toBe(true)
    expect(deletion?.activity).toMatchObject({ actor: actor.id, object: actor.id })
    expect(new Set(remote.received.slice(received).map(({ body }) => body))).toEqual(new Set([deletion?.body]))

    for (const url of [actor.id, `${actor.id}/outbox`, `${actor.id}/followers`, noteId]) {
      expect(await getStatus(url)).toBe(410)
      expect(await getJson(url)).toMatchObject({ id: url, type: 'Tombstone' })
    }
    const { host } = new URL(config.PUBLIC_URL)
    expect(await getStatus(`${config.PUBLIC_URL}/.well-known/webfinger?resource=acct:${artist.id}@${host}`)).toBe(404)
    expect(await remote.send(actor.inbox, 'ian', remote.buildFollow('ian', actor.id))).toBe(404)
    expect(await count('federation_followers', artist.id)).toBe(0)
    await purgeActors()
    expect(await count('federation_keys', artist.id)).toBe(0)
  })

  test('is told of to every server, in batches', async () => {
    const { artist } = await createTestArtist()
    await sql(
      db,
      `INSERT INTO federation_followers (artist_id, actor, inbox)
       SELECT $1, 'https://far.example/' || n, 'https://far.example/' || n || '/inbox' FROM generate_series(1, 501) n`,
      [artist.id],
    )
    await close(artist.id)
    await publishActivities()
    const [told] = await sql(
      db,
      'SELECT count(*)::int AS all, count(DISTINCT inbox)::int AS inboxes FROM federation_deliveries WHERE artist_id = $1',
      [artist.id],
    )
    expect(told).toEqual({ all: 501, inboxes: 501 })
    expect(await count('federation_followers', artist.id)).toBe(0)
    await sql(db, `DELETE FROM pgboss.job WHERE name = 'federation.delivery'`)
    await sql(db, 'DELETE FROM federation_deliveries WHERE artist_id = $1', [artist.id])
  })
})

describe('an account of another server that was deleted', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const buildDelete = (name: string) => ({
    id: `${remote.origin}/${randomUUID()}`,
    type: 'Delete',
    actor: remote.url(name),
    object: remote.url(name),
  })

  test('follows nobody any more, although its key went with it', async () => {
    const { artist, actor } = await createFollowed('jon')
    const { artist: second, actor: secondActor } = await createFollowed('jon')
    expect(await remote.send(secondActor.inbox, 'kay', remote.buildFollow('kay', secondActor.id))).toBe(202)
    // As for a process that does not remember the key.
    const forgotten = { key: other.privateKey }
    expect(await remote.send(actor.inbox, 'jon', buildDelete('jon'), forgotten)).toBe(401)
    remote.changes = { inbox: 'nothing that can be read' }
    expect(await remote.send(actor.inbox, 'jon', buildDelete('jon'), { unsigned: true })).toBe(401)
    expect(await count('federation_followers', artist.id)).toBe(1)
    remote.gone.add('jon')
    expect(await remote.send(actor.inbox, 'jon', buildDelete('jon'), forgotten)).toBe(202)
    expect(await count('federation_followers', artist.id)).toBe(0)
    expect(await count('federation_followers', second.id)).toBe(1)
  })

  test('is believed by nobody else’s word', async () => {
    const { artist, actor } = await createFollowed('lou')
    const forged = { ...buildDelete('lou'), actor: remote.url('mia') }
    remote.gone.add('mia')
    expect(await remote.send(actor.inbox, 'mia', forged)).toBe(202)
    expect(await count('federation_followers', artist.id)).toBe(1)
  })
})
