import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { buildHoldersSql, buildSoldCopiesSql } from '#module/catalog/copy-counts'

// The session's own artist. No id comes from the message.

/** The addresses that the artist's sales go to and may go to later. */
export async function getOwnPaymentEmails({ artistId }: Session) {
  const [row] = await sql<{ confirmed: string | null; pending: string | null }>(
    db,
    `SELECT a.payment_email AS confirmed,
            coalesce(a.pending_payment_email,
                     (SELECT c.becomes FROM payment_email_changes c
                       WHERE c.artist_id = a.id AND c.state IN ('requested', 'approved')
                       ORDER BY c.id DESC LIMIT 1)) AS pending
       FROM artists a WHERE a.id = $1`,
    [artistId],
  )
  return row ?? { confirmed: null, pending: null }
}

type OwnProfile = {
  name: string
  legalName: string
  email: string
  accountType: 'test' | 'production'
  trackingNumber: string | null
  bio: string
}

export async function getOwnProfile({ artistId }: Session): Promise<OwnProfile | undefined> {
  const [row] = await sql<OwnProfile>(
    db,
    `SELECT stage_name AS name, legal_name AS "legalName", email, account_type AS "accountType",
            tracking_number AS "trackingNumber", bio
       FROM artists WHERE id = $1`,
    [artistId],
  )
  return row
}

/** How many people hold copies of the artist and follow the artist, and how much is written in the Green Room. */
export async function getOwnAudience({ artistId }: Session) {
  const [row] = await sql<Record<'holders' | 'copies' | 'followers' | 'posts' | 'messages', number>>(
    db,
    `SELECT ${buildHoldersSql('$1::uuid')} AS holders,
            (SELECT coalesce(sum(${buildSoldCopiesSql('e.id')}), 0)::int FROM editions e WHERE e.artist_id = $1) AS copies,
            (SELECT count(*)::int FROM follows WHERE artist_id = $1 AND confirmed_at IS NOT NULL) AS followers,
            count(*) FILTER (WHERE kind <> 'message')::int AS posts,
            count(*) FILTER (WHERE kind = 'message')::int AS messages
       FROM green_room_entries WHERE artist_id = $1 AND removed_at IS NULL`,
    [artistId],
  )
  return row ?? { holders: 0, copies: 0, followers: 0, posts: 0, messages: 0 }
}

export type OwnCorrection = { kind: string; state: string; due: Date | null }

/** The artist's corrections that were asked for, not only shown: those with a person first, then the newest. */
export function listOwnCorrections({ artistId }: Session) {
  return sql<OwnCorrection>(
    db,
    `SELECT c.kind, c.state, r.due_at AS due FROM corrections c LEFT JOIN reviews r ON r.number = c.review_number
      WHERE c.artist_id = $1 AND c.state NOT IN ('proposed', 'dropped')
      ORDER BY c.state = 'in-review' DESC, c.id DESC LIMIT 5`,
    [artistId],
  )
}
