import { errors } from '#contract/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildProfile, type Profile, profileColumns, type ProfileRow } from './profile.ts'

/** The signed-in artist's own profile, test accounts included. */
export async function getOwnProfile(artistId: string): Promise<Profile> {
  const [row] = await sql<ProfileRow>(db, `SELECT ${profileColumns} FROM artists WHERE id = $1`, [artistId])
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}
