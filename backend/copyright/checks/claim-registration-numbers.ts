import { db, type Db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import type { CheckSubject } from './create-check.ts'

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
