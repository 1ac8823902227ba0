import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Ends what these fans, collectors and artist may do in every browser; a session with no other right is deleted. */
export async function deleteRights(
  trx: Trx,
  { fanIds, collectorIds, artistId }: { fanIds: string[]; collectorIds: string[]; artistId: string | null },
): Promise<void> {
  const values = [fanIds, collectorIds, artistId]
  await sql(
    trx,
    `DELETE FROM sessions
      WHERE (fan_ids && $1::uuid[] OR collector_id = ANY ($2) OR artist_id = $3)
        AND fan_ids <@ $1 AND (collector_id IS NULL OR collector_id = ANY ($2)) AND (artist_id IS NULL OR artist_id = $3)`,
    values,
  )
  await sql(
    trx,
    `UPDATE sessions
        SET fan_ids = ARRAY (SELECT unnest(fan_ids) EXCEPT SELECT unnest($1::uuid[])),
            collector_id = CASE WHEN collector_id = ANY ($2) THEN NULL ELSE collector_id END,
            artist_id = nullif(artist_id, $3)
      WHERE fan_ids && $1::uuid[] OR collector_id = ANY ($2) OR artist_id = $3`,
    values,
  )
}
