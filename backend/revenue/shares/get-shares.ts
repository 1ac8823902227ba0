import { errors } from '#contract/keymails'
import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Collaborator } from './contract.ts'

/** Throws 404 for another artist's release. */
export async function getShares(
  artistId: string,
  editionId: string,
  on: Db = db,
): Promise<{ collaborators: Collaborator[] }> {
  const [edition] = await sql(on, 'SELECT 1 FROM editions WHERE id = $1 AND artist_id = $2', [editionId, artistId])
  if (!edition) throw new ApiError(errors['edition-unknown'])
  const collaborators = await sql<Collaborator>(
    on,
    `SELECT s.name, s.email, (s.basis_points / 100.0)::float8 AS percent FROM shares s
      WHERE s.version_id = (SELECT id FROM share_versions WHERE edition_id = $1 ORDER BY valid_from DESC, id DESC LIMIT 1)
      ORDER BY s.position`,
    [editionId],
  )
  return { collaborators }
}
