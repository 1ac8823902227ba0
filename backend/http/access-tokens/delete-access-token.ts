import { commonErrors } from '#contract/http'
import { db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

const KEPT_DAYS = 30

/** Revokes one of the artist's tokens. Throws 404 for anybody else's. */
export async function deleteAccessToken(artistId: string, id: string): Promise<void> {
  const deleted = await sql(db, 'DELETE FROM access_tokens WHERE id = $1 AND artist_id = $2 RETURNING id', [
    id,
    artistId,
  ])
  if (deleted.length === 0) throw new ApiError(commonErrors.unknown)
}

/** Revokes all of them, where the artist's sign-ins end everywhere. */
export async function deleteArtistTokens(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'DELETE FROM access_tokens WHERE artist_id = $1', [artistId])
}

/** Part of the hourly purge. Expired tokens are listed for a month, so that whoever wonders why a program stopped sees it. */
export async function purgeAccessTokens(): Promise<void> {
  await sql(db, `DELETE FROM access_tokens WHERE expires_at < now() - interval '${KEPT_DAYS} days'`)
}
