import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** Cancels one of the artist's messages. Throws 409 once it is on its way. */
export async function deleteFanMessage(artistId: string, id: string): Promise<void> {
  const canceled = await sql(
    db,
    `UPDATE fan_messages SET canceled_at = now()
      WHERE id = $1 AND artist_id = $2 AND started_at IS NULL AND canceled_at IS NULL RETURNING id`,
    [id, artistId],
  )
  if (canceled.length > 0) return
  const [own] = await sql(db, 'SELECT 1 FROM fan_messages WHERE id = $1 AND artist_id = $2', [id, artistId])
  throw new ApiError(errors[own ? 'message-started' : 'message-unknown'])
}
