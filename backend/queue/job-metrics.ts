import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'

/** Milliseconds that totals are collected before they are written. */
const FLUSH_DELAY_MS = 5_000
const MINUTE_RETENTION_HOURS = 3

type JobTotals = { done: number; failed: number; waited: number; ran: number; longest: number }

let pending = new Map<string, JobTotals>()
let timer: NodeJS.Timeout | undefined

/** Records one run of a job. Durations in milliseconds. */
export function trackJobRun(queue: string, outcome: 'done' | 'failed', waited: number, ran: number): void {
  const sum = pending.get(queue) ?? { done: 0, failed: 0, waited: 0, ran: 0, longest: 0 }
  pending.set(queue, sum)
  sum[outcome]++
  sum.waited += waited
  sum.ran += ran
  sum.longest = Math.max(sum.longest, waited)
  timer ??= setTimeout(() => void updateJobMetrics(), FLUSH_DELAY_MS).unref()
}

/** Writes the collected totals. If that fails the totals are lost; the jobs are not affected. */
export async function updateJobMetrics(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const these = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1))
  pending = new Map()
  if (these.length === 0) return
  const column = (of: (sum: JobTotals) => number) => these.map(([, sum]) => Math.round(of(sum)))
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
    log.warn({ err: error }, 'job metrics were not written')
  }
}

/** Part of the hourly purge: per-minute totals, and totals older than 400 days. */
export async function purgeJobMetrics(): Promise<void> {
  await sql(db, `DELETE FROM job_sums WHERE grain = 'minute' AND bucket < now() - make_interval(hours => $1)`, [
    MINUTE_RETENTION_HOURS,
  ])
  await sql(db, `DELETE FROM job_sums WHERE bucket < now() - interval '400 days'`)
}
