import type { Trx } from '#database/client'
import { sql } from '#database/sql'

const erasedSql = `
  email = NULL, reason = NULL, state = CASE WHEN state IN ('queued', 'sending') THEN 'dropped' ELSE state END,
  ended_at = coalesce(ended_at, now())`

/** Erases an address from all that artists mailed to it. What has not been sent yet is not. */
export async function deleteRecipient(trx: Trx, email: string): Promise<void> {
  await sql(trx, `UPDATE keymail_mailings SET ${erasedSql} WHERE email = $1`, [email])
}

/** Erases the words and the recipients of all that an artist mailed. */
export async function deleteArtistMailings(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE keymail_mailings SET ${erasedSql}
      WHERE email IS NOT NULL AND letter_id IN (SELECT id FROM keymail_letters WHERE artist_id = $1)`,
    [artistId],
  )
  await sql(trx, `UPDATE keymail_letters SET subject = '', message = '' WHERE artist_id = $1`, [artistId])
}
