import { db } from '#database/client'
import { sql } from '#database/sql'
import { FAILED_ATTEMPTS_PER_CALLER, FAILED_ATTEMPTS_TOTAL, TOTAL_ATTEMPTS_BUCKET } from '#http/limits/failed-attempts'
import type { Observation } from './check.ts'

/** Reads the existing rate limit counters, so that nothing more about anybody needs to be stored. */
export function detectCodeGuessing(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT CASE WHEN bucket = $1 THEN 'everywhere' ELSE md5(bucket) END AS subject,
            CASE WHEN bucket = $1 AND hits >= $2 THEN 'serious' ELSE 'notice' END AS level,
            CASE WHEN bucket = $1 THEN hits || ' wrong codes in this hour, from all addresses together'
                 WHEN bucket LIKE 'guess:signed-in:%' THEN 'Somebody who is signed in typed ' || hits || ' wrong codes in a minute'
                 ELSE 'One address typed ' || hits || ' wrong codes in a minute' END AS message,
            jsonb_build_object('hits', hits) AS details
       FROM throttle
      WHERE (bucket = $1 AND hits >= $2 / 2 AND window_start > now() - interval '1 hour')
         OR (bucket LIKE 'guess:%' AND bucket <> $1 AND hits >= $3 AND window_start > now() - interval '10 minutes')`,
    [TOTAL_ATTEMPTS_BUCKET, FAILED_ATTEMPTS_TOTAL.hits, FAILED_ATTEMPTS_PER_CALLER.hits],
  )
}
