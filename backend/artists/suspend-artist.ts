import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Suspends an artist and signs them out everywhere. Returns false when already suspended or unknown. */
export async function suspendArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = now() WHERE id = $1 AND suspended_at IS NULL RETURNING id',
    [artistId],
  )
  // Fan rights in the same sessions remain.
  if (done.length > 0) await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
  return done.length > 0
}
