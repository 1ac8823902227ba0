import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Lifts an artist's suspension. Returns false when not suspended. */
export async function restoreArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = NULL WHERE id = $1 AND suspended_at IS NOT NULL RETURNING id',
    [artistId],
  )
  return done.length > 0
}
