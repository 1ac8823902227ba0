import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Erases whom an artist divided revenue with. The divisions themselves stay part of the books. */
export async function deleteCollaborators(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE shares SET name = '–', email = position || '@payer.invalid'
      WHERE version_id IN (SELECT id FROM share_versions WHERE artist_id = $1)`,
    [artistId],
  )
  await sql(
    trx,
    `UPDATE share_mails SET email = id || '@payer.invalid', sent_at = coalesce(sent_at, now()) WHERE artist_id = $1`,
    [artistId],
  )
}
