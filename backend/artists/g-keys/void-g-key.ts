import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { signOutArtist } from '#http/session'

/** Voids one G-Key, and signs its artist out if it was the last. Returns undefined when the key is not active. */
export async function voidGKey(trx: Trx, gKeyRowId: string): Promise<{ artistId: string } | undefined> {
  const [voided] = await sql<{ artistId: string }>(
    trx,
    `UPDATE g_keys SET state = 'void' WHERE id = $1 AND state = 'active' RETURNING artist_id AS "artistId"`,
    [gKeyRowId],
  )
  if (!voided) return undefined
  const others = await sql(trx, `SELECT 1 FROM g_keys WHERE artist_id = $1 AND state = 'active'`, [voided.artistId])
  if (others.length === 0) await signOutArtist(trx, voided.artistId)
  return voided
}
