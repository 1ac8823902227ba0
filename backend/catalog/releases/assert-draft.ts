import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** Locks the artist's draft, so that it is not published meanwhile. Throws 404 for anybody else's, 409 for what is out. */
export async function assertDraft(trx: Trx, artistId: string, editionId: string): Promise<void> {
  const [edition] = await sql<{ state: string }>(
    trx,
    'SELECT state FROM editions WHERE id = $1 AND artist_id = $2 FOR NO KEY UPDATE',
    [editionId, artistId],
  )
  if (!edition) throw new ApiError(errors['edition-unknown'])
  if (edition.state !== 'draft') throw new ApiError(errors['not-a-draft'])
}
