import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { claimableSql } from './claimable-sql.ts'
import { CLAIM_MINUTES, type ReviewDecision, type ReviewKind } from './contract.ts'
import { getReviewError } from './get-review-error.ts'

/**
 * Records the decision on an open review that nobody else has claimed. Of two concurrent calls one succeeds and the
 * other throws 409.
 */
export async function closeReview(
  trx: Trx,
  id: string,
  staffSessionId: string,
  { decision, note }: { decision: ReviewDecision; note: string },
): Promise<{ number: number; kind: ReviewKind; effectKey: string }> {
  const [closed] = await sql<{ number: number; kind: ReviewKind; effectKey: string }>(
    trx,
    `UPDATE reviews SET state = 'decided', decision = $4, note = $5, decided_at = now()
      WHERE id = $1 AND state = 'open' AND ${claimableSql}
      RETURNING number, kind, effect_key AS "effectKey"`,
    [id, staffSessionId, CLAIM_MINUTES, decision, note],
  )
  if (!closed) throw await getReviewError(trx, id)
  return closed
}
