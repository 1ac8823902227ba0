import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'

// Every statement is bound to the session's own artist, fans and browser: no id comes from the message.

export async function getKeymailCounts({ artistId, fanIds }: Session) {
  const [counted] = await sql<{ issued: number; redeemed: number; owned: number }>(
    db,
    `SELECT count(*) FILTER (WHERE e.artist_id = $1 AND k.state <> 'void')::int AS issued,
            count(*) FILTER (WHERE e.artist_id = $1 AND k.state = 'redeemed')::int AS redeemed,
            count(*) FILTER (WHERE k.fan_id = ANY ($2) AND k.state = 'redeemed')::int AS owned
       FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE e.artist_id = $1 OR k.fan_id = ANY ($2)`,
    [artistId, fanIds],
  )
  return counted ?? { issued: 0, redeemed: 0, owned: 0 }
}

export async function getSongCounts({ artistId }: Session): Promise<Record<string, number>> {
  const [counted = {}] = await sql<Record<string, number>>(
    db,
    `SELECT count(*) FILTER (WHERE state = 'published')::int AS published,
            count(*) FILTER (WHERE state = 'checking')::int AS checking,
            count(*) FILTER (WHERE state = 'in-review')::int AS review,
            count(*) FILTER (WHERE state = 'declined')::int AS declined
       FROM songs WHERE artist_id = $1`,
    [artistId],
  )
  return counted
}

/** Applicants have no session yet; an artist's application is linked. */
export async function getApplicationState({ artistId }: Session): Promise<string | undefined> {
  const [application] = artistId
    ? await sql<{ state: string }>(db, 'SELECT state FROM g_key_applications WHERE artist_id = $1', [artistId])
    : []
  return application?.state
}

/** The artist's sales from the ledger, in cents: of this month and of all time. Months are UTC. */
export async function getEarnings({ artistId }: Session) {
  const [earned] = await sql<{ sales: number; gross: number; net: number; total: number }>(
    db,
    `WITH posted AS (
       SELECT p.order_id, p.kind, date_trunc('month', p.at) = date_trunc('month', now()) AS recent,
              CASE WHEN l.account LIKE 'sales/%' THEN -l.cents WHEN l.account = 'fees/paypal' THEN -l.cents ELSE 0 END AS cents,
              l.account LIKE 'sales/%' AS sale
         FROM orders o JOIN ledger_postings p ON p.order_id = o.id JOIN ledger_entries l ON l.posting_id = p.id
        WHERE o.payee_artist_id = $1 AND o.state = 'completed')
     SELECT count(DISTINCT order_id) FILTER (WHERE kind = 'sale' AND recent)::int AS sales,
            coalesce(sum(cents) FILTER (WHERE kind = 'sale' AND sale AND recent), 0)::int AS gross,
            coalesce(sum(cents) FILTER (WHERE recent), 0)::int AS net, coalesce(sum(cents), 0)::int AS total
       FROM posted`,
    [artistId],
  )
  return earned ?? { sales: 0, gross: 0, net: 0, total: 0 }
}

const LISTED_MAX = 5

/** For each edition on sale: how many of its numbers have no Keymail and are not reserved for the open sale. */
export function listFreeCopies({ artistId }: Session) {
  return sql<{ title: string; free: number; copies: number }>(
    db,
    `SELECT e.title, e.copies,
            (e.copies - (SELECT count(DISTINCT k.copy) FROM keymails k WHERE k.edition_id = e.id AND k.state <> 'void'))::int AS free
       FROM editions e WHERE e.artist_id = $1 ORDER BY e.id DESC LIMIT ${LISTED_MAX}`,
    [artistId],
  )
}

/** Completed payments of this browser, its fans and its artist, newest first. */
export async function listOwnPayments({ visitorId, artistId, fanIds }: Session) {
  return sql<{ description: string; cents: number; at: Date }>(
    db,
    `SELECT o.description, o.cents, o.completed_at AS at FROM orders o
      WHERE o.state = 'completed'
        AND (o.visitor_id = $1 OR o.artist_id = $2
             OR EXISTS (SELECT FROM keymail_sales s JOIN keymails k ON k.id = s.keymail_id
                         WHERE s.order_id = o.id AND k.fan_id = ANY ($3) AND k.gifted_at IS NULL))
      ORDER BY o.completed_at DESC`,
    [visitorId, artistId, fanIds],
  )
}

export function listOwnCopies({ fanIds }: Session) {
  return sql<{ title: string; copy: number; copies: number }>(
    db,
    `SELECT e.title, k.copy, e.copies FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY k.redeemed_at DESC LIMIT ${LISTED_MAX}`,
    [fanIds],
  )
}

/** Open reviews about the artist's things, and those this browser was handed over with. */
export function listOwnReviews({ visitorId, artistId }: Session) {
  return sql<{ number: string; due: Date }>(
    db,
    `SELECT number, due_at AS due FROM reviews
      WHERE state = 'open' AND (effect_key LIKE 'visitor:' || $1::text || ' %' OR evidence ->> 'artistId' = $2::text)
      ORDER BY number DESC LIMIT ${LISTED_MAX}`,
    [visitorId, artistId],
  )
}
