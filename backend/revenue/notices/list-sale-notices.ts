import { db } from '#database/client'
import { sql } from '#database/sql'

export type SaleNotice = {
  kind: 'sale' | 'refund' | 'sold-out' | 'dispute' | 'dispute-over'
  title: string
  /** Of a song or an album sold or refunded. */
  copy: number | null
  of: number | null
  cents: number
  captureId: string | null
  /** Of a dispute: PayPal's id and its state. */
  disputeId: string | null
  state: string | null
}

/** What a mail tells its artist, in the order in which it happened. */
export function listSaleNotices(mailId: string): Promise<SaleNotice[]> {
  return sql<SaleNotice>(
    db,
    `SELECT n.kind, coalesce(e.title, c.title, o.description) AS title, k.copy, e.copies AS "of",
            coalesce(r.cents + r.refunded_cents, d.cents, 0)::int AS cents, o.capture_id AS "captureId",
            d.id AS "disputeId", d.state
       FROM sale_notices n
       LEFT JOIN ledger_postings p ON p.id = CASE WHEN n.kind IN ('sale', 'refund') THEN n.subject::uuid END
       LEFT JOIN revenue_of_postings r ON r.posting_id = p.id
       LEFT JOIN disputes d ON n.kind IN ('dispute', 'dispute-over') AND d.id = n.subject
       LEFT JOIN orders o ON o.id = coalesce(p.order_id, d.order_id)
       LEFT JOIN open_copies oc ON oc.order_id = o.id AND oc.state = 'sold'
       LEFT JOIN keymails k ON k.id = CASE o.purpose WHEN 'keymail' THEN o.item_id ELSE oc.keymail_id END
       LEFT JOIN editions e ON e.id = coalesce(k.edition_id, CASE n.kind WHEN 'sold-out' THEN n.subject::uuid END)
       LEFT JOIN art_cards c
         ON c.id = CASE WHEN n.kind = 'sold-out' THEN n.subject::uuid WHEN o.purpose = 'art-card' THEN o.item_id END
      WHERE n.mail_id = $1 ORDER BY n.id`,
    [mailId],
  )
}
