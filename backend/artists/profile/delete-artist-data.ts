import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'

/**
 * Deletes what we know about the person behind a closed account: legal name, addresses, bio, links and picture. The
 * stage name stays on what others own.
 */
export async function deleteArtistData(trx: Trx, artistId: string): Promise<void> {
  const [artist] = await sql<{ pictureKey: string | null }>(
    trx,
    `UPDATE artists SET legal_name = '', email = id || '@payer.invalid', bio = '', payment_email = NULL,
            pending_payment_email = NULL, tracking_number = NULL, picture_key = NULL, links = '[]', language = NULL,
            deleted_at = now()
      WHERE id = $1 AND closed_at IS NOT NULL RETURNING old.picture_key AS "pictureKey"`,
    [artistId],
  )
  if (artist?.pictureKey) await releaseFile(trx, artist.pictureKey)
}
