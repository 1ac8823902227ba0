import { type Db, type Trx, db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { CLAIM_MINUTES, type ReviewDecision, type ReviewKind, errors } from './contract.ts'

const claimableSql = `(claimed_by IS NULL OR claimed_by = $2 OR claimed_at <= now() - make_interval(mins => $3))`

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

async function getReviewError(on: Db, id: string): Promise<ApiError> {
  const [review] = await sql<{ state: 'open' | 'decided' }>(on, 'SELECT state FROM reviews WHERE id = $1', [id])
  if (!review) return new ApiError(errors['review-unknown'])
  return new ApiError(errors[review.state === 'open' ? 'review-taken' : 'review-decided'])
}
