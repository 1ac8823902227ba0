import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Koa from 'koa'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#local/postgres/start-postgres'
import { copyMigratedDatabase } from '#testing/servers/migrated-postgres'
import { getFreePort } from '#testing/servers/server-process'
import { createStandby, killPostgres } from '#testing/servers/standby'
import { createTestFolder } from '#testing/create-test-folder'
import { pollUntil } from '#testing/poll-until'

// Two real servers, of which the second replays the first. The product is imported once it has their addresses.
const folder = createTestFolder('standby')
const settings = { fsync: 'off', full_page_writes: 'on', wal_level: 'replica', hot_standby: 'on', wal_keep_size: '1GB' }
const ports = [await getFreePort(), await getFreePort()]
const dataDirs = ['first', 'second'].map((name) => join(folder, name)) as [string, string]
const startServer = (n: 0 | 1) =>
  startPostgres({ dataDir: dataDirs[n], ...(ports[n] ? { port: ports[n] } : {}), settings })
await copyMigratedDatabase(dataDirs[0])
let first = await startServer(0)
await createStandby({ server: first, dataDir: dataDirs[0] }, dataDirs[1], 'second')
let second = await startServer(1)

const address = new URL(first.url)
process.env['DATABASE_URL'] = first.url.replace(address.host, `127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}`)
process.env['DATABASE_REPLICA_URL'] = second.url
process.env['DATABASE_PATIENCE'] = '1'
const { db, runInTransaction } = await import('#database/client')
const { sql } = await import('#database/sql')
const { runOnReplica, startReplica } = await import('./replica.ts')
const { startTestServer } = await import('#testing/servers/app-server')
const { config } = await import('#runtime/config')
const { runRequest } = await import('#http/run-request')
const { Browser } = await import('#testing/clients/browser')
const { createTestArtist, createTestSong } = await import('#testing/builders/records')
startTestServer()
const stopReplica = startReplica()

afterAll(async () => {
  await stopReplica()
  await first.stop()
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isAnsweredByReplica = async () =>
  (await runOnReplica(() => sql<{ standby: boolean }>(db, 'SELECT pg_is_in_recovery() AS standby')))[0]?.standby ===
  true
const waitForReplica = () => pollUntil('the replica', 60, isAnsweredByReplica)
const waitForPrimary = () => pollUntil('the primary', 60, async () => !(await isAnsweredByReplica()))

/** As the administrator of one of the servers. */
async function ask<T>(server: { url: string }, text: string): Promise<T[]> {
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

test('what may be a second old is read from the replica, and everything else from the primary', async () => {
  await waitForReplica()
  expect(await sql(db, 'SELECT pg_is_in_recovery() AS standby')).toEqual([{ standby: false }])
  const transaction = runOnReplica(() => runInTransaction((trx) => sql(trx, 'SELECT pg_is_in_recovery() AS standby')))
  expect(await transaction).toEqual([{ standby: false }])
})

test('while nobody reads, the replica is hardly asked, and soon used again', async () => {
  await waitForReplica()
  let probes = 0
  db.on('query', ({ sql: text }: { sql: string }) => {
    if (text.includes('pg_current_wal_flush_lsn')) probes++
  })
  // Until it counts as not being read.
  await sleep(6_000)
  probes = 0
  await sleep(10_000)
  // Two or three; 33 otherwise.
  expect(probes).toBeLessThan(5)
  await waitForReplica()
})

test('a write that is run as such a read reaches the primary', async () => {
  await waitForReplica()
  await runOnReplica(() => sql(db, 'CREATE TABLE written (n int)'))
  expect(await sql(db, 'SELECT count(*)::int AS n FROM written')).toEqual([{ n: 0 }])
})

test('a replica that falls behind is left, and used again when it has caught up', async () => {
  await waitForReplica()
  await ask(second, 'SELECT pg_wal_replay_pause()')
  await sql(db, 'INSERT INTO written VALUES (1)')
  await waitForPrimary()
  const count = () => runOnReplica(() => sql(db, 'SELECT count(*)::int AS n FROM written'))
  expect(await count()).toEqual([{ n: 1 }])
  await ask(second, 'SELECT pg_wal_replay_resume()')
  await waitForReplica()
  expect(await count()).toEqual([{ n: 1 }])
})

test('who has just written reads what they wrote while the replica does not have it', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { title: 'Before' })
  await waitForReplica()
  const [visitor, writer] = [new Browser(), new Browser()]
  const getTitle = async (browser: InstanceType<typeof Browser>) =>
    (await browser.get(`/api/songs/${song.id}`)).body['title']
  await pollUntil('the song', 60, async () => (await getTitle(visitor)) === 'Before')
  await ask(second, 'SELECT pg_wal_replay_pause()')
  // Any call that changes something; the title changes with it.
  await writer.post('/api/newsletter', { email: 'writer@example.com' })
  await sql(db, `UPDATE songs SET title = 'After' WHERE id = $1`, [song.id])
  expect(await getTitle(writer)).toBe('After')
  await ask(second, 'SELECT pg_wal_replay_resume()')
  await pollUntil('the new title', 60, async () => (await getTitle(visitor)) === 'After')
})

test('what a request reads from the replica ends when its client leaves, and is not asked of the primary', async () => {
  await waitForReplica()
  config.DATABASE_PATIENCE = 60
  const sleeping = `SELECT query FROM pg_stat_activity
                     WHERE state = 'active' AND query LIKE '%pg_sleep(999)%' AND pid <> pg_backend_pid()`
  const app = new Koa()
  app.silent = true
  let outcome = ''
  app.use((ctx) =>
    runRequest(ctx, () =>
      runOnReplica(() => sql(db, 'SELECT pg_sleep(999)')).catch((error: unknown) => {
        outcome = (error as { code?: string }).code ?? ''
      }),
    ),
  )
  const server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal: leaving.signal })
  await pollUntil('the statement', 60, async () => (await ask(second, sleeping)).length === 1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await pollUntil('its end', 60, async () => outcome !== '')
  expect(outcome).toBe('57014')
  expect([await ask(first, sleeping), await ask(second, sleeping)]).toEqual([[], []])
  server.close()
  config.DATABASE_PATIENCE = 1
})

test('when the replica dies every read is answered all the same, and it is used again after its return', async () => {
  await waitForReplica()
  killPostgres(second)
  for (let n = 0; n < 20; n++) expect(await isAnsweredByReplica()).toBe(false)
  await second.exited
  second = await startServer(1)
  await waitForReplica()
})

// The primary waits for the standby before it acknowledges a commit. Without that, what the standby has not received
// when the primary dies is lost.
test('a promotion under load loses nothing that was acknowledged', async () => {
  await ask(first, `ALTER SYSTEM SET synchronous_standby_names = 'second'`)
  await ask(first, 'SELECT pg_reload_conf()')
  await pollUntil(
    'synchronous replication',
    60,
    async () =>
      (await ask<{ sync_state: string }>(first, 'SELECT sync_state FROM pg_stat_replication'))[0]?.sync_state ===
      'sync',
  )
  await sql(db, 'CREATE TABLE acknowledged (id uuid PRIMARY KEY)')
  const acknowledged: string[] = []
  const over = new AbortController()
  const write = async () => {
    while (!over.signal.aborted) {
      try {
        const [row] = await runInTransaction((trx) =>
          sql<{ id: string }>(trx, 'INSERT INTO acknowledged VALUES (gen_random_uuid()) RETURNING id'),
        )
        if (row) acknowledged.push(row.id)
      } catch {
        // Answered 503; the caller tries again.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const writers = Array.from({ length: 8 }, write)
  await pollUntil('writes', 60, async () => acknowledged.length > 500)
  killPostgres(first)
  await ask(second, 'SELECT pg_promote()')
  const before = acknowledged.length
  await pollUntil('writes to the promoted server', 60, async () => acknowledged.length > before + 500)
  over.abort()
  await Promise.all(writers)
  const [kept] = await sql<{ n: number }>(db, 'SELECT count(*)::int AS n FROM acknowledged WHERE id = ANY ($1)', [
    acknowledged,
  ])
  expect(kept?.n).toBe(acknowledged.length)
  await first.exited
})

test('an old primary that comes back takes no writes', async () => {
  first = await startServer(0)
  expect(await ask(first, 'SELECT pg_is_in_recovery() AS standby')).toEqual([{ standby: false }])
  const { releasePrimary, getPrimaryUrl } = await import('./primary.ts')
  const all = process.env['DATABASE_URL'] ?? ''
  releasePrimary(all)
  expect(await getPrimaryUrl(all)).toBe(second.url)
})
