import { errors } from '#contract/artists'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { getArtistAddress } from '#module/artists/addresses'
import { buildProfile, type Profile } from './profile.ts'

/** The public profile of a production artist by id or readable address; throws 404 for test and closed accounts. */
export async function getArtistProfile(idOrName: string): Promise<Profile> {
  const address = await getArtistAddress(idOrName)
  const artist =
    address && (await Artist.query(db).findOne({ id: address.artistId, account_type: 'production', closed_at: null }))
  if (!artist) throw new ApiError(errors['artist-unknown'])
  return buildProfile(artist)
}
