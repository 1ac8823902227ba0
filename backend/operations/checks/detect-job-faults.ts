import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Observation } from './check.ts'

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
