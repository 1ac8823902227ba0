import { errors } from '#contract/artists'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { buildProfile, type Profile } from './profile.ts'

/** The signed-in artist's own profile, test accounts included. */
export async function getOwnProfile(artistId: string): Promise<Profile> {
  const artist = await Artist.query(db).findById(artistId)
  if (!artist) throw new ApiError(errors['artist-unknown'])
  return buildProfile(artist)
}
