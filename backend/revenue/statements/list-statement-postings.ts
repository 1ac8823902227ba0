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

type Position = Pick<StatementPosting, 'id' | 'at'>

// A sale is posted when its order is completed; refunds come at any time after.
export const postedSql = `
  SELECT p.id, p.kind, p.at, o.id AS order_id FROM orders o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'sale'
   WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND o.completed_at >= $2 AND o.completed_at < $3
   UNION ALL
  SELECT p.id, p.kind, p.at, o.id FROM orders o JOIN ledger_postings p ON p.order_id = o.id AND p.kind = 'refund'
   WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND o.refunded_cents > 0 AND p.at >= $2 AND p.at < $3`

const listPostingsSql = `
  WITH page AS MATERIALIZED (
    SELECT * FROM (${postedSql}) posted WHERE $4::timestamptz IS NULL OR (at, id) > ($4, $5::uuid) ORDER BY at, id LIMIT $6)
  SELECT page.id, page.kind, page.at, coalesce(e.title, card.title, o.description) AS title, coalesce(k.code, '') AS "keymailCode",
         r.cents::int AS cents, r.fee_cents::int AS "feeCents", r.refunded_cents::int AS "refundedCents",
         o.capture_id AS "captureId"
    FROM page JOIN orders o ON o.id = page.order_id JOIN revenue_of_postings r ON r.posting_id = page.id
    LEFT JOIN open_copies c ON c.order_id = o.id AND c.state = 'sold'
    LEFT JOIN keymails k ON k.id = CASE o.purpose WHEN 'keymail' THEN o.item_id ELSE c.keymail_id END
    LEFT JOIN editions e ON e.id = k.edition_id
    LEFT JOIN art_cards card ON o.purpose = 'art-card' AND card.id = o.item_id
   ORDER BY page.at, page.id`

/** The artist's sales and refunds of a month or year, oldest first, `limit` of them after a position. */
export function listStatementPostings(
  artistId: string,
  period: string,
  { after, limit }: { after?: Position | undefined; limit: number },
): Promise<StatementPosting[]> {
  const [from, to] = toPeriodBounds(period)
  return sql<StatementPosting>(db, listPostingsSql, [artistId, from, to, after?.at ?? null, after?.id ?? null, limit])
}

export type StatementItem = {
  title: string
  sales: number
  grossCents: number
  feeCents: number
  refundedCents: number
}

/** The sums of each edition and art card in a month or year, highest first. */
export function listStatementItems(artistId: string, period: string): Promise<StatementItem[]> {
  return sql<StatementItem>(
    db,
    `SELECT coalesce(e.title, max(card.title), max(o.description)) AS title, sum(r.sales)::int AS sales, sum(r.cents)::float8 AS "grossCents",
            sum(r.fee_cents)::float8 AS "feeCents", sum(r.refunded_cents)::float8 AS "refundedCents"
       FROM (${postedSql}) posted JOIN revenue_of_postings r ON r.posting_id = posted.id
       JOIN orders o ON o.id = posted.order_id LEFT JOIN editions e ON e.id = r.item_id
       LEFT JOIN art_cards card ON card.id = r.item_id
      GROUP BY r.item_id, e.title ORDER BY sum(r.cents) DESC, r.item_id`,
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
