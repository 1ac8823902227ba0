import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Serializes an artist's catalog changes, so that concurrent requests cannot leave a mixture of both. */
export async function claimCatalogLock(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR NO KEY UPDATE', [artistId])
}
