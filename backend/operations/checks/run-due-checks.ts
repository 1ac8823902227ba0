import { setTimeout as sleep } from 'node:timers/promises'
import { cancelReviews, openReview } from '#module/reviews'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { enqueue } from '#queue/queue'
import type { Check, CheckProgress, Observation, SliceResult } from './check.ts'
import { NIGHT_HOURS } from './detectors/get-slice-end.ts'
import { checks } from './checks.ts'
import { runCheckJob } from './jobs.ts'

/** Commits may become visible a little after the time in their rows, and a worker's clock may be ahead. */
const MARGIN_MS = 15 * 60_000

/** Before its first run, a check looks at the last hour and begins its pass through everything else. */
const FIRST_RUN_MS = 60 * 60_000

/** Whether the hours have come in which a pass goes through everything (UTC; see `getSliceSize`). */
const isNight = () => new Date().getUTCHours() < NIGHT_HOURS

/** Without anything new, a check that asks for news runs this often by day. */
const RESTING_SECONDS = 600

/** A quick check that takes longer goes on in a job, and the others are not kept waiting. */
const QUICK_MS = 2_000

type DueCheck = {
  check: Check
  /** Nothing is open, and the last run succeeded. */
  isCalm: boolean
  /** Seconds since a run; Infinity before the first one. */
  ranAgo: number
}

/** The checks that are due. */
async function listDue(): Promise<DueCheck[]> {
  const ran = await sql<{ name: string; ago: number; ranAgo: number | null; isCalm: boolean }>(
    db,
    `SELECT name, extract(epoch FROM now() - checked_at)::float8 AS ago,
            extract(epoch FROM now() - succeeded_at)::float8 AS "ranAgo",
            problem IS NULL AND NOT EXISTS (SELECT FROM monitor_findings WHERE check_name = name AND closed_at IS NULL) AS "isCalm"
       FROM monitor_checks`,
  )
  const states = new Map(ran.map((row) => [row.name, row]))
  return (
    checks
      .map((check) => {
        const state = states.get(check.name)
        return {
          check,
          isCalm: state?.isCalm ?? false,
          ranAgo: state?.ranAgo ?? Infinity,
          ago: state?.ago ?? Infinity,
        }
      })
      // The schedule is not exact, so a check may run up to five seconds early.
      .filter(({ check, ago }) => ago >= check.everySeconds - 5)
  )
}

/** The names of the checks that are due. */
export const listDueChecks = async () => (await listDue()).map(({ check }) => check.name)

/**
 * Job, scheduled: enqueues a job for each check that is due and may have something to record, so that none waits for
 * another. Where a look says that all is as before, the look is all that is done.
 */
export async function enqueueDueChecks({ night = isNight() } = {}): Promise<void> {
  const calm: string[] = []
  const busy: string[] = []
  const begun = performance.now()
  // One after another: all at once, they would open a connection each.
  for (const due of await listDue()) {
    const into = due.isCalm && (await isQuiet(due, night).catch(() => false)) ? calm : busy
    into.push(due.check.name)
  }
  if (calm.length > 0) {
    // As of the beginning: a slow look at one makes no other late the next time.
    await sql(db, 'UPDATE monitor_checks SET checked_at = now() - make_interval(secs => $2) WHERE name = ANY ($1)', [
      calm,
      (performance.now() - begun) / 1000,
    ])
  }
  if (busy.length === 0) return
  await runInTransaction(async (trx) => {
    for (const check of busy) {
      await enqueue(trx, runCheckJob, { check }, { singletonKey: check, singletonSeconds: 30 })
    }
  })
}

/** Whether a run would have nothing to record. Never for a check that goes through everything at this hour. */
async function isQuiet({ check, ranAgo }: DueCheck, night: boolean): Promise<boolean> {
  const since = new Date(Date.now() - ranAgo * 1000 - MARGIN_MS)
  if (check.isQuick) {
    const look = check.run({ since, after: null, open: [], isNight: false })
    const answer = await Promise.race([look, sleep(QUICK_MS, [], { ref: false }).then(() => undefined)])
    return Array.isArray(answer) && answer.length === 0
  }
  return Boolean(check.hasNews) && !night && ranAgo < RESTING_SECONDS && !(await check.hasNews?.(since))
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
