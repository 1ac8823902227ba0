import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

/** Throws 404 for anybody else's. */
export async function deleteWebhook(artistId: string, id: string): Promise<void> {
  const deleted = await sql(db, 'DELETE FROM webhooks WHERE id = $1 AND artist_id = $2 RETURNING id', [id, artistId])
  if (deleted.length === 0) throw new ApiError(commonErrors.unknown)
}
