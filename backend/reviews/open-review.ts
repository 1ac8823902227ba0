import { raw } from 'objection'
import type { Db } from '#database/client'
import type { ReviewKind } from './contract.ts'
import { getReviewMatter } from './get-review-matter.ts'
import { formatReason, formatStaffMatter, type ReviewMatter, type ReviewReason } from '#module/reviews/matters'
import { Review } from './review.ts'

/**
 * Opens a review for a person to decide, due in 48 hours. Idempotent by `effectKey`, which identifies the subject.
 * Returns the review's number.
 */
export async function openReview(
  on: Db,
  {
    kind,
    subject: about,
    effectKey,
    reason: why,
    evidence = {},
  }: {
    kind: ReviewKind
    /** What it is about: a matter, or somebody's own words. */
    subject: ReviewMatter | string
    effectKey: string
    /** Why a person has to look at it: a reason, or somebody's own words. */
    reason: ReviewReason | string
    evidence?: Record<string, unknown>
  },
): Promise<number> {
  const [subject, kept] =
    typeof about === 'string' ? [about, {}] : [formatStaffMatter(about, 'english'), { matter: about }]
  const [reason, known] = typeof why === 'string' ? [why, {}] : [formatReason(why, 'english'), { why }]
  const { words, cents } = await getReviewMatter(on, { subject, evidence })
  const { number } = await Review.query(on)
    .insert({
      kind,
      subject,
      ...kept,
      effectKey,
      reason,
      ...known,
      evidence,
      cents,
      search: raw(`to_tsvector('simple', ?)`, [words]),
    })
    .onConflict('effect_key')
    .merge(['effect_key'])
    .returning('number')
  return number
}
