import { errors } from '#contract/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildProfile, type Profile, profileColumns, type ProfileRow } from './profile.ts'

/** The public profile of a production artist; throws 404 for test and closed accounts. */
export async function getArtistProfile(id: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(
    db,
    `SELECT ${profileColumns} FROM artists WHERE id = $1 AND account_type = 'production' AND closed_at IS NULL`,
    [id],
  )
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}
