import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { signOutArtist } from '#http/session'

/** Voids all G-Keys of an artist. Sessions that they opened continue. */
export async function voidGKeys(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
}

/** Voids all G-Keys of an artist and signs them out everywhere. */
export async function voidGKeysAndSessions(trx: Trx, artistId: string): Promise<void> {
  await voidGKeys(trx, artistId)
  await signOutArtist(trx, artistId)
}
