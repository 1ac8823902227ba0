import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getRevenueHistory as describeRevenueHistory } from './contract.ts'

const PERIODS = {
  '30d': { unit: 'day', back: '29 days' },
  '12w': { unit: 'week', back: '11 weeks' },
  '12m': { unit: 'month', back: '11 months' },
} as const

/** Sales per day, week or month (UTC), oldest first, including empty periods. */
export async function getRevenueHistory(
  artistId: string,
  period: keyof typeof PERIODS,
): Promise<EndpointReply<typeof describeRevenueHistory>> {
  const { unit, back } = PERIODS[period]
  const points = await sql<{ from: string; cents: number; sales: number }>(
    db,
    `WITH span AS (
       SELECT generate_series(date_trunc($2, now() AT TIME ZONE 'UTC') - $3::interval,
                              date_trunc($2, now() AT TIME ZONE 'UTC'), ('1 ' || $2)::interval) AS start),
     sold AS (
       SELECT date_trunc($2, day::timestamp) AS start, sum(sales)::int AS sales, sum(cents)::float8 AS cents
         FROM (SELECT day, sales, cents FROM revenue_days WHERE artist_id = $1 AND day >= (SELECT min(start)::date FROM span)
                UNION ALL
               SELECT day, sales, cents FROM revenue_inbox JOIN revenue_of_postings USING (posting_id) WHERE artist_id = $1) d
        GROUP BY 1)
     SELECT to_char(span.start, 'YYYY-MM-DD') AS "from", coalesce(sold.cents, 0) AS cents, coalesce(sold.sales, 0) AS sales
       FROM span LEFT JOIN sold ON sold.start = span.start ORDER BY span.start`,
    [artistId, unit, back],
  )
  return { points }
}
