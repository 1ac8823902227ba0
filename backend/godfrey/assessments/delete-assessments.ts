import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes what was prepared for the deciders of these reviews. */
export async function deleteAssessments(trx: Trx, reviewIds: string[]): Promise<void> {
  await sql(trx, 'DELETE FROM godfrey_assessments WHERE review_id = ANY ($1)', [reviewIds])
  await sql(
    trx,
    'DELETE FROM godfrey_tool_calls WHERE run_id IN (SELECT id FROM godfrey_runs WHERE review_id = ANY ($1))',
    [reviewIds],
  )
}
