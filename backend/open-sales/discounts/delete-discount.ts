import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** Ends one of the artist's codes; may be repeated. Its row stays: orders name it. */
export async function deleteDiscount(artistId: string, id: string): Promise<void> {
  const ended = await sql(
    db,
    'UPDATE discount_codes SET ended_at = coalesce(ended_at, now()) WHERE id = $1 AND artist_id = $2 RETURNING id',
    [id, artistId],
  )
  if (ended.length === 0) throw new ApiError(errors['discount-unknown'])
}
