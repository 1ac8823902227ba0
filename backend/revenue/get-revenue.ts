import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { type getRevenue as describeRevenueCall, SALES_PAGE_SIZE } from './contract.ts'
import { buildPaymentUrl } from '#module/payments/paypal'
import { listSales } from './list-sales.ts'

type Revenue = EndpointReply<typeof describeRevenueCall>

/** The artist's sales from the ledger, one page of them: gross amount, provider's fee and refunds, all in cents. */
export async function getRevenue(artistId: string, after?: string): Promise<Revenue> {
  const [sales, items, countries, pending, plays] = await Promise.all([
    listSales(artistId, { after, limit: SALES_PAGE_SIZE + 1 }),
    listRevenueByItem(artistId),
    listRevenueByCountry(artistId),
    getPendingSales(artistId),
    getPlays(artistId),
  ])
  const page = sales.slice(0, SALES_PAGE_SIZE)
  const sum = (field: 'sales' | 'cents' | 'feeCents' | 'refundedCents') =>
    items.reduce((total, item) => total + item[field], 0)
  const [cents, feeCents, refundedCents] = [sum('cents'), sum('feeCents'), sum('refundedCents')]
  return {
    sales: page.map(({ kind: _kind, at, ...sale }) => ({
      ...sale,
      at: at.toISOString(),
      paymentUrl: buildPaymentUrl(sale.captureId),
    })),
    next: sales.length > page.length ? (page.at(-1)?.captureId ?? null) : null,
    totals: {
      sales: sum('sales'),
      cents,
      feeCents,
      refundedCents,
      netCents: toNetCents({ cents, feeCents, refundedCents }),
    },
    pending,
    countries,
    plays,
    editions: items.map(({ feeCents: fees, refundedCents: refunded, ...item }) => ({
      ...item,
      netCents: toNetCents({ cents: item.cents, feeCents: fees, refundedCents: refunded }),
    })),
  }
}

/** What is left of sales, in cents: below zero where more was refunded than sold. */
export const toNetCents = ({
  cents,
  feeCents,
  refundedCents,
}: Record<'cents' | 'feeCents' | 'refundedCents', number>) => cents - feeCents - refundedCents

/** Payments in progress whose outcome PayPal has not reported. */
export async function getPendingSales(artistId: string): Promise<Revenue['pending']> {
  const [pending] = await sql<Revenue['pending']>(
    db,
    `SELECT count(*)::int AS sales, coalesce(sum(cents), 0)::int AS cents FROM orders
      WHERE payee_artist_id = $1 AND state = 'capturing'`,
    [artistId],
  )
  return pending ?? { sales: 0, cents: 0 }
}

/** Up to ten seconds late. */
async function getPlays(artistId: string): Promise<Revenue['plays']> {
  const [plays] = await sql<Revenue['plays']>(
    db,
    `SELECT coalesce(sum(plays) FILTER (WHERE day > (now() AT TIME ZONE 'UTC')::date - 30), 0)::int AS month,
            coalesce(sum(plays), 0)::int AS total
       FROM analytics_plays WHERE artist_id = $1`,
    [artistId],
  )
  return plays ?? { month: 0, total: 0 }
}

type Item = Omit<Revenue['editions'][number], 'netCents'> & { feeCents: number; refundedCents: number }

/** The sums of each country, highest first, with the postings that are not rolled up yet. */
function listRevenueByCountry(artistId: string): Promise<Revenue['countries']> {
  return sql<Revenue['countries'][number]>(
    db,
    `SELECT nullif(country, '') AS country, sum(sales)::int AS sales, sum(cents)::float8 AS cents
       FROM (SELECT country, sales, cents FROM revenue_countries WHERE artist_id = $1
              UNION ALL
             SELECT coalesce(o.payer_country, ''), r.sales, r.cents
               FROM revenue_inbox JOIN revenue_of_postings r USING (posting_id)
               JOIN ledger_postings p ON p.id = r.posting_id JOIN orders o ON o.id = p.order_id WHERE r.artist_id = $1) s
      GROUP BY country ORDER BY sum(cents) DESC, country`,
    [artistId],
  )
}

/** The sums of each edition and art card, highest first, with the postings that are not rolled up yet. */
export function listRevenueByItem(artistId: string): Promise<Item[]> {
  return sql<Item>(
    db,
    `SELECT i.item_id AS id, coalesce(e.kind, 'art-card') AS kind, i.sales, i.cents, i."feeCents", i."refundedCents",
            coalesce(e.title, card.title, '') AS title
       FROM (SELECT item_id, sum(sales)::int AS sales, sum(cents)::float8 AS cents, sum(fee_cents)::float8 AS "feeCents",
                    sum(refunded_cents)::float8 AS "refundedCents"
               FROM (SELECT item_id, sales, cents, fee_cents, refunded_cents FROM revenue_items WHERE artist_id = $1
                      UNION ALL
                     SELECT item_id, sales, cents, fee_cents, refunded_cents
                       FROM revenue_inbox JOIN revenue_of_postings USING (posting_id) WHERE artist_id = $1) s
              GROUP BY item_id) i
       LEFT JOIN editions e ON e.id = i.item_id LEFT JOIN art_cards card ON card.id = i.item_id
      ORDER BY i.cents DESC, i.item_id`,
    [artistId],
  )
}
