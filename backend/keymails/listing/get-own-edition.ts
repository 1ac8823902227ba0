import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

export async function getOwnEdition(artistId: string, editionId: string): Promise<{ title: string }> {
  const [edition] = await sql<{ title: string }>(db, 'SELECT title FROM editions WHERE id = $1 AND artist_id = $2', [
    editionId,
    artistId,
  ])
  if (!edition) throw new ApiError(errors['edition-unknown'])
  return edition
}
