import { type Db, type Trx, db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { CLAIM_MINUTES, type ReviewDecision, type ReviewKind, refusals } from './contract.ts'

const FREE_FOR = `(claimed_by IS NULL OR claimed_by = $2 OR claimed_at <= now() - make_interval(mins => $3))`

/** Keeps other staff away from an open review for a while. Whoever comes second is refused, and not told by whom. */
export async function claimReview(id: string, staffSessionId: string): Promise<{ claimedUntil: string }> {
  const [claimed] = await sql<{ until: Date }>(
    db,
    `UPDATE reviews SET claimed_by = $2, claimed_at = now()
      WHERE id = $1 AND state = 'open' AND ${FREE_FOR}
      RETURNING claimed_at + make_interval(mins => $3) AS until`,
    [id, staffSessionId, CLAIM_MINUTES],
  )
  if (!claimed) throw await whyNot(db, id)
  return { claimedUntil: claimed.until.toISOString() }
}

/** Decides an open review that nobody else has claimed. Of two at once one gets it, the other is refused. */
export async function closeReview(
  trx: Trx,
  id: string,
  staffSessionId: string,
  { decision, note }: { decision: ReviewDecision; note: string },
): Promise<{ number: number; kind: ReviewKind; effectKey: string }> {
  const [closed] = await sql<{ number: number; kind: ReviewKind; effectKey: string }>(
    trx,
    `UPDATE reviews SET state = 'decided', decision = $4, note = $5, decided_at = now()
      WHERE id = $1 AND state = 'open' AND ${FREE_FOR}
      RETURNING number, kind, effect_key AS "effectKey"`,
    [id, staffSessionId, CLAIM_MINUTES, decision, note],
  )
  if (!closed) throw await whyNot(trx, id)
  return closed
}

async function whyNot(on: Db, id: string): Promise<Refusal> {
  const [review] = await sql<{ state: 'open' | 'decided' }>(on, 'SELECT state FROM reviews WHERE id = $1', [id])
  if (!review) return new Refusal(refusals['review-unknown'])
  return new Refusal(refusals[review.state === 'open' ? 'review-taken' : 'review-decided'])
}
