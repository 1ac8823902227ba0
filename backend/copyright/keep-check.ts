import { type Db, type Trx, db, sql } from '#platform/database'
import type { Reason, Verdict } from './contract.ts'
import type { EvaluatedDocument } from './read-papers.ts'
import { getReasonText } from './reasons.ts'

export type CheckSubject = { kind: 'application' | 'song'; id: string; artistId: string | null }

/** Lists the registration numbers already used by another artist or applicant, verified or pending. */
export async function listUsedNumbers(subject: CheckSubject, numbers: string[], on: Db = db): Promise<string[]> {
  if (numbers.length === 0) return []
  const used = await sql<{ number: string }>(
    on,
    `SELECT r.number FROM copyright_registrations r LEFT JOIN g_key_applications a ON a.id = r.application_id
      WHERE r.number = ANY ($1) AND r.application_id IS DISTINCT FROM $2
        AND ($3::uuid IS NULL OR coalesce(r.artist_id, a.artist_id) IS DISTINCT FROM $3)
     UNION
     SELECT n FROM copyright_checks c CROSS JOIN unnest(c.numbers) AS n
       LEFT JOIN g_key_applications a ON c.subject_kind = 'application' AND a.id = c.subject_id
       LEFT JOIN songs s ON c.subject_kind = 'song' AND s.id = c.subject_id
      WHERE c.numbers && $1 AND n = ANY ($1) AND c.subject_id <> $2
        AND coalesce(a.state, s.state) <> 'declined'
        AND ($3::uuid IS NULL OR coalesce(s.artist_id, a.artist_id) IS DISTINCT FROM $3)`,
    [numbers, subject.id, subject.artistId],
  )
  return used.map(({ number }) => number)
}

/** Claims registration numbers for their verified owner. Returns false and claims none if one of them is taken. */
export async function claimRegistrationNumbers(trx: Trx, subject: CheckSubject, numbers: string[]): Promise<boolean> {
  // In sorted order: two transactions claiming the same numbers wait for each other instead of deadlocking.
  const sorted = numbers.toSorted()
  await sql(
    trx,
    `INSERT INTO copyright_registrations (number, application_id, artist_id)
     SELECT n, $2, $3 FROM unnest($1::text[]) AS n ON CONFLICT (number) DO NOTHING`,
    [sorted, subject.kind === 'application' ? subject.id : null, subject.artistId],
  )
  // Sees what a concurrent transaction has just claimed: the insert waited for its end.
  const taken = await listUsedNumbers(subject, sorted, trx)
  if (taken.length === 0) return true
  await sql(
    trx,
    `DELETE FROM copyright_registrations WHERE number = ANY ($1)
        AND (application_id = $2 OR artist_id = $3) AND claimed_at = now()`,
    [sorted, subject.kind === 'application' ? subject.id : null, subject.artistId],
  )
  return false
}

export async function recordCheck(
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

/** Evidence for the reviewer: the declaration, the values found and where, and why the check did not decide. */
export function buildEvidence(
  declared: Record<string, unknown>,
  papers: EvaluatedDocument | undefined,
  reasons: Reason[],
): Record<string, unknown> {
  return {
    godfreySays: reasons.map((reason) => getReasonText(reason)),
    declared,
    ...(papers
      ? {
          found: papers.fields.found
            .slice(0, 30)
            .map(({ field, value, page, excerpt }) => ({ field, value, page, excerpt })),
          registrationNumbers: papers.fields.registrations.map(({ number, written, office, page }) => ({
            number,
            written,
            office,
            page,
          })),
          readBy: papers.reading.by,
          pages: papers.reading.pages,
          unseenWords: papers.reading.hidden.slice(0, 5),
        }
      : {}),
  }
}
