import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { toJsonLd } from '../actor.ts'
import { sendActivityJob } from '../jobs.ts'
import { buildCreate, type Release, releaseSql } from '../note.ts'

// Servers with a shared inbox get one for all of their followers.
const takeEventSql = `
  WITH event AS (
    DELETE FROM federation_events WHERE edition_id = (
      SELECT edition_id FROM federation_events ORDER BY happened_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING edition_id)
  SELECT event.edition_id AS "editionId", r.* FROM event LEFT JOIN (${releaseSql}) r ON r.id = event.edition_id`

/** Job, every ten seconds: makes an activity of each release and enqueues it for every server with a follower. */
export async function publishActivities(): Promise<void> {
  while (await runInTransaction(publishNext)) {
    // The next release.
  }
}

async function publishNext(trx: Trx): Promise<boolean> {
  const [event] = await sql<{ editionId: string } & (Release | { id: null })>(trx, takeEventSql)
  if (!event) return false
  // Taken off sale meanwhile.
  if (event.id === null) return true
  const deliveries = await sql<{ id: string }>(
    trx,
    `INSERT INTO federation_deliveries (artist_id, inbox, body)
     SELECT $1, inbox, $2 FROM (
       SELECT DISTINCT coalesce(shared_inbox, inbox) AS inbox FROM federation_followers WHERE artist_id = $1) f
     RETURNING id`,
    [event.artistId, JSON.stringify(toJsonLd(buildCreate(event)))],
  )
  for (const { id } of deliveries) await enqueue(trx, sendActivityJob, { deliveryId: id, turn: 0 })
  return true
}
