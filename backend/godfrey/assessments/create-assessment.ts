import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Assessment } from './contract.ts'

/** Stores an assessment; the first of a review stays. */
export async function createAssessment(reviewId: string, { points, draft, draftBy }: Assessment): Promise<void> {
  await sql(
    db,
    `INSERT INTO godfrey_assessments (review_id, points, draft, draft_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (review_id) DO NOTHING`,
    [reviewId, JSON.stringify(points), draft, draftBy],
  )
}

/** What Godfrey makes of a review; null while he has not looked at it. */
export async function getAssessment(reviewId: string): Promise<Assessment | null> {
  const [row] = await sql<Assessment>(
    db,
    `SELECT points, draft, draft_by AS "draftBy" FROM godfrey_assessments WHERE review_id = $1`,
    [reviewId],
  )
  return row ?? null
}
