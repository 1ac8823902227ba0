import { openReview } from '#module/reviews'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import type { Check, Observation } from './check.ts'
import { checks } from './checks.ts'

/**
 * Job, scheduled: runs every check that is due. Opens a finding for each new observation, updates those observed again,
 * and closes the others. A serious finding opens a review.
 */
export async function runDueChecks(): Promise<void> {
  const ran = await sql<{ name: string; ago: number }>(
    db,
    'SELECT name, extract(epoch FROM now() - checked_at)::float8 AS ago FROM monitor_checks',
  )
  const ago = new Map(ran.map((row) => [row.name, row.ago]))
  for (const check of checks) {
    // The schedule is not exact, so a check may run up to five seconds early.
    if ((ago.get(check.name) ?? Infinity) >= check.everySeconds - 5) await runCheck(check)
  }
}

/** Runs one check. If it throws, the failure is recorded and its findings stay as they are. */
export async function runCheck({ name, run }: Check): Promise<void> {
  const started = performance.now()
  let seen: Observation[] | undefined
  let problem: string | null = null
  try {
    seen = await run()
  } catch (error) {
    log.warn({ err: error, check: name }, 'check failed')
    problem = 'It could not be looked at.'
  }
  const tookMs = Math.round(performance.now() - started)
  await runInTransaction(async (trx) => {
    await sql(
      trx,
      `INSERT INTO monitor_checks (name, checked_at, took_ms, problem) VALUES ($1, now(), $2, $3)
       ON CONFLICT (name) DO UPDATE SET checked_at = now(), took_ms = EXCLUDED.took_ms, problem = EXCLUDED.problem`,
      [name, tookMs, problem],
    )
    if (seen) await recordFindings(trx, name, seen)
  })
}

async function recordFindings(trx: Trx, check: string, seen: Observation[]): Promise<void> {
  await sql(
    trx,
    `UPDATE monitor_findings SET closed_at = now()
      WHERE check_name = $1 AND closed_at IS NULL AND NOT (subject = ANY ($2))`,
    [check, seen.map(({ subject }) => subject)],
  )
  for (const { subject, level, message, details = {} } of seen) {
    const [kept] = await sql<{ id: string; reviewed: boolean }>(
      trx,
      `INSERT INTO monitor_findings AS f (check_name, subject, level, message, details) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (check_name, subject) WHERE closed_at IS NULL
       DO UPDATE SET seen_at = now(), level = EXCLUDED.level, message = EXCLUDED.message, details = EXCLUDED.details
       RETURNING id, review_number IS NOT NULL AS reviewed`,
      [check, subject, level, message, JSON.stringify(details)],
    )
    if (!kept || level !== 'serious' || kept.reviewed) continue
    const number = await openReview(trx, {
      kind: 'monitoring',
      subject: message,
      effectKey: `finding:${kept.id}`,
      reason: 'Godfrey found this while watching over the house.',
      evidence: { check, about: subject, ...details },
    })
    await sql(trx, 'UPDATE monitor_findings SET review_number = $2 WHERE id = $1', [kept.id, number])
  }
}
