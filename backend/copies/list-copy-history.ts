import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listCopyHistory as listCopyHistoryCall } from './contract.ts'

type CopyEvent = EndpointReply<typeof listCopyHistoryCall>[number]

const LISTED_MAX = 200

// A refund takes the copy from its fan, so what was bought is found by its order.
const historySql = `
  WITH paid AS MATERIALIZED (
    SELECT o.id, o.completed_at, o.cents, coalesce(c.keymail_id, o.item_id) AS keymail_id
      FROM fans f
      JOIN orders o ON o.payer_email = f.payer_email AND o.visitor_id = f.visitor_id AND o.state = 'completed'
                   AND o.purpose IN ('keymail', 'edition')
      LEFT JOIN open_copies c ON o.purpose = 'edition' AND c.order_id = o.id AND c.state = 'sold'
     WHERE f.id = ANY ($1)
     ORDER BY o.completed_at DESC LIMIT $2),
  happened AS (
    SELECT 'bought' AS kind, completed_at AS at, keymail_id, cents FROM paid
    UNION ALL
    SELECT 'refunded', p.at, paid.keymail_id, l.cents::int
      FROM paid JOIN ledger_postings p ON p.order_id = paid.id AND p.kind = 'refund'
      JOIN ledger_entries l ON l.posting_id = p.id AND l.account LIKE 'sales/%'
    UNION ALL
    SELECT 'received', gifted_at, id, NULL FROM keymails
     WHERE fan_id = ANY ($1) AND state = 'redeemed' AND gifted_at IS NOT NULL
    UNION ALL
    SELECT kind, at, keymail_id, NULL
      FROM copy_gifts g, LATERAL (VALUES
        ('offered', g.offered_at),
        (CASE g.state WHEN 'taken' THEN 'given' WHEN 'withdrawn' THEN 'taken-back' END, g.ended_at)) e (kind, at)
     WHERE g.giver_id = ANY ($1) AND e.at IS NOT NULL
    UNION ALL
    SELECT kind, at, keymail_id, NULL
      FROM refund_requests r, LATERAL (VALUES
        ('refund-asked', r.created_at),
        (CASE r.state WHEN 'declined' THEN 'refund-declined' WHEN 'withdrawn' THEN 'refund-withdrawn' END, r.ended_at)
      ) e (kind, at)
     WHERE r.fan_id = ANY ($1) AND e.at IS NOT NULL)
  SELECT h.kind, h.at, h.cents, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
    FROM happened h JOIN keymails k ON k.id = h.keymail_id JOIN editions e ON e.id = k.edition_id
    JOIN artists a ON a.id = e.artist_id
   ORDER BY h.at DESC, h.kind LIMIT $2`

/** What happened to the copies of the session's fans, those included that they no longer hold; newest first. */
export async function listCopyHistory(fanIds: string[]): Promise<CopyEvent[]> {
  const events = await sql<Omit<CopyEvent, 'at'> & { at: Date }>(db, historySql, [fanIds, LISTED_MAX])
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}
