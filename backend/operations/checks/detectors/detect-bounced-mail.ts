import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Observation } from '../check.ts'

/** Reports domains only: the mail server matters here, not the person. */
export function detectBouncedMail(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT domain AS subject, CASE WHEN count(*) >= 5 THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' mails to ' || domain || ' were refused in the last day' AS message,
            jsonb_build_object('answer', (array_agg(answer ORDER BY at DESC))[1], 'addresses', count(DISTINCT address)) AS details
       FROM (SELECT *, split_part(address, '@', 2) AS domain FROM mail_bounces WHERE at > now() - interval '1 day') b
      GROUP BY domain`,
  )
}
