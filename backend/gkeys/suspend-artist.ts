import { type Trx, sql } from '#platform/database'

/** Keeps an artist out, and signs them out everywhere; false when they were suspended already or do not exist. */
export async function suspendArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = now() WHERE id = $1 AND suspended_at IS NULL RETURNING id',
    [artistId],
  )
  // What the same browsers hold as fans they keep.
  if (done.length > 0) await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
  return done.length > 0
}

/** Lets a suspended artist in again; false when they are not suspended. */
export async function readmitArtist(trx: Trx, artistId: string): Promise<boolean> {
  const done = await sql(
    trx,
    'UPDATE artists SET suspended_at = NULL WHERE id = $1 AND suspended_at IS NOT NULL RETURNING id',
    [artistId],
  )
  return done.length > 0
}

/** Makes one G-Key worthless, and signs its artist out when it was the last; undefined when it is not active. */
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
