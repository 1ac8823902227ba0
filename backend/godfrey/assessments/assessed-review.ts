import type { Language } from '#contract/text'
import type { ReviewKind } from '#contract/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'

/** The kinds of reviews that are assessed: payments and monitoring are facts already. */
const ASSESSED_KINDS: ReviewKind[] = ['copyright', 'correction', 'handover']
const REVIEWS_AT_ONCE = 20

export type AssessedReview = {
  id: string
  kind: ReviewKind
  subject: string
  reason: string
  evidence: Record<string, unknown>
  /** Why the copyright policy did not decide. */
  reasons: string[]
  /** Of the applicant; null: unknown. */
  language: Language | null
  /** Where the documents are stored. */
  documents: { key: string; type: string; bytes: number }[]
}

/** Open reviews that nobody has assessed yet, the oldest first. */
export async function listUnassessedReviews(): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db,
    `SELECT r.id FROM reviews r LEFT JOIN godfrey_assessments a ON a.review_id = r.id
      WHERE r.state = 'open' AND r.kind = ANY ($1) AND a.review_id IS NULL
      ORDER BY r.number LIMIT ${REVIEWS_AT_ONCE}`,
    [ASSESSED_KINDS],
  )
  return rows.map(({ id }) => id)
}

/** A review with what an assessment needs; undefined if it was decided or assessed meanwhile. */
export async function getAssessedReview(reviewId: string): Promise<AssessedReview | undefined> {
  const [review] = await sql<AssessedReview>(
    db,
    `SELECT r.id, r.kind, r.subject, r.reason, r.evidence, coalesce(c.reasons, '{}') AS reasons, g.language,
            coalesce((SELECT jsonb_agg(jsonb_build_object('key', f.key, 'type', f.type, 'bytes', f.bytes)) FROM files f
                       WHERE f.key IN (r.evidence->>'documentKey', g.document_key)), '[]') AS documents
       FROM reviews r
       LEFT JOIN godfrey_assessments a ON a.review_id = r.id
       LEFT JOIN copyright_checks c ON r.effect_key = c.subject_kind || ':' || c.subject_id
       LEFT JOIN g_key_applications g ON r.effect_key = 'application:' || g.id
      WHERE r.id = $1 AND r.state = 'open' AND a.review_id IS NULL`,
    [reviewId],
  )
  return review
}
