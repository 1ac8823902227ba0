import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { errors } from '#contract/follows'
import { publishFollow } from '#module/follows/messages'
import { followLink } from './follow-link.ts'

/** Consumes the mailed link: from now on the address hears of this artist or song. Throws 404 for a used link. */
export async function confirmFollow(token: string): Promise<{ email: string; name: string }> {
  const { artistId, ...confirmation } = await runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, followLink, token)
    const [confirmed] = link
      ? await sql<{ email: string; name: string; artistId: string | null }>(
          trx,
          `WITH confirmed AS (
             UPDATE follows SET confirmed_at = coalesce(confirmed_at, now()), shares_address = shares_address OR $2 WHERE id = $1
             RETURNING follower_id, artist_id, song_id),
           resumed AS (
             UPDATE followers r SET stopped_at = NULL FROM confirmed c WHERE r.id = c.follower_id RETURNING r.email)
           SELECT resumed.email, c.artist_id AS "artistId", coalesce(s.title, a.stage_name) AS name
             FROM resumed, confirmed c LEFT JOIN artists a ON a.id = c.artist_id LEFT JOIN songs s ON s.id = c.song_id`,
          [link.followId, link.shareAddress],
        )
      : []
    if (!confirmed) throw new ApiError(errors['follow-link-expired'])
    return confirmed
  })
  publishFollow(artistId)
  return confirmation
}
