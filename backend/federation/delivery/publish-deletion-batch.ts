import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { buildCreateId, buildDelete, releaseSql } from '../note.ts'
import { createDeliveryBatch } from './create-delivery-batch.ts'

const lockDeletionSql = `
  SELECT d.id, d.artist_id AS "artistId", d.edition_id AS "editionId", d.last_inbox AS "lastInbox",
         EXISTS (SELECT FROM (${releaseSql}) r WHERE r.id = d.edition_id) AS "isPublic"
    FROM federation_deletions d ORDER BY d.happened_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED`

type Deletion = { id: string; artistId: string; editionId: string | null; lastInbox: string; isPublic: boolean }

/** Tells the next followers of a deletion. Returns false without one. */
export async function publishDeletionBatch(trx: Trx): Promise<boolean> {
  const [deletion] = await sql<Deletion>(trx, lockDeletionSql)
  if (!deletion) return false
  const { id, artistId, editionId, lastInbox, isPublic } = deletion
  // Restored before anybody was told.
  const isOver = isPublic && lastInbox === ''
  if (!isOver && lastInbox === '') await deleteOvertaken(trx, deletion)
  const next = isOver ? undefined : await createDeliveryBatch(trx, artistId, buildDelete(deletion), lastInbox)
  if (next !== undefined) {
    await sql(trx, 'UPDATE federation_deletions SET last_inbox = $2 WHERE id = $1', [id, next])
    return true
  }
  await sql(trx, 'DELETE FROM federation_deletions WHERE id = $1', [id])
  if (editionId === null) await sql(trx, 'DELETE FROM federation_followers WHERE artist_id = $1', [artistId])
  return true
}

/** What still waits to be sent about it, and would arrive after its deletion. */
async function deleteOvertaken(trx: Trx, { artistId, editionId }: Deletion): Promise<void> {
  const isSame = editionId === null ? 'true' : `body::jsonb ->> 'id' = $2`
  const values = editionId === null ? [artistId] : [artistId, buildCreateId(editionId)]
  await sql(trx, `DELETE FROM federation_deliveries WHERE artist_id = $1 AND ${isSame}`, values)
}
