import { type Trx, sql } from '#platform/database'

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

/** Lifts an artist's suspension. Returns false when not suspended. */
export async function restoreArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = NULL WHERE id = $1 AND suspended_at IS NOT NULL RETURNING id',
    [artistId],
  )
  return done.length > 0
}

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
