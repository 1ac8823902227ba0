import { errors } from '#contract/artists'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { buildProfile, type Profile } from './profile.ts'

/** The public profile of a production artist; throws 404 for test and closed accounts. */
export async function getArtistProfile(id: string): Promise<Profile> {
  const artist = await Artist.query(db).findOne({ id, account_type: 'production', closed_at: null })
  if (!artist) throw new ApiError(errors['artist-unknown'])
  return buildProfile(artist)
}
