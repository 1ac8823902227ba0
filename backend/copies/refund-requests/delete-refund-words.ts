import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Takes back the open wishes of these fans for their money, and erases the words of all of them and of their answers. */
export async function deleteRefundWords(trx: Trx, fanIds: string[]): Promise<void> {
  await sql(
    trx,
    `UPDATE refund_requests SET reason = '', answer = '', ended_at = coalesce(ended_at, now()),
            state = CASE state WHEN 'open' THEN 'withdrawn' ELSE state END
      WHERE fan_id = ANY ($1)`,
    [fanIds],
  )
}

/** Erases what an artist answered. */
export async function deleteRefundAnswers(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE refund_requests SET answer = '' WHERE artist_id = $1`, [artistId])
}
