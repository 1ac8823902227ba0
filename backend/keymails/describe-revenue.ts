import type { ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { csvHeaders, toCsv } from '#platform/csv'
import { Reply } from '#platform/route'
import type { describeRevenue as describeRevenueCall, describeRevenueHistory } from './contract.ts'

type Revenue = ReplyOf<typeof describeRevenueCall>
type Sale = Omit<Revenue['sales'][number], 'at'> & {
  at: Date
  thingId: string
  kind: Revenue['editions'][number]['kind']
}

/** What fans paid this artist, from the ledger: gross, the provider's fee and refunds, all in cents. */
export async function describeRevenue(artistId: string): Promise<Revenue> {
  const [sales, pending] = await Promise.all([readSales(artistId), readPending(artistId)])
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
    editions: sumByThing(sales),
  }
}

function readSales(artistId: string): Promise<Sale[]> {
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

/** Payments that are under way: PayPal has not said yes or no. */
async function readPending(artistId: string): Promise<Revenue['pending']> {
  const [pending] = await sql<Revenue['pending']>(
    db,
    `SELECT count(*)::int AS sales, coalesce(sum(cents), 0)::int AS cents FROM orders
      WHERE payee_artist_id = $1 AND state = 'capturing'`,
    [artistId],
  )
  return pending ?? { sales: 0, cents: 0 }
}

function sumByThing(sales: Sale[]): Revenue['editions'] {
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

const spans = {
  '30d': { unit: 'day', back: '29 days' },
  '12w': { unit: 'week', back: '11 weeks' },
  '12m': { unit: 'month', back: '11 months' },
} as const

/** What fans paid in each of the last days, weeks or months (UTC), the empty ones too; oldest first. */
export async function describeHistory(
  artistId: string,
  period: keyof typeof spans,
): Promise<ReplyOf<typeof describeRevenueHistory>> {
  const { unit, back } = spans[period]
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

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Every sale as a table for the artist's books. */
export async function exportRevenue(artistId: string): Promise<Reply> {
  const sales = await readSales(artistId)
  const rows = sales.map(({ at, songTitle, kind, keymailCode, captureId, cents, feeCents, refundedCents }) => [
    at.toISOString(),
    songTitle,
    kind,
    keymailCode,
    dollars(cents),
    dollars(feeCents),
    dollars(refundedCents),
    dollars(cents - feeCents - refundedCents),
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
  return new Reply(200, Buffer.from(toCsv([head, ...rows])), csvHeaders('tunemaker-revenue'))
}
