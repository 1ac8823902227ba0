import { db } from '#database/client'
import { sql } from '#database/sql'

type MailedRequest = {
  state: 'open' | 'withdrawn' | 'declined'
  reason: string
  answer: string
  title: string
  copy: number
  of: number
  code: string
  cents: number
  captureId: string
  artistId: string
  artistEmail: string
  artistName: string
  fanEmail: string
  /** Of the browser that bought the copy. */
  fanLanguageTag: string | null
}

/** What the mails about a request say; undefined if that mail was sent. */
export async function getMailedRequest(id: string, mail: 'request' | 'answer'): Promise<MailedRequest | undefined> {
  const [request] = await sql<MailedRequest>(
    db,
    `SELECT r.state, r.reason, r.answer, e.title, k.copy, e.copies AS "of", k.code, o.cents, o.capture_id AS "captureId",
            a.id AS "artistId", a.email AS "artistEmail", a.stage_name AS "artistName", f.address AS "fanEmail",
            (SELECT s.language FROM sessions s WHERE s.visitor_id = o.visitor_id ORDER BY s.last_used_at DESC LIMIT 1) AS "fanLanguageTag"
       FROM refund_requests r JOIN orders o ON o.id = r.order_id JOIN keymails k ON k.id = r.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = r.artist_id JOIN fans f ON f.id = r.fan_id
      WHERE r.id = $1 AND CASE $2 WHEN 'request' THEN r.mailed_at ELSE r.answer_mailed_at END IS NULL`,
    [id, mail],
  )
  return request
}
