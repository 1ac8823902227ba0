import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getRevenue } from './contract.ts'
import type { EndpointReply } from '#contract/http'

type Revenue = EndpointReply<typeof getRevenue>

export type Sale = Omit<Revenue['sales'][number], 'at' | 'paymentUrl'> & {
  at: Date
  kind: Revenue['editions'][number]['kind']
}

// Only the orders of the page are joined, each only with what it can be of: NULL is looked up nowhere.
const buildListSql = (after: string) => `
  WITH page AS MATERIALIZED (
    SELECT o.* FROM orders o WHERE o.payee_artist_id = $1 AND o.state = 'completed' AND ${after}
     ORDER BY o.completed_at DESC, o.id DESC LIMIT $3)
  SELECT o.capture_id AS "captureId", coalesce(k.code, '') AS "keymailCode", coalesce(e.title, card.title, o.description) AS "songTitle",
         coalesce(e.kind, o.purpose) AS kind, l.cents, l."feeCents", l."refundedCents", o.completed_at AS at
    FROM page o
    LEFT JOIN open_copies c ON c.order_id = CASE WHEN o.purpose <> 'keymail' THEN o.id END AND c.state = 'sold'
    LEFT JOIN keymails k ON k.id = CASE o.purpose WHEN 'keymail' THEN o.item_id ELSE c.keymail_id END
    LEFT JOIN editions e ON e.id = k.edition_id
    LEFT JOIN art_cards card ON card.id = CASE o.purpose WHEN 'art-card' THEN o.item_id END
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(s.cents), 0)::int AS cents, coalesce(sum(s.fee_cents), 0)::int AS "feeCents",
            coalesce(sum(s.refunded_cents), 0)::int AS "refundedCents"
       FROM ledger_postings p CROSS JOIN LATERAL sums_of_posting(p.id, p.kind) s WHERE p.order_id = o.id) l
   ORDER BY o.completed_at DESC, o.id DESC`

export const firstPageSql = buildListSql('$2::text IS NULL')

// Single values, so that the index is entered at the previous page's end.
const buildLastSql = (column: string) => `(SELECT last.${column} FROM orders last WHERE last.capture_id = $2)`
const nextPageSql = buildListSql(
  `o.completed_at <= ${buildLastSql('completed_at')}
   AND (o.completed_at, o.id) < (${buildLastSql('completed_at')}, ${buildLastSql('id')})`,
)

/** One page of the artist's sales, newest first. `after` is the capture id of the previous page's last sale. */
export function listSales(artistId: string, { after, limit }: { after?: string | undefined; limit: number }) {
  return sql<Sale>(db, after === undefined ? firstPageSql : nextPageSql, [artistId, after ?? null, limit])
}
