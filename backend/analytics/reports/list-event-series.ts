import { type EventKind, type Period, STEP_SECONDS } from '#contract/analytics'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getPeriodRange } from './period.ts'

const eventSeriesSql = `
  SELECT date_bin(make_interval(secs => $2), at, $3) AS at, kind, detail, sum(quantity)::float8 AS quantity,
         sum(cents)::float8 AS cents
    FROM (SELECT kind, detail, bucket AS at, quantity, cents FROM analytics_sums WHERE grain = $1 AND bucket >= $3
           UNION ALL
          SELECT kind, detail, at, quantity, cents FROM analytics_inbox WHERE at >= $3) happened
   WHERE kind = 'sale' OR kind = 'refund' OR (kind = 'deed' AND detail = 'came')
   GROUP BY 1, 2, 3 ORDER BY 1`

export type SeriesPoint = { at: Date; kind: EventKind; detail: string; quantity: number; cents: number }

/** Visitors and money per chart step. Empty steps are omitted. */
export function listEventSeries(period: Period): Promise<SeriesPoint[]> {
  const { since, grain } = getPeriodRange(period)
  return sql<SeriesPoint>(db, eventSeriesSql, [grain, STEP_SECONDS[period], since])
}
