import { db, sql } from '#platform/database'

type Sale = {
  captureId: string
  keymailCode: string
  songTitle: string
  cents: number
  feeCents: number
  refundedCents: number
  at: Date
}

/** What fans paid this artist, from the ledger: gross, the provider's fee and refunds, all in cents. */
export async function describeRevenue(artistId: string) {
  const sales = await sql<Sale>(
    db,
    `SELECT o.capture_id AS "captureId", k.code AS "keymailCode", e.title AS "songTitle",
            coalesce(-sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account LIKE 'sales/%'), 0)::int AS cents,
            coalesce(sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account = 'fees/paypal'), 0)::int AS "feeCents",
            coalesce(sum(l.cents) FILTER (WHERE p.kind = 'refund' AND l.account LIKE 'sales/%'), 0)::int AS "refundedCents",
            o.completed_at AS at
       FROM orders o JOIN keymail_sales sale ON sale.order_id = o.id JOIN keymails k ON k.id = sale.keymail_id JOIN editions e ON e.id = k.edition_id
       JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries l ON l.posting_id = p.id
      WHERE o.payee_artist_id = $1 AND o.state = 'completed'
      GROUP BY o.id, k.code, e.title ORDER BY o.completed_at DESC`,
    [artistId],
  )
  const sum = (field: 'cents' | 'feeCents' | 'refundedCents') => sales.reduce((total, sale) => total + sale[field], 0)
  const [cents, feeCents, refundedCents] = [sum('cents'), sum('feeCents'), sum('refundedCents')]
  return {
    sales: sales.map((sale) => ({ ...sale, at: sale.at.toISOString() })),
    totals: {
      sales: sales.length,
      cents,
      feeCents,
      refundedCents,
      netCents: cents - feeCents - refundedCents,
    },
  }
}
