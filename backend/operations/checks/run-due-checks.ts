import { cancelReviews, openReview } from '#module/reviews'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { enqueue } from '#queue/queue'
import type { CheckProgress, Observation, SliceResult } from './check.ts'
import { NIGHT_HOURS } from './detectors/get-slice-end.ts'
import { checks } from './checks.ts'
import { runCheckJob } from './jobs.ts'

/** Commits may become visible a little after the time in their rows, and a worker's clock may be ahead. */
const MARGIN_MS = 15 * 60_000

/** Before its first run, a check looks at the last hour and begins its pass through everything else. */
const FIRST_RUN_MS = 60 * 60_000

/** Whether the hours have come in which a pass goes through everything (UTC; see `getSliceSize`). */
const isNight = () => new Date().getUTCHours() < NIGHT_HOURS

/** The names of the checks that are due. */
export async function listDueChecks(): Promise<string[]> {
  const ran = await sql<{ name: string; ago: number }>(
    db,
    'SELECT name, extract(epoch FROM now() - checked_at)::float8 AS ago FROM monitor_checks',
  )
  const ago = new Map(ran.map((row) => [row.name, row.ago]))
  // The schedule is not exact, so a check may run up to five seconds early.
  return checks
    .filter(({ name, everySeconds }) => (ago.get(name) ?? Infinity) >= everySeconds - 5)
    .map(({ name }) => name)
}

/** Job, scheduled: enqueues a job for each check that is due, so that none waits for another. */
export async function enqueueDueChecks(): Promise<void> {
  const due = await listDueChecks()
  await runInTransaction(async (trx) => {
    for (const check of due) {
      await enqueue(trx, runCheckJob, { check }, { singletonKey: check, singletonSeconds: 30 })
    }
  })
}

/**
 * Job: runs one check. Opens a finding for each new observation, updates those observed again, and closes the others with
 * their reviews. A serious finding opens a review. If the check throws, the failure is recorded and its findings stay as they are.
 */
export async function runCheck({ check: name }: { check: string }): Promise<void> {
  const check = checks.find((one) => one.name === name)
  // A job of a former version.
  if (!check) return
  const started = new Date()
  let result: SliceResult | undefined
  let problem: string | null = null
  try {
    const answer = await check.run(await getProgress(name))
    result = Array.isArray(answer) ? { observations: answer, after: null } : answer
  } catch (error) {
    log.warn({ err: error, check: name }, 'check failed')
    problem = 'It could not be looked at.'
  }
  await runInTransaction(async (trx) => {
    await sql(
      trx,
      `INSERT INTO monitor_checks AS c (name, checked_at, took_ms, problem, succeeded_at, continue_after)
       VALUES ($1, now(), $2, $3, $4, $5)
       ON CONFLICT (name) DO UPDATE SET checked_at = now(), took_ms = EXCLUDED.took_ms, problem = EXCLUDED.problem,
         succeeded_at = coalesce(EXCLUDED.succeeded_at, c.succeeded_at),
         continue_after = CASE WHEN EXCLUDED.problem IS NULL THEN EXCLUDED.continue_after ELSE c.continue_after END`,
      [name, Date.now() - started.getTime(), problem, result ? started : null, result?.after ?? null],
    )
    if (result) await recordFindings(trx, name, result.observations)
  })
}

async function getProgress(name: string): Promise<CheckProgress> {
  const [state] = await sql<{ succeededAt: Date | null; after: string | null }>(
    db,
    'SELECT succeeded_at AS "succeededAt", continue_after AS after FROM monitor_checks WHERE name = $1',
    [name],
  )
  const open = await sql<{ subject: string }>(
    db,
    'SELECT subject FROM monitor_findings WHERE check_name = $1 AND closed_at IS NULL',
    [name],
  )
  return {
    since: new Date(state?.succeededAt ? state.succeededAt.getTime() - MARGIN_MS : Date.now() - FIRST_RUN_MS),
    after: state?.after ?? null,
    open: open.map(({ subject }) => subject),
    isNight: isNight(),
  }
}

async function recordFindings(trx: Trx, check: string, seen: Observation[]): Promise<void> {
  const closed = await sql<{ id: string }>(
    trx,
    `UPDATE monitor_findings SET closed_at = now()
      WHERE check_name = $1 AND closed_at IS NULL AND NOT (subject = ANY ($2)) RETURNING id`,
    [check, seen.map(({ subject }) => subject)],
  )
  const note = 'Closed by itself: the check finds nothing any more.'
  await cancelReviews(
    trx,
    closed.map(({ id }) => `finding:${id}`),
    { decision: 'approve', note },
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
      reason: { because: 'finding' },
      evidence: { check, about: subject, ...details },
    })
    await sql(trx, 'UPDATE monitor_findings SET review_number = $2 WHERE id = $1', [kept.id, number])
  }
}
