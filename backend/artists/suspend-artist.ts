import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { signOutArtist } from '#http/session'

/** Suspends an artist and signs them out everywhere. Returns false when already suspended or unknown. */
export async function suspendArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = now() WHERE id = $1 AND suspended_at IS NULL RETURNING id',
    [artistId],
  )
  if (done.length > 0) await signOutArtist(trx, artistId)
  return done.length > 0
}
