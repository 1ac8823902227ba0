import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import type { Reason, Verdict } from '#module/copyright/policy'

export type CheckSubject = { kind: 'application' | 'song'; id: string; artistId: string | null }

export async function createCheck(
  trx: Trx,
  subject: CheckSubject,
  check: { verdict: Verdict; reasons: Reason[]; numbers: string[]; evidence: Record<string, unknown> },
): Promise<void> {
  await sql(
    trx,
    `INSERT INTO copyright_checks (subject_kind, subject_id, verdict, reasons, numbers, evidence)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (subject_kind, subject_id) DO UPDATE SET verdict = EXCLUDED.verdict, reasons = EXCLUDED.reasons,
       numbers = EXCLUDED.numbers, evidence = EXCLUDED.evidence, checked_at = now()`,
    [subject.kind, subject.id, check.verdict, check.reasons, check.numbers, JSON.stringify(check.evidence)],
  )
}

/** Deletes what was read in the copyright documents of these songs and applications; the verdicts stay. */
export async function deleteEvidence(trx: Trx, subjectIds: string[]): Promise<void> {
  await sql(trx, `UPDATE copyright_checks SET evidence = '{}', reasons = '{}' WHERE subject_id = ANY ($1)`, [
    subjectIds,
  ])
}
