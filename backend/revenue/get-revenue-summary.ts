import { db } from '#database/client'
import { sql } from '#database/sql'
import { getPendingSales, listRevenueByItem, toNetCents } from './get-revenue.ts'
import { listSales } from './list-sales.ts'

type Sums = { sales: number; cents: number; feeCents: number; refundedCents: number; netCents: number }
type Period = 'today' | 'week' | 'month' | 'lastMonth' | 'all'

/**
 * What an artist is told first: the sums of each period in cents (days and months are UTC; a week is the last seven
 * days), the latest sale, what sold most often, and how many payments PayPal still confirms.
 */
export async function getRevenueSummary(artistId: string) {
  const [periods, [latest], items, pending] = await Promise.all([
    getPeriodSums(artistId),
    listSales(artistId, { limit: 1 }),
    listRevenueByItem(artistId),
    getPendingSales(artistId),
  ])
  const [best] = items.filter(({ sales }) => sales > 0).toSorted((a, b) => b.sales - a.sales)
  return {
    periods,
    latest: latest && { ...latest, netCents: toNetCents(latest) },
    best: best && { ...best, netCents: toNetCents(best) },
    pending: pending.sales,
  }
}

async function getPeriodSums(artistId: string): Promise<Record<Period, Sums>> {
  const rows = await sql<Omit<Sums, 'netCents'> & { period: Period }>(
    db,
    `WITH days AS MATERIALIZED (
       SELECT day, sales, cents, fee_cents, refunded_cents FROM revenue_days WHERE artist_id = $1
        UNION ALL
       SELECT day, sales, cents, fee_cents, refunded_cents
         FROM revenue_inbox JOIN revenue_of_postings USING (posting_id) WHERE artist_id = $1),
     now AS (SELECT (now() AT TIME ZONE 'UTC')::date AS today, date_trunc('month', now() AT TIME ZONE 'UTC')::date AS month)
     SELECT p.period, coalesce(sum(d.sales), 0)::int AS sales, coalesce(sum(d.cents), 0)::float8 AS cents,
            coalesce(sum(d.fee_cents), 0)::float8 AS "feeCents", coalesce(sum(d.refunded_cents), 0)::float8 AS "refundedCents"
       FROM now CROSS JOIN LATERAL (
         VALUES ('today', today, 'infinity'::date), ('week', today - 6, 'infinity'), ('month', month, 'infinity'),
                ('lastMonth', (month - interval '1 month')::date, month), ('all', '-infinity', 'infinity')) p (period, start, stop)
       LEFT JOIN days d ON d.day >= p.start AND d.day < p.stop
      GROUP BY p.period`,
    [artistId],
  )
  return Object.fromEntries(
    rows.map(({ period, ...sums }) => [period, { ...sums, netCents: toNetCents(sums) }]),
  ) as Record<Period, Sums>
}
