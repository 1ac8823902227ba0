import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import type { FanMessage } from './contract.ts'

type Row = Omit<FanMessage, 'sendAt'> & { sendAt: Date }

const MESSAGES_LISTED = 100

/** One of the artist's messages, or the latest. */
export async function listFanMessages(artistId: string, id: string | null = null, on: Db = db): Promise<FanMessage[]> {
  const rows = await sql<Row>(
    on,
    `SELECT m.id, m.edition_id AS "editionId", e.title, m.subject, m.body, m.send_at AS "sendAt",
            CASE WHEN m.canceled_at IS NOT NULL THEN 'canceled' WHEN m.started_at IS NULL THEN 'planned'
                 WHEN v.id IS NOT NULL AND (v.done_at IS NULL OR n.waiting > 0) THEN 'sending' ELSE 'sent' END AS state,
            coalesce(n.sent, 0) AS sent
       FROM fan_messages m LEFT JOIN editions e ON e.id = m.edition_id LEFT JOIN follow_events v ON v.message_id = m.id
       LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE sent_at IS NOT NULL)::int AS sent,
                                 count(*) FILTER (WHERE sent_at IS NULL)::int AS waiting
                            FROM follow_notices WHERE event_id = v.id) n ON true
      WHERE m.artist_id = $1 AND ($2::uuid IS NULL OR m.id = $2) ORDER BY m.id DESC LIMIT $3`,
    [artistId, id, MESSAGES_LISTED],
  )
  return rows.map(({ sendAt, ...row }) => ({ ...row, sendAt: sendAt.toISOString() }))
}
