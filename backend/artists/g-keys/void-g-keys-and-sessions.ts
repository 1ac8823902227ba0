import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Voids all G-Keys of an artist and signs them out everywhere. Fan rights in the same sessions remain. */
export async function voidGKeysAndSessions(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
  await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
}
