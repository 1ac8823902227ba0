import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { claimCatalogLock } from './claim-catalog-lock.ts'

/** Takes all of an artist's editions off sale. Fans keep what they own. */
export async function closeEditions(trx: Trx, artistId: string): Promise<void> {
  await claimCatalogLock(trx, artistId)
  await sql(trx, 'DELETE FROM edition_releases WHERE edition_id IN (SELECT id FROM editions WHERE artist_id = $1)', [
    artistId,
  ])
  await sql(trx, `UPDATE editions SET state = 'unpublished' WHERE artist_id = $1`, [artistId])
  await sql(trx, `UPDATE songs SET state = 'unpublished' WHERE artist_id = $1 AND state = 'published'`, [artistId])
}
