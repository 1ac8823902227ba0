import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { buildCreate, type Release, releaseSql } from '../note.ts'
import { createDeliveryBatch } from './create-delivery-batch.ts'
import { publishDeletionBatch } from './publish-deletion-batch.ts'

const lockEventSql = `
  WITH event AS (
    SELECT edition_id, last_inbox FROM federation_events ORDER BY happened_at, edition_id LIMIT 1 FOR UPDATE SKIP LOCKED)
  SELECT event.edition_id AS "editionId", event.last_inbox AS "lastInbox", r.*
    FROM event LEFT JOIN (${releaseSql}) r ON r.id = event.edition_id`

/** Job, every ten seconds: makes an activity of each release and deletion and enqueues it for every server with a follower. */
export async function publishActivities(): Promise<void> {
  for (const publishBatch of [publishReleaseBatch, publishDeletionBatch])
    while (await runInTransaction(publishBatch)) {
      // The next batch, or the next event.
    }
}

type Event = { editionId: string; lastInbox: string } & (Release | { id: null })

/** Returns false without an event. */
async function publishReleaseBatch(trx: Trx): Promise<boolean> {
  const [event] = await sql<Event>(trx, lockEventSql)
  if (!event) return false
  const { editionId, lastInbox, ...release } = event
  // Without a release: taken off sale meanwhile.
  const next =
    release.id === null ? undefined : await createDeliveryBatch(trx, release.artistId, buildCreate(release), lastInbox)
  if (next === undefined) await sql(trx, 'DELETE FROM federation_events WHERE edition_id = $1', [editionId])
  else await sql(trx, 'UPDATE federation_events SET last_inbox = $2 WHERE edition_id = $1', [editionId, next])
  return true
}
