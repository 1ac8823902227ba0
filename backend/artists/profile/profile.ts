import type { EndpointReply } from '#contract/http'
import type { getArtistProfile as describeArtistCall } from './contract.ts'

export type Profile = EndpointReply<typeof describeArtistCall>

export type ProfileRow = Omit<Profile, 'pictureUrl'> & { pictureKey: string | null }

export const profileColumns = `id, stage_name AS "artistName", bio, links, picture_key AS "pictureKey"`

export function buildProfile({ pictureKey, ...row }: ProfileRow): Profile {
  // A new picture gets a new URL, so browsers may cache the old one.
  return { ...row, pictureUrl: pictureKey && `/api/artists/${row.id}/picture?v=${pictureKey.slice(-8)}` }
}
