import { afterAll, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { pause, pollUntil } from '#testing/poll-until'
import { ServerProcess } from '#testing/servers/server-process'

const RELEASES = 1_000

const workers = [1, 2, 3].map(() => new ServerProcess('worker/main.ts', { LOG_LEVEL: 'silent', METRICS_PORT: '0' }))
const [killed, second, third] = workers
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  await db.destroy()
})

/** Drafts of one song each, all due at the same moment. Returns the song that is due first. */
async function createDueDrafts(artistId: string, seconds = 0): Promise<string> {
  const [first] = await sql<{ id: string }>(
    db,
    `WITH drafts AS (SELECT n, uuidv7() AS song, uuidv7() AS edition FROM generate_series(1, $2::int) n),
     stored AS (INSERT INTO files (key, state, bytes, type, sha256)
       SELECT 'songs/' || song, 'kept', 1, 'audio/wav', '' FROM drafts),
     songs AS (INSERT INTO songs (id, artist_id, title, copyright_holders, contact, audio_key, state, search, preview_state)
       SELECT song, $1, 'Draft ' || n, '{Ada}', 'ada@example.com', 'songs/' || song, 'unpublished', '', 'none' FROM drafts),
     editions AS (INSERT INTO editions (id, artist_id, kind, title, price_cents, copies, state)
       SELECT edition, $1, 'song', 'Draft ' || n, 500, 10, 'draft' FROM drafts),
     linked AS (INSERT INTO edition_songs (edition_id, song_id, position) SELECT edition, song, 1 FROM drafts),
     due AS (INSERT INTO edition_releases (edition_id, due_at, time_zone, announced)
       SELECT edition, now() + make_interval(secs => $3), 'Europe/Berlin', false FROM drafts RETURNING edition_id)
     SELECT song AS id FROM drafts WHERE edition = (SELECT min(edition_id::text)::uuid FROM due)`,
    [artistId, RELEASES, seconds],
  )
  return first?.id ?? ''
}

const countPublished = async (artistId: string) =>
  (
    await sql<{ editions: number; songs: number; planned: number }>(
      db,
      `SELECT (SELECT count(*)::int FROM editions WHERE artist_id = $1 AND state = 'published') AS editions,
              (SELECT count(*)::int FROM songs WHERE artist_id = $1 AND state = 'published') AS songs,
              (SELECT count(*)::int FROM edition_releases) AS planned`,
      [artistId],
    )
  )[0]

/** The public log knows each release once. */
async function expectEachLoggedOnce(artistId: string): Promise<void> {
  const logged = await sql<{ times: number; editions: number }>(
    db,
    `SELECT times::int, count(*)::int AS editions FROM (
       SELECT e.id, (SELECT count(*) FROM edition_log_inbox i WHERE i.edition_id = e.id)
                  + (SELECT count(*) FROM edition_log_entries l WHERE l.edition_id = e.id) AS times
         FROM editions e WHERE e.artist_id = $1) counted GROUP BY times`,
    [artistId],
  )
  expect(logged).toEqual([{ times: 1, editions: RELEASES }])
}

test('1,000 releases of the same moment are published once each, though a worker is killed among them', async () => {
  const { artist } = await createTestArtist()
  const songId = await createDueDrafts(artist.id)
  const holder = await db.transaction()
  try {
    // A worker on a busy machine takes longer to start than a transaction may idle.
    await sql(holder, 'SET LOCAL idle_in_transaction_session_timeout = 0')
    // The first batch stops in the middle: its releases are deleted, and one of its songs is locked.
    await sql(holder, 'SELECT 1 FROM songs WHERE id = $1 FOR UPDATE', [songId])
    killed?.start()
    await pollUntil('the worker to wait inside its batch', 240, async () => {
      const waiting = await sql(
        db,
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%DELETE FROM edition_releases%'`,
      )
      return waiting.length > 0
    })
    await killed?.kill()
    expect(await countPublished(artist.id)).toEqual({ editions: 0, songs: 0, planned: RELEASES })
  } finally {
    await holder.rollback()
  }
  second?.start()
  third?.start()
  await pollUntil('all releases', 240, async () => (await countPublished(artist.id))?.planned === 0)
  expect(await countPublished(artist.id)).toEqual({ editions: RELEASES, songs: RELEASES, planned: 0 })
  await expectEachLoggedOnce(artist.id)
}, 600_000)

test('1,000 releases of a later moment are opened by workers that wait for it, once each', async () => {
  const { artist } = await createTestArtist()
  // Later than the workers look ahead when they look next.
  await createDueDrafts(artist.id, 25)
  const [due] = await sql<{ at: Date }>(db, 'SELECT max(due_at) AS at FROM edition_releases')
  // Asked every few milliseconds, so that what is reported is no longer than it was.
  const getPublished = async () =>
    (
      await sql<{ count: number; late: number }>(
        db,
        `SELECT count(*)::int AS count, (extract(epoch FROM clock_timestamp() - $2::timestamptz) * 1000)::int AS late
           FROM editions WHERE artist_id = $1 AND state = 'published'`,
        [artist.id, due?.at],
      )
    )[0]
  let published = await getPublished()
  let early = published?.count
  // Until shortly before, once a second: each time without a release that is open too early.
  while (Date.now() < (due?.at.getTime() ?? 0) - 1_500) {
    await pause(1_000)
    published = await getPublished()
    early = Math.max(early ?? 0, published?.count ?? 0)
  }
  let first: number | undefined
  while (published && published.count < RELEASES) {
    await pause(20)
    published = await getPublished()
    if (published && published.count > 0) first ??= published.late
  }
  expect(early).toBe(0)
  // Reported, not asserted: machines differ.
  console.info(
    `the first of ${RELEASES} releases opened ${first} ms after their moment, the last ${published?.late} ms`,
  )
  expect(first).toBeGreaterThanOrEqual(0)
  await expectEachLoggedOnce(artist.id)
}, 600_000)
