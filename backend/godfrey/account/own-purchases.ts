import type { Purpose } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { type OrderWording, orderWordingSql } from '#module/payments/receipts'
import { LISTED_MAX, MENTIONED, type Titled } from './own-records.ts'

// What a browser, its fans and its collector bought and follow. No id comes from the message.

export type OwnPayment = { wording: OrderWording; cents: number; refundedCents: number; at: Date; pending: boolean }

/** Payments of this browser, its fans, its collector and its artist that are completed or that PayPal still confirms, newest first. */
export function listOwnPayments({ visitorId, artistId, fanIds, collectorId }: Session) {
  return sql<OwnPayment>(
    db,
    `SELECT ${orderWordingSql} AS wording, o.cents, o.refunded_cents AS "refundedCents", o.state = 'capturing' AS pending,
            coalesce(o.completed_at, o.created_at) AS at FROM orders o
      WHERE o.state IN ('capturing', 'completed')
        AND (o.visitor_id = $1 OR o.artist_id = $2 OR o.collector_id = $4
             OR EXISTS (SELECT FROM keymail_sales s JOIN keymails k ON k.id = s.keymail_id
                         WHERE s.order_id = o.id AND k.fan_id = ANY ($3) AND k.gifted_at IS NULL))
      ORDER BY at DESC`,
    [visitorId, artistId, fanIds, collectorId],
  )
}

/** How many things were paid for, of each kind: whoever misses one sees that it is not there. */
export function calculateKindCounts(paid: readonly OwnPayment[]) {
  const count = (...purposes: Purpose[]) =>
    paid.reduce((sum, { wording }) => (purposes.includes(wording.purpose) ? sum + wording.quantity : sum), 0)
  return {
    copies: count('keymail', 'edition'),
    library: count('library'),
    artCards: count('art-card'),
    uploads: count('upload'),
    gKeys: count('g-key'),
  }
}

/** The copies of the session's fans: those that the question names, then the newest, each with how many there are in all. */
export function listOwnCopies({ fanIds }: Session, question: string) {
  return sql<Titled & { artist: string; copy: number; copies: number; owned: number }>(
    db,
    `SELECT e.title, a.stage_name AS artist, k.copy, e.copies, count(*) OVER ()::int AS owned,
            ${MENTIONED.replaceAll('title', 'e.title')} AS mentioned
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed'
      ORDER BY mentioned DESC, k.redeemed_at DESC LIMIT ${LISTED_MAX}`,
    [fanIds, question],
  )
}

/** The titles of all copies of the session's fans, of the songs on them, and the names of their artists. */
export async function listOwnTitles({ fanIds }: Session): Promise<string[]> {
  const rows = await sql<{ title: string }>(
    db,
    `WITH own AS (
       SELECT DISTINCT e.id, e.title, e.artist_id FROM keymails k JOIN editions e ON e.id = k.edition_id
        WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed')
     SELECT title FROM own
      UNION
     SELECT s.title FROM own JOIN edition_songs es ON es.edition_id = own.id JOIN songs s ON s.id = es.song_id
      UNION
     SELECT a.stage_name FROM own JOIN artists a ON a.id = own.artist_id`,
    [fanIds],
  )
  return rows.map(({ title }) => title)
}

/** The addresses of the session's fans, each as its first letter and its domain: a shared screen shows no more. */
export async function listMaskedAddresses({ fanIds }: Session): Promise<string[]> {
  const rows = await sql<{ masked: string }>(
    db,
    `SELECT DISTINCT regexp_replace(address, '^(.)[^@]*', '\\1…') AS masked FROM fans WHERE id = ANY ($1) ORDER BY 1 LIMIT ${LISTED_MAX}`,
    [fanIds],
  )
  return rows.map(({ masked }) => masked)
}

/** Whether one of the session's fans has bought the Digital Music Library. */
export async function isLibraryHolder({ fanIds }: Session): Promise<boolean> {
  const [found] = await sql(db, 'SELECT 1 FROM library_passes WHERE fan_id = ANY ($1) LIMIT 1', [fanIds])
  return found !== undefined
}

/** Copies of art cards that the session's collector has paid for. */
export function listOwnArtCopies({ collectorId }: Session) {
  return sql<{ title: string; number: number; copies: number }>(
    db,
    `SELECT c.title, a.number, c.scarcity_count AS copies FROM art_copies a JOIN art_cards c ON c.id = a.card_id
      WHERE a.collector_id = $1 AND a.state = 'sold' ORDER BY c.id DESC, a.number LIMIT ${LISTED_MAX}`,
    [collectorId],
  )
}

/** Art cards of the session's artist. */
export function listOwnArtCards({ artistId }: Session) {
  return sql<{ title: string; sold: number; copies: number }>(
    db,
    `SELECT title, scarcity_sold AS sold, scarcity_count AS copies FROM art_cards
      WHERE artist_id = $1 ORDER BY id DESC LIMIT ${LISTED_MAX}`,
    [artistId],
  )
}
