import { db } from '#database/client'
import { sql } from '#database/sql'

/**
 * Marks a copy as played, after which it can no longer be given away. Among several copies of one edition, one already
 * played is taken first, then the oldest. Returns false if the fans no longer hold one.
 */
export async function updateKeymailPlayed(songId: string, fanIds: readonly string[]): Promise<boolean> {
  const entered = await sql(
    db,
    `UPDATE keymails SET entered_at = coalesce(entered_at, now()) WHERE state = 'redeemed' AND fan_id = ANY ($2) AND id = (
       SELECT k.id FROM keymails k JOIN edition_songs es ON es.edition_id = k.edition_id
        WHERE es.song_id = $1 AND k.fan_id = ANY ($2) AND k.state = 'redeemed'
        ORDER BY k.entered_at IS NULL, k.redeemed_at LIMIT 1) RETURNING id`,
    [songId, fanIds],
  )
  return entered.length > 0
}
