import type { Period } from '#contract/analytics'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getPeriodRange } from './period.ts'

// One address is one fan, however many browsers paid under it: the earliest row stands for all.
// Summed as floats, which are exact for these and take half the time of integers that may grow beyond 64 bits.
export const topArtistsSql = `
  WITH fresh AS (
    SELECT i.artist_id, i.at, i.kind, i.cents, f.id AS fan_id
      FROM analytics_inbox i LEFT JOIN orders o ON o.id = i.subject_id
      LEFT JOIN LATERAL (SELECT id FROM fans WHERE address = o.payer_email ORDER BY id LIMIT 1) f ON true
     WHERE i.artist_id IS NOT NULL AND i.kind IN ('sale', 'refund')),
  firsts AS (
    SELECT artist_id, fan_id, min(at) AS at FROM fresh
     WHERE kind = 'sale' AND fan_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM analytics_fans a WHERE a.artist_id = fresh.artist_id AND a.fan_id = fresh.fan_id)
     GROUP BY artist_id, fan_id),
  best AS (
    SELECT artist_id, sum(cents::float8) AS cents, sum(fans::float8) AS fans
      FROM (SELECT artist_id, cents, fans FROM analytics_artist_sums WHERE grain = $1 AND bucket >= $2
             UNION ALL SELECT artist_id, cents, 0 FROM fresh WHERE at >= $2
             UNION ALL SELECT artist_id, 0, 1 FROM firsts WHERE at >= $2) earned
     GROUP BY artist_id ORDER BY cents DESC, artist_id LIMIT $3)
  SELECT a.stage_name AS name, best.fans, best.cents
    FROM best JOIN artists a ON a.id = best.artist_id ORDER BY best.cents DESC, a.id`

/** The artists who earned most in the period, with the number of fans they gained. */
export function listTopArtists(period: Period, most: number): Promise<{ name: string; fans: number; cents: number }[]> {
  const { since, grain } = getPeriodRange(period)
  return sql(db, topArtistsSql, [grain, since, most])
}
