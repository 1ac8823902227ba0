import { db } from '#database/client'
import { sql } from '#database/sql'

export type StatementPosting = {
  id: string
  kind: 'sale' | 'refund'
  at: Date
  title: string
  keymailCode: string
  cents: number
  feeCents: number
  refundedCents: number
  captureId: string
}

// A sale is posted when its order is completed; refunds come at any time after.
const saleSql = `
  SELECT p.id, p.kind, o.completed_at AS at, o.id AS order_id
    FROM orders o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'sale'
   WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND o.completed_at >= $2 AND o.completed_at < $3`
const refundedSql = `
         orders o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'refund'
   WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND o.refunded_cents > 0 AND p.at >= $2 AND p.at < $3`

export const postedSql = `${saleSql} UNION ALL SELECT p.id, p.kind, p.at, o.id AS order_id FROM ${refundedSql}`

// What is printed of an order, read with it rather than looked up once more for each posting.
const itemSql = 'o.id AS order_id, o.purpose, o.item_id, o.description, o.capture_id'

/** Where a page ended. The time is text, since a Date has milliseconds only. */
const lastSql = `
  SELECT CASE p.kind WHEN 'sale' THEN o.completed_at ELSE p.at END::text AS at, CASE p.kind WHEN 'sale' THEN o.id ELSE p.id END AS key
    FROM ledger_postings p JOIN orders o ON o.id = p.order_id WHERE p.id = $1`

// Both halves end after a page. Sales are read by their orders from where the last page ended, which the planner is told as
// a value: joined first, or with a value it does not know, it would sort all later ones of the period for each page. Each
// is joined only with what it can be of: NULL is looked up nowhere.
export const listPostingsSql = `
  WITH sold AS MATERIALIZED (
    SELECT o.* FROM orders o
     WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND o.completed_at >= $4 AND o.completed_at < $3
       AND (o.completed_at, o.id) > ($4, $5)
     ORDER BY o.completed_at, o.id LIMIT $6),
  page AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, p.kind, o.completed_at AS at, o.id AS key, ${itemSql}
        FROM sold o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'sale'
       UNION ALL
      (SELECT p.id, p.kind, p.at, p.id AS key, ${itemSql} FROM ${refundedSql} AND (p.at, p.id) > ($4, $5)
        ORDER BY p.at, p.id LIMIT $6)) posted
     ORDER BY at, key LIMIT $6)
  SELECT page.id, page.kind, page.at, coalesce(e.title, card.title, page.description) AS title, coalesce(k.code, '') AS "keymailCode",
         s.cents::int AS cents, s.fee_cents::int AS "feeCents", s.refunded_cents::int AS "refundedCents",
         page.capture_id AS "captureId"
    FROM page
    LEFT JOIN open_copies c ON c.order_id = CASE WHEN page.purpose <> 'keymail' THEN page.order_id END AND c.state = 'sold'
    LEFT JOIN keymails k ON k.id = CASE page.purpose WHEN 'keymail' THEN page.item_id ELSE c.keymail_id END
    LEFT JOIN editions e ON e.id = k.edition_id
    LEFT JOIN art_cards card ON card.id = CASE page.purpose WHEN 'art-card' THEN page.item_id END
   CROSS JOIN LATERAL sums_of_posting(page.id, page.kind) s
   ORDER BY page.at, page.key`

/** The artist's sales and refunds of a month or year, oldest first, `limit` of them after a posting's id. */
export async function listStatementPostings(
  artistId: string,
  period: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StatementPosting[]> {
  const [from, to] = toPeriodBounds(period)
  const [last] = after ? await sql<{ at: string; key: string }>(db, lastSql, [after]) : []
  const { at = from, key = '00000000-0000-0000-0000-000000000000' } = last ?? {}
  return sql<StatementPosting>(db, listPostingsSql, [artistId, from, to, at, key, limit])
}

export type StatementItem = {
  title: string
  sales: number
  grossCents: number
  feeCents: number
  refundedCents: number
}

/** Sums of the artist's items by month and what is not rolled up yet, in the period. */
export const itemSumsSql = `
  SELECT item_id, sum(sales) AS sales, sum(cents) AS cents, sum(fee_cents) AS fee_cents, sum(refunded_cents) AS refunded_cents
    FROM (SELECT item_id, month AS day, sales, cents, fee_cents, refunded_cents FROM revenue_item_months WHERE artist_id = $1
           UNION ALL
          SELECT item_id, day, sales, cents, fee_cents, refunded_cents
            FROM revenue_inbox JOIN revenue_of_postings USING (posting_id) WHERE artist_id = $1) r
   WHERE day >= ($2::timestamptz AT TIME ZONE 'UTC')::date AND day < ($3::timestamptz AT TIME ZONE 'UTC')::date
   GROUP BY 1`

// What is neither, such as an upload, is called what its buyer read.
export const itemTitleSql = 'coalesce(e.title, card.title, described.description)'
export const itemTitleJoins = `
  LEFT JOIN editions e ON e.id = i.item_id LEFT JOIN art_cards card ON card.id = i.item_id
  LEFT JOIN LATERAL (
    SELECT max(o.description) AS description FROM orders o
     WHERE e.id IS NULL AND card.id IS NULL AND o.payee_artist_id = $1 AND o.state = 'completed' AND o.item_id = i.item_id
  ) described ON true`

/** The sums of each edition and art card in a month or year, highest first. */
export function listStatementItems(artistId: string, period: string): Promise<StatementItem[]> {
  return sql<StatementItem>(
    db,
    `WITH items AS (${itemSumsSql})
     SELECT ${itemTitleSql} AS title, i.sales::int AS sales, i.cents::float8 AS "grossCents",
            i.fee_cents::float8 AS "feeCents", i.refunded_cents::float8 AS "refundedCents"
       FROM items i ${itemTitleJoins}
      ORDER BY i.cents DESC, i.item_id`,
    [artistId, ...toPeriodBounds(period)],
  )
}

/** The beginning of a UTC month or year and of the next. */
export function toPeriodBounds(period: string): [Date, Date] {
  const [year = 0, month] = period.split('-').map(Number)
  return month === undefined
    ? [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))]
    : [new Date(Date.UTC(year, month - 1)), new Date(Date.UTC(year, month))]
}
