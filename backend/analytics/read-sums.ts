import { db, sql } from '#platform/database'
import { type EventKind, PERIODS, type Period, STEP_SECONDS } from './contract.ts'

const STEP_MS = { minute: 60_000, hour: 3_600_000 } as const

/** The period's first moment, and that of the period before it. */
export function spanOf(period: Period, now = Date.now()): { since: Date; before: Date; grain: 'minute' | 'hour' } {
  const { grain, buckets } = PERIODS[period]
  const step = STEP_MS[grain]
  const since = Math.floor(now / step) * step - (buckets - 1) * step
  return { since: new Date(since), before: new Date(since - buckets * step), grain }
}

/** The first moments of the period's steps, in milliseconds: every chart has a point for each. */
export function stepsOf(period: Period): number[] {
  const { since, grain } = spanOf(period)
  const step = STEP_SECONDS[period] * 1000
  const count = (PERIODS[period].buckets * STEP_MS[grain]) / step
  return Array.from({ length: count }, (_, n) => since.getTime() + n * step)
}

type Sum = {
  kind: EventKind
  detail: string
  quantity: number
  cents: number
  quantityBefore: number
  centsBefore: number
}

const sumsText = `
  SELECT kind, detail,
         coalesce(sum(quantity) FILTER (WHERE at >= $2), 0)::float8 AS quantity,
         coalesce(sum(cents) FILTER (WHERE at >= $2), 0)::float8 AS cents,
         coalesce(sum(quantity) FILTER (WHERE at < $2), 0)::float8 AS "quantityBefore",
         coalesce(sum(cents) FILTER (WHERE at < $2), 0)::float8 AS "centsBefore"
    FROM (SELECT kind, detail, bucket AS at, quantity, cents FROM analytics_sums WHERE grain = $1 AND bucket >= $3
           UNION ALL
          SELECT kind, detail, at, quantity, cents FROM analytics_inbox WHERE at >= $3) happened
   GROUP BY kind, detail`

/** What happened in the period and in the one before it, exact to this moment: the sums, and what waits to be folded. */
export function readSums(period: Period): Promise<Sum[]> {
  const { since, before, grain } = spanOf(period)
  return sql<Sum>(db, sumsText, [grain, since, before])
}

const seriesText = `
  SELECT date_bin(make_interval(secs => $2), at, $3) AS at, kind, detail, sum(quantity)::float8 AS quantity,
         sum(cents)::float8 AS cents
    FROM (SELECT kind, detail, bucket AS at, quantity, cents FROM analytics_sums WHERE grain = $1 AND bucket >= $3
           UNION ALL
          SELECT kind, detail, at, quantity, cents FROM analytics_inbox WHERE at >= $3) happened
   WHERE kind = 'sale' OR kind = 'refund' OR (kind = 'deed' AND detail = 'came')
   GROUP BY 1, 2, 3 ORDER BY 1`

export type SeriesPoint = { at: Date; kind: EventKind; detail: string; quantity: number; cents: number }

/** Visitors and money along the period, step by step. Steps in which nothing happened are absent. */
export function readSeries(period: Period): Promise<SeriesPoint[]> {
  const { since, grain } = spanOf(period)
  return sql<SeriesPoint>(db, seriesText, [grain, STEP_SECONDS[period], since])
}

const topArtistsText = `
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

/** The artists who earned most in the period, with the fans they gained. */
export function readTopArtists(period: Period, most: number): Promise<{ name: string; fans: number; cents: number }[]> {
  const { since, grain } = spanOf(period)
  return sql(db, topArtistsText, [grain, since, most])
}
