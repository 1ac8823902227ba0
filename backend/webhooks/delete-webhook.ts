import { commonErrors } from '#contract/http'
import { db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

/** Deletes an artist's webhooks with all that was sent to them. */
export async function deleteAllWebhooks(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'DELETE FROM webhooks WHERE artist_id = $1', [artistId])
}

/** Throws 404 for anybody else's. */
export async function deleteWebhook(artistId: string, id: string): Promise<void> {
  const deleted = await sql(db, 'DELETE FROM webhooks WHERE id = $1 AND artist_id = $2 RETURNING id', [id, artistId])
  if (deleted.length === 0) throw new ApiError(commonErrors.unknown)
}
