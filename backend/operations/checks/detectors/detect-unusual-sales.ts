import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Observation } from '../check.ts'

/** Detects an artist selling ten times last month's hourly average, a payer buying repeatedly, and card testing. */
export function detectUnusualSales(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `WITH lately AS (
       SELECT payee_artist_id AS artist_id, count(*) AS sales FROM orders
        WHERE state = 'completed' AND completed_at > now() - interval '1 hour' AND payee_artist_id IS NOT NULL
        GROUP BY 1 HAVING count(*) >= 50),
     usual AS (
       SELECT l.artist_id, count(*) / 720.0 AS an_hour FROM lately l JOIN orders o ON o.payee_artist_id = l.artist_id
        WHERE o.state = 'completed' AND o.completed_at BETWEEN now() - interval '30 days' AND now() - interval '1 hour' GROUP BY 1)
     SELECT 'artist ' || l.artist_id AS subject, CASE WHEN l.sales >= 500 THEN 'serious' ELSE 'notice' END AS level,
            a.stage_name || ' sold ' || l.sales || ' copies in an hour, and usually ' || round(coalesce(u.an_hour, 0), 1) AS message,
            jsonb_build_object('artistId', l.artist_id, 'sales', l.sales) AS details
       FROM lately l JOIN artists a ON a.id = l.artist_id LEFT JOIN usual u ON u.artist_id = l.artist_id
      WHERE l.sales > 10 * coalesce(u.an_hour, 0)
     UNION ALL
     SELECT 'payer ' || md5(payer_email), CASE WHEN count(*) >= 100 THEN 'serious' ELSE 'notice' END,
            'One payer bought ' || count(*) || ' things in an hour', jsonb_build_object('orders', count(*), 'cents', sum(cents))
       FROM orders WHERE state = 'completed' AND completed_at > now() - interval '1 hour' AND payer_email IS NOT NULL
      GROUP BY payer_email HAVING count(*) >= 20
     UNION ALL
     SELECT 'declined payments', CASE WHEN count(*) >= 200 THEN 'serious' ELSE 'notice' END,
            count(*) || ' payments were declined in an hour: cards may be tried out', jsonb_build_object('declined', count(*))
       FROM capture_attempts WHERE outcome = 'declined' AND ended_at > now() - interval '1 hour' HAVING count(*) >= 30`,
  )
}
