import type { EventKind, Period } from '#contract/analytics'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getPeriodRange } from './period.ts'

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
