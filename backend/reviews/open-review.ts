import type { Db } from '#database/client'
import { sql } from '#database/sql'
import type { ReviewKind } from './contract.ts'

/**
 * Opens a review for a person to decide, due in 48 hours. Idempotent by `effectKey`, which identifies the subject.
 * Returns the review's number.
 */
export async function openReview(
  on: Db,
  review: {
    kind: ReviewKind
    subject: string
    effectKey: string
    reason: string
    evidence?: Record<string, unknown>
  },
): Promise<number> {
  const [row] = await sql<{ number: number }>(
    on,
    `INSERT INTO reviews (kind, subject, effect_key, reason, evidence) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (effect_key) DO UPDATE SET effect_key = EXCLUDED.effect_key RETURNING number`,
    [review.kind, review.subject, review.effectKey, review.reason, JSON.stringify(review.evidence ?? {})],
  )
  return row?.number ?? 0
}
