import { errors } from '#contract/artists'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { getArtistAddress } from '#module/artists/addresses'
import type { getArtistProfile as getArtistProfileCall } from './contract.ts'
import { buildProfile } from './profile.ts'

/** The public profile of a production artist by id or readable address; throws 404 for test and closed accounts. */
export async function getArtistProfile(idOrName: string): Promise<EndpointReply<typeof getArtistProfileCall>> {
  const address = await getArtistAddress(idOrName)
  const artist =
    address && (await Artist.query(db).findOne({ id: address.artistId, account_type: 'production', closed_at: null }))
  if (!artist) throw new ApiError(errors['artist-unknown'])
  // As of the last time that copies were counted, a few minutes ago at most.
  const [counted] = await sql<{ holders: number }>(db, 'SELECT holders FROM artist_counts WHERE artist_id = $1', [
    artist.id,
  ])
  return { ...(await buildProfile(artist)), holders: counted?.holders ?? 0 }
}
