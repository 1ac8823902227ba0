import { db, sql } from '#platform/database'
import { log } from '#platform/logger'

/** Sums wait this long for company, in milliseconds. */
const GATHER_MS = 5_000
const MINUTES_KEPT_HOURS = 3

type Sum = { done: number; failed: number; waited: number; ran: number; longest: number }

let gathered = new Map<string, Sum>()
let timer: NodeJS.Timeout | undefined

/** Notes one try of a job, in milliseconds. */
export function noteJob(queue: string, outcome: 'done' | 'failed', waited: number, ran: number): void {
  const sum = gathered.get(queue) ?? { done: 0, failed: 0, waited: 0, ran: 0, longest: 0 }
  gathered.set(queue, sum)
  sum[outcome]++
  sum.waited += waited
  sum.ran += ran
  sum.longest = Math.max(sum.longest, waited)
  timer ??= setTimeout(() => void flushJobSums(), GATHER_MS).unref()
}

/** Writes down what was gathered. What cannot be written is lost: the jobs themselves are not. */
export async function flushJobSums(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const these = [...gathered].toSorted(([a], [b]) => (a < b ? -1 : 1))
  gathered = new Map()
  if (these.length === 0) return
  const column = (of: (sum: Sum) => number) => these.map(([, sum]) => Math.round(of(sum)))
  try {
    await sql(
      db,
      `INSERT INTO job_sums AS s (grain, bucket, queue, done, failed, waited_ms, ran_ms, longest_wait_ms)
       SELECT grain, date_trunc(grain, now(), 'UTC'), j.*
         FROM unnest(ARRAY['hour', 'minute']) AS grain,
              unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[]) AS j (queue, done, failed, waited_ms, ran_ms, longest_wait_ms)
        ORDER BY grain, j.queue
       ON CONFLICT (grain, bucket, queue) DO UPDATE
         SET done = s.done + EXCLUDED.done, failed = s.failed + EXCLUDED.failed,
             waited_ms = s.waited_ms + EXCLUDED.waited_ms, ran_ms = s.ran_ms + EXCLUDED.ran_ms,
             longest_wait_ms = greatest(s.longest_wait_ms, EXCLUDED.longest_wait_ms)`,
      [
        these.map(([queue]) => queue),
        column(({ done }) => done),
        column(({ failed }) => failed),
        column(({ waited }) => waited),
        column(({ ran }) => ran),
        column(({ longest }) => longest),
      ],
    )
  } catch (error) {
    log.warn({ err: error }, 'jobs were not summed')
  }
}

/** Job, hourly: forgets single minutes, and processes that fell silent a day ago. */
export async function forgetRuns(): Promise<void> {
  await sql(db, `DELETE FROM job_sums WHERE grain = 'minute' AND bucket < now() - make_interval(hours => $1)`, [
    MINUTES_KEPT_HOURS,
  ])
  await sql(db, `DELETE FROM job_sums WHERE bucket < now() - interval '400 days'`)
  await sql(db, `DELETE FROM processes WHERE seen_at < now() - interval '1 day'`)
}
