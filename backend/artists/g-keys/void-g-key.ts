import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Voids one G-Key, and signs its artist out if it was the last. Returns undefined when the key is not active. */
export async function voidGKey(trx: Trx, gKeyRowId: string): Promise<{ artistId: string } | undefined> {
  const [voided] = await sql<{ artistId: string }>(
    trx,
    `UPDATE g_keys SET state = 'void' WHERE id = $1 AND state = 'active' RETURNING artist_id AS "artistId"`,
    [gKeyRowId],
  )
  if (voided) {
    await sql(
      trx,
      `UPDATE sessions SET artist_id = NULL
        WHERE artist_id = $1 AND NOT EXISTS (SELECT FROM g_keys WHERE artist_id = $1 AND state = 'active')`,
      [voided.artistId],
    )
  }
  return voided
}
