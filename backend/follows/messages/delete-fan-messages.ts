import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Erases what an artist wrote to followers; what has not been sent is not. */
export async function deleteFanMessages(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE fan_messages SET subject = '–', body = '–',
            canceled_at = CASE WHEN started_at IS NULL THEN coalesce(canceled_at, now()) END
      WHERE artist_id = $1`,
    [artistId],
  )
}
