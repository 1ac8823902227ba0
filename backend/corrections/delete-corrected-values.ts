import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Erases what an artist had corrected, from what into what. Open ones end. */
export async function deleteCorrectedValues(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE corrections SET was = '', becomes = '', subject = '', note = NULL, ended_at = coalesce(ended_at, now()),
            state = CASE state WHEN 'proposed' THEN 'dropped' WHEN 'in-review' THEN 'declined' ELSE state END
      WHERE artist_id = $1`,
    [artistId],
  )
}
