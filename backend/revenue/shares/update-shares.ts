import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type Collaborator, errors } from './contract.ts'
import { getShares } from './get-shares.ts'

/** Stores a new division of what a release brings. Throws 404 for another artist's release, 422 beyond 100 percent. */
export function updateShares(
  artistId: string,
  editionId: string,
  collaborators: Collaborator[],
): Promise<{ collaborators: Collaborator[] }> {
  const points = collaborators.map(({ percent }) => Math.round(percent * 100))
  if (points.reduce((sum, each) => sum + each, 0) > 10_000) throw new ApiError(errors['shares-too-many'])
  const emails = collaborators.map(({ email }) => email)
  if (new Set(emails).size < emails.length) throw new ApiError(errors['shares-same-address'])
  return runInTransaction(async (trx) => {
    await getShares(artistId, editionId, trx)
    await sql(
      trx,
      `WITH version AS (INSERT INTO share_versions (artist_id, edition_id) VALUES ($1, $2) RETURNING id)
       INSERT INTO shares (version_id, position, name, email, basis_points)
       SELECT version.id, s.n, s.name, s.email, s.points
         FROM version, unnest($3::text[], $4::text[], $5::int[]) WITH ORDINALITY AS s (name, email, points, n)`,
      [artistId, editionId, collaborators.map(({ name }) => name), emails, points],
    )
    return getShares(artistId, editionId, trx)
  })
}
