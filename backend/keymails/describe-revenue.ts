import type { EndpointReply } from '#contract/platform'
import { db, sql } from '#platform/database'
import { buildCsvHeaders, toCsv } from '#platform/csv'
import { HttpResponse } from '#platform/route'
import type { getRevenue as describeRevenueCall, getRevenueHistory as describeRevenueHistory } from './contract.ts'

type Revenue = EndpointReply<typeof describeRevenueCall>
type Sale = Omit<Revenue['sales'][number], 'at'> & {
  at: Date
  thingId: string
  kind: Revenue['editions'][number]['kind']
}

/** The artist's sales from the ledger: gross amount, provider's fee and refunds, all in cents. */
export async function getRevenue(artistId: string): Promise<Revenue> {
  const [sales, pending] = await Promise.all([listSales(artistId), getPendingSales(artistId)])
  const sum = (field: 'cents' | 'feeCents' | 'refundedCents') => sales.reduce((total, sale) => total + sale[field], 0)
  const [cents, feeCents, refundedCents] = [sum('cents'), sum('feeCents'), sum('refundedCents')]
  return {
    sales: sales.map(({ thingId: _thing, kind: _kind, at, ...sale }) => ({ ...sale, at: at.toISOString() })),
    totals: {
      sales: sales.length,
      cents,
      feeCents,
      refundedCents,
      netCents: cents - feeCents - refundedCents,
    },
    pending,
    editions: calculateRevenueByItem(sales),
  }
}

function listSales(artistId: string): Promise<Sale[]> {
  return sql<Sale>(
    db,
    `SELECT o.capture_id AS "captureId", coalesce(k.code, '') AS "keymailCode", coalesce(e.title, o.description) AS "songTitle",
            coalesce(e.id, o.item_id) AS "thingId", coalesce(e.kind, o.purpose) AS kind,
            coalesce(-sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account LIKE 'sales/%'), 0)::int AS cents,
            coalesce(sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account = 'fees/paypal'), 0)::int AS "feeCents",
            coalesce(sum(l.cents) FILTER (WHERE p.kind = 'refund' AND l.account LIKE 'sales/%'), 0)::int AS "refundedCents",
            o.completed_at AS at
       FROM orders o
       LEFT JOIN keymail_sales sale ON sale.order_id = o.id
       LEFT JOIN keymails k ON k.id = sale.keymail_id LEFT JOIN editions e ON e.id = k.edition_id
       JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries l ON l.posting_id = p.id
      WHERE o.payee_artist_id = $1 AND o.state = 'completed'
      GROUP BY o.id, k.code, e.id ORDER BY o.completed_at DESC`,
    [artistId],
  )
}

/** Payments in progress whose outcome PayPal has not reported. */
async function getPendingSales(artistId: string): Promise<Revenue['pending']> {
  const [pending] = await sql<Revenue['pending']>(
    db,
    `SELECT count(*)::int AS sales, coalesce(sum(cents), 0)::int AS cents FROM orders
      WHERE payee_artist_id = $1 AND state = 'capturing'`,
    [artistId],
  )
  return pending ?? { sales: 0, cents: 0 }
}

function calculateRevenueByItem(sales: Sale[]): Revenue['editions'] {
  const things = new Map<string, Revenue['editions'][number]>()
  for (const { thingId, songTitle, kind, cents, feeCents, refundedCents } of sales) {
    const thing = things.get(thingId) ?? { id: thingId, title: songTitle, kind, sales: 0, cents: 0, netCents: 0 }
    thing.sales += 1
    thing.cents += cents
    thing.netCents += cents - feeCents - refundedCents
    things.set(thingId, thing)
  }
  return [...things.values()].toSorted((a, b) => b.cents - a.cents)
}

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
       SELECT date_trunc($2, o.completed_at AT TIME ZONE 'UTC') AS start, count(DISTINCT o.id)::int AS sales,
              -sum(l.cents)::int AS cents
         FROM orders o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'sale'
         JOIN ledger_entries l ON l.posting_id = p.id AND l.account LIKE 'sales/%'
        WHERE o.payee_artist_id = $1 AND o.state = 'completed'
        GROUP BY 1)
     SELECT to_char(span.start, 'YYYY-MM-DD') AS "from", coalesce(sold.cents, 0) AS cents, coalesce(sold.sales, 0) AS sales
       FROM span LEFT JOIN sold ON sold.start = span.start ORDER BY span.start`,
    [artistId, unit, back],
  )
  return { points }
}

const formatDollars = (cents: number) => (cents / 100).toFixed(2)

/** All sales as CSV for the artist's bookkeeping. */
export async function exportRevenue(artistId: string): Promise<HttpResponse> {
  const sales = await listSales(artistId)
  const rows = sales.map(({ at, songTitle, kind, keymailCode, captureId, cents, feeCents, refundedCents }) => [
    at.toISOString(),
    songTitle,
    kind,
    keymailCode,
    formatDollars(cents),
    formatDollars(feeCents),
    formatDollars(refundedCents),
    formatDollars(cents - feeCents - refundedCents),
    captureId,
  ])
  const head = [
    'Sold at (UTC)',
    'Title',
    'Kind',
    'Keymail',
    'Paid',
    'PayPal fee',
    'Refunded',
    'Yours',
    'PayPal capture',
  ]
  return new HttpResponse(200, Buffer.from(toCsv([head, ...rows])), buildCsvHeaders('tunemaker-revenue'))
}
