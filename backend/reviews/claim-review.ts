import { db } from '#database/client'
import { sql } from '#database/sql'
import { claimableSql } from './claimable-sql.ts'
import { CLAIM_MINUTES } from './contract.ts'
import { getReviewError } from './get-review-error.ts'

/** Claims an open review for a while. Throws 409 when somebody else holds it, without saying who. */
export async function claimReview(id: string, staffSessionId: string): Promise<{ claimedUntil: string }> {
  const [claimed] = await sql<{ until: Date }>(
    db,
    `UPDATE reviews SET claimed_by = $2, claimed_at = now()
      WHERE id = $1 AND state = 'open' AND ${claimableSql}
      RETURNING claimed_at + make_interval(mins => $3) AS until`,
    [id, staffSessionId, CLAIM_MINUTES],
  )
  if (!claimed) throw await getReviewError(db, id)
  return { claimedUntil: claimed.until.toISOString() }
}
