import { raw } from 'objection'
import type { Db } from '#database/client'
import type { ReviewKind } from './contract.ts'
import { getReviewMatter } from './get-review-matter.ts'
import { Review } from './review.ts'

/**
 * Opens a review for a person to decide, due in 48 hours. Idempotent by `effectKey`, which identifies the subject.
 * Returns the review's number.
 */
export async function openReview(
  on: Db,
  {
    kind,
    subject,
    effectKey,
    reason,
    evidence = {},
  }: {
    kind: ReviewKind
    subject: string
    effectKey: string
    reason: string
    evidence?: Record<string, unknown>
  },
): Promise<number> {
  const { words, cents } = await getReviewMatter(on, { subject, evidence })
  const { number } = await Review.query(on)
    .insert({ kind, subject, effectKey, reason, evidence, cents, search: raw(`to_tsvector('simple', ?)`, [words]) })
    .onConflict('effect_key')
    .merge(['effect_key'])
    .returning('number')
  return number
}
