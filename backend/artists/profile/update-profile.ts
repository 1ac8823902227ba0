import { errors } from '#contract/artists'
import type { EndpointBody } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { toSingleLine } from '#text/to-single-line'
import type { updateProfile as changeProfileCall } from './contract.ts'
import { buildProfile, type Profile, profileColumns, type ProfileRow } from './profile.ts'

/** Omitted fields stay unchanged. */
export async function updateProfile(artistId: string, wish: EndpointBody<typeof changeProfileCall>): Promise<Profile> {
  const links = wish.links?.map(({ label, url }) => ({ label: toSingleLine(label), url }))
  const [row] = await sql<ProfileRow>(
    db,
    `UPDATE artists SET bio = coalesce($2, bio), links = coalesce($3::jsonb, links) WHERE id = $1
     RETURNING ${profileColumns}`,
    [artistId, wish.bio ?? null, links ? JSON.stringify(links) : null],
  )
  if (!row) throw new ApiError(errors['artist-unknown'])
  return buildProfile(row)
}
