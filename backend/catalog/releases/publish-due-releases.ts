import { setTimeout as pause } from 'node:timers/promises'
import { db } from '#database/client'
import { publishSoon } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildPayeeTopic } from '#module/payments'
import { RELEASE_INTERVAL_SECONDS } from './jobs.ts'

const BATCH = 200

// Deleting the row is what entitles to publish: of any number of workers one deletes it, and one that dies before the
// commit has deleted nothing. A draft whose songs are still being checked waits; rows locked by their artist are next.
const publishBatchSql = `
  WITH due AS MATERIALIZED (
    SELECT r.edition_id FROM edition_releases r JOIN editions e ON e.id = r.edition_id
     WHERE r.due_at <= now() AND e.state = 'draft' AND e.blocked_at IS NULL
       AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                        WHERE es.edition_id = e.id AND s.state NOT IN ('published', 'unpublished'))
     ORDER BY r.due_at, r.edition_id LIMIT ${BATCH} FOR UPDATE OF e, r SKIP LOCKED),
  released AS (
    DELETE FROM edition_releases r USING due WHERE r.edition_id = due.edition_id RETURNING r.edition_id),
  opened AS (
    UPDATE editions e SET state = 'published' FROM released WHERE e.id = released.edition_id RETURNING e.id, e.artist_id),
  listed AS (
    UPDATE songs s SET state = 'published' FROM edition_songs es
     WHERE es.song_id = s.id AND es.edition_id IN (SELECT id FROM opened) AND s.state = 'unpublished')
  SELECT count(*)::int AS count, array_agg(DISTINCT artist_id) AS "artistIds" FROM opened`

/** Milliseconds until the next release before the following run of the job; null when there is none. */
const nextDueSql = `
  SELECT (extract(epoch FROM min(due_at) - clock_timestamp()) * 1000)::float8 AS ms FROM edition_releases
   WHERE due_at BETWEEN now() AND now() + make_interval(secs => ${RELEASE_INTERVAL_SECONDS})`

/**
 * Job, every ten seconds: publishes the drafts whose date has come, and waits for those that are due before its next run,
 * so that each opens at its minute. Each is published once, however many workers do this. Its artist's open pages are told.
 */
export async function publishDueReleases(): Promise<void> {
  const end = Date.now() + RELEASE_INTERVAL_SECONDS * 1000
  for (;;) {
    await publishDue()
    const [next] = await sql<{ ms: number | null }>(db, nextDueSql)
    if (next?.ms === null || next?.ms === undefined || Date.now() + next.ms > end) return
    await pause(Math.max(next.ms, 0) + 1)
  }
}

async function publishDue(): Promise<void> {
  for (;;) {
    const [batch] = await sql<{ count: number; artistIds: string[] | null }>(db, publishBatchSql)
    for (const artistId of batch?.artistIds ?? []) publishSoon(buildPayeeTopic(artistId))
    if (!batch || batch.count < BATCH) return
  }
}
