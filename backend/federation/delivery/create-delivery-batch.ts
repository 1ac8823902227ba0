import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { toJsonLd } from '../actor.ts'
import { sendActivityJob } from '../jobs.ts'

/** Deliveries that one transaction creates. */
const BATCH_SIZE = 500

// Servers with a shared inbox get one for all of their followers.
const createDeliveriesSql = `
  WITH batch AS (
    SELECT DISTINCT coalesce(shared_inbox, inbox) COLLATE "C" AS inbox FROM federation_followers
     WHERE artist_id = $1 AND coalesce(shared_inbox, inbox) COLLATE "C" > $3 ORDER BY 1 LIMIT $4),
  created AS (
    INSERT INTO federation_deliveries (artist_id, inbox, body) SELECT $1, inbox, $2 FROM batch RETURNING id)
  SELECT id, (SELECT max(inbox) FROM batch) AS "lastInbox" FROM created`

/**
 * Enqueues an activity for the artist's next followers after `lastInbox`, in the order of inboxes. Returns the last inbox
 * of this batch; undefined if no other batch follows.
 */
export async function createDeliveryBatch(
  trx: Trx,
  artistId: string,
  activity: object,
  lastInbox: string,
): Promise<string | undefined> {
  const created = await sql<{ id: string; lastInbox: string }>(trx, createDeliveriesSql, [
    artistId,
    JSON.stringify(toJsonLd(activity)),
    lastInbox,
    BATCH_SIZE,
  ])
  await enqueueAll(
    trx,
    sendActivityJob,
    created.map(({ id }) => ({ deliveryId: id, turn: 0 })),
  )
  return created.length === BATCH_SIZE ? created[0]?.lastInbox : undefined
}
