import { ref } from 'objection'
import { errors } from '#contract/artists'
import type { EndpointBody } from '#contract/http'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { toSingleLine } from '#text/to-single-line'
import type { updateProfile as updateProfileEndpoint } from './contract.ts'
import { buildProfile, type Profile } from './profile.ts'

/** Omitted fields stay unchanged. */
export async function updateProfile(
  artistId: string,
  changes: EndpointBody<typeof updateProfileEndpoint>,
): Promise<Profile> {
  const links = changes.links?.map(({ label, url }) => ({ label: toSingleLine(label), url }))
  const artist = await Artist.query(db)
    .where({ id: artistId })
    .patch({ bio: changes.bio ?? ref('bio'), links: links ?? ref('links') })
    .returning('*')
    .first()
  if (!artist) throw new ApiError(errors['artist-unknown'])
  return buildProfile(artist)
}
