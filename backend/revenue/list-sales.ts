import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Sale } from './get-revenue.ts'

export function listSales(artistId: string): Promise<Sale[]> {
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
