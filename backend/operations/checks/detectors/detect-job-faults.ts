import { db } from '#database/client'
import { sql } from '#database/sql'
import { listJobs } from '#queue/define-job'
import type { Observation } from '../check.ts'

export function detectDeadJobs(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT source_name AS subject, 'serious' AS level,
            count(*) || ' of ' || source_name || ' failed at every try' AS message,
            jsonb_build_object('queue', source_name, 'jobs', count(*), 'oldest', min(created_on)) AS details
       FROM pgboss.job WHERE name = 'dead-letters' GROUP BY source_name`,
  )
}

export function detectLateJobs(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT name AS subject, CASE WHEN min(start_after) < now() - interval '1 hour' THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' of ' || name || ' wait since ' || to_char(min(start_after) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'
              AS message,
            jsonb_build_object('queue', name, 'jobs', count(*)) AS details
       FROM pgboss.job
      WHERE name <> 'dead-letters' AND state IN ('created', 'retry') AND start_after < now() - interval '5 minutes'
      GROUP BY name`,
  )
}

/** Tries after which a job that may be tried for days is worth a look. */
const MANY_TRIES = 10

/** Jobs of the kinds that hardly ever die, and those of the clock, which the next tick replaces. */
export async function detectFailingJobs(): Promise<Observation[]> {
  const retrying = await sql<Observation>(
    db,
    `SELECT name AS subject, CASE WHEN min(created_on) < now() - interval '1 hour' THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' of ' || name || ' failed ' || max(retry_count) || ' times and are tried again' AS message,
            jsonb_build_object('queue', name, 'jobs', count(*), 'oldest', min(created_on)) AS details
       FROM pgboss.job WHERE state IN ('retry', 'active') AND retry_count >= $1 GROUP BY name`,
    [MANY_TRIES],
  )
  const clocks = listJobs().filter(({ kind }) => kind === 'clock')
  const failing = await sql<Observation>(
    db,
    `SELECT 'clock ' || queue AS subject, 'serious' AS level, queue || ' has failed at every run lately' AS message,
            jsonb_build_object('queue', queue, 'failed', sum(failed)) AS details
       FROM job_sums
      WHERE queue = ANY ($1)
        AND (grain = 'minute' AND bucket > now() - interval '10 minutes' OR grain = 'hour' AND bucket > now() - interval '4 hours')
      GROUP BY queue, grain HAVING sum(failed) >= 3 AND sum(done) = 0`,
    [clocks.map(({ name }) => name)],
  )
  const subjects = new Set<string>()
  return [...retrying, ...failing].filter(({ subject }) => !subjects.has(subject) && subjects.add(subject))
}
