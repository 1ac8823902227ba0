import { db, sql } from '#platform/database'
import { type EventKind, PERIODS, type Period, STEP_SECONDS } from './contract.ts'

const GRAIN_MS = { minute: 60_000, hour: 3_600_000 } as const

/** Start of the period, start of the previous period, and the bucket size. */
export function getPeriodRange(period: Period, now = Date.now()): { since: Date; before: Date; grain: 'minute' | 'hour' } {
  const { grain, buckets } = PERIODS[period]
  const step = GRAIN_MS[grain]
  const since = Math.floor(now / step) * step - (buckets - 1) * step
  return { since: new Date(since), before: new Date(since - buckets * step), grain }
}

/** The start of each chart step of the period, in milliseconds. */
export function listPeriodSteps(period: Period): number[] {
  const { since, grain } = getPeriodRange(period)
  const step = STEP_SECONDS[period] * 1000
  const count = (PERIODS[period].buckets * GRAIN_MS[grain]) / step
  return Array.from({ length: count }, (_, n) => since.getTime() + n * step)
}

type EventSum = {
  kind: EventKind
  detail: string
  quantity: number
  cents: number
  quantityBefore: number
  centsBefore: number
}

const eventSumsSql = `
  SELECT kind, detail,
         coalesce(sum(quantity) FILTER (WHERE at >= $2), 0)::float8 AS quantity,
         coalesce(sum(cents) FILTER (WHERE at >= $2), 0)::float8 AS cents,
         coalesce(sum(quantity) FILTER (WHERE at < $2), 0)::float8 AS "quantityBefore",
         coalesce(sum(cents) FILTER (WHERE at < $2), 0)::float8 AS "centsBefore"
    FROM (SELECT kind, detail, bucket AS at, quantity, cents FROM analytics_sums WHERE grain = $1 AND bucket >= $3
           UNION ALL
          SELECT kind, detail, at, quantity, cents FROM analytics_inbox WHERE at >= $3) happened
   GROUP BY kind, detail`

/** Sums for the period and the previous one, exact to this moment: rolled-up sums plus events still in the inbox. */
export function listEventSums(period: Period): Promise<EventSum[]> {
  const { since, before, grain } = getPeriodRange(period)
  return sql<EventSum>(db, eventSumsSql, [grain, since, before])
}

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

const topArtistsSql = `
  WITH fresh AS (
    SELECT i.artist_id, i.at, i.kind, i.cents, f.id AS fan_id
      FROM analytics_inbox i LEFT JOIN orders o ON o.id = i.subject_id LEFT JOIN fans f ON f.email = o.payer_email
     WHERE i.artist_id IS NOT NULL AND i.kind IN ('sale', 'refund')),
  firsts AS (
    SELECT artist_id, fan_id, min(at) AS at FROM fresh
     WHERE kind = 'sale' AND fan_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM analytics_fans a WHERE a.artist_id = fresh.artist_id AND a.fan_id = fresh.fan_id)
     GROUP BY artist_id, fan_id),
  best AS (
    SELECT artist_id, sum(cents)::float8 AS cents, sum(fans)::float8 AS fans
      FROM (SELECT artist_id, cents, fans FROM analytics_artist_sums WHERE grain = $1 AND bucket >= $2
             UNION ALL SELECT artist_id, cents, 0 FROM fresh WHERE at >= $2
             UNION ALL SELECT artist_id, 0, 1 FROM firsts WHERE at >= $2) earned
     GROUP BY artist_id ORDER BY sum(cents) DESC, artist_id LIMIT $3)
  SELECT a.stage_name AS name, best.fans, best.cents
    FROM best JOIN artists a ON a.id = best.artist_id ORDER BY best.cents DESC, a.id`

/** The artists who earned most in the period, with the number of fans they gained. */
export function listTopArtists(period: Period, most: number): Promise<{ name: string; fans: number; cents: number }[]> {
  const { since, grain } = getPeriodRange(period)
  return sql(db, topArtistsSql, [grain, since, most])
}
