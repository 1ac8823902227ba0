import type { EndpointReply } from '#contract/http'
import type { Artist } from '#module/artists'
import { getAddressName } from '#module/artists/addresses'
import type { updateProfile } from './contract.ts'

export type Profile = EndpointReply<typeof updateProfile>

export async function buildProfile({ id, stageName, bio, links, pictureKey }: Artist): Promise<Profile> {
  // A new picture gets a new URL, so browsers may cache the old one.
  const pictureUrl = pictureKey && `/api/artists/${id}/picture?v=${pictureKey.slice(-8)}`
  return { id, artistName: stageName, bio, links, pictureUrl, address: await getAddressName(id) }
}
