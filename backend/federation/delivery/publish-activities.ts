import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { toJsonLd } from '../actor.ts'
import { sendActivityJob } from '../jobs.ts'
import { buildCreate, type Release, releaseSql } from '../note.ts'

/** Deliveries that one transaction creates. */
const BATCH_SIZE = 500

const lockEventSql = `
  WITH event AS (
    SELECT edition_id, last_inbox FROM federation_events ORDER BY happened_at, edition_id LIMIT 1 FOR UPDATE SKIP LOCKED)
  SELECT event.edition_id AS "editionId", event.last_inbox AS "lastInbox", r.*
    FROM event LEFT JOIN (${releaseSql}) r ON r.id = event.edition_id`

// Servers with a shared inbox get one for all of their followers.
const createDeliveriesSql = `
  WITH batch AS (
    SELECT DISTINCT coalesce(shared_inbox, inbox) COLLATE "C" AS inbox FROM federation_followers
     WHERE artist_id = $1 AND coalesce(shared_inbox, inbox) COLLATE "C" > $3 ORDER BY 1 LIMIT $4),
  created AS (
    INSERT INTO federation_deliveries (artist_id, inbox, body) SELECT $1, inbox, $2 FROM batch RETURNING id)
  SELECT id, (SELECT max(inbox) FROM batch) AS "lastInbox" FROM created`

/** Job, every ten seconds: makes an activity of each release and enqueues it for every server with a follower. */
export async function publishActivities(): Promise<void> {
  while (await runInTransaction(publishBatch)) {
    // The next batch, or the next release.
  }
}

type Event = { editionId: string; lastInbox: string } & (Release | { id: null })

async function publishBatch(trx: Trx): Promise<boolean> {
  const [event] = await sql<Event>(trx, lockEventSql)
  if (!event) return false
  // Without a release: taken off sale meanwhile.
  const created = event.id === null ? [] : await createDeliveries(trx, event)
  if (created.length === BATCH_SIZE)
    await sql(trx, 'UPDATE federation_events SET last_inbox = $2 WHERE edition_id = $1', [
      event.editionId,
      created[0]?.lastInbox,
    ])
  else await sql(trx, 'DELETE FROM federation_events WHERE edition_id = $1', [event.editionId])
  return true
}

async function createDeliveries(trx: Trx, { lastInbox, ...release }: Release & { lastInbox: string }) {
  const body = JSON.stringify(toJsonLd(buildCreate(release)))
  const created = await sql<{ id: string; lastInbox: string }>(trx, createDeliveriesSql, [
    release.artistId,
    body,
    lastInbox,
    BATCH_SIZE,
  ])
  for (const { id } of created) await enqueue(trx, sendActivityJob, { deliveryId: id, turn: 0 })
  return created
}
