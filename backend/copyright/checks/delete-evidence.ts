import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes what was read in the copyright documents of these songs and applications; the verdicts stay. */
export async function deleteEvidence(trx: Trx, subjectIds: string[]): Promise<void> {
  await sql(trx, `UPDATE copyright_checks SET evidence = '{}', reasons = '{}' WHERE subject_id = ANY ($1)`, [
    subjectIds,
  ])
}
