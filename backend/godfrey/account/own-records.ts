import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import type { Reason } from '#module/copyright/policy'

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

/** Keymails of each edition of the artist that the question names. */
export function listNamedKeymailCounts({ artistId }: Session, question: string) {
  return sql<{ title: string; issued: number; redeemed: number }>(
    db,
    `SELECT title, ${buildSoldCopiesSql('editions.id')} AS redeemed,
            (SELECT count(*)::int FROM keymails k WHERE k.edition_id = editions.id AND k.state <> 'void') AS issued
       FROM editions
      WHERE artist_id = $1 AND ${MENTIONED} ORDER BY id DESC LIMIT ${LISTED_MAX}`,
    [artistId, question],
  )
}

/** A row about one edition or song; `mentioned`: the question names its title. */
export type Titled = { title: string; mentioned: boolean }

// The Latin words of a text, each between spaces.
const toWordsSql = (text: string) =>
  `' ' || btrim(regexp_replace(lower(${text}), '[^a-z0-9\u00DF-\u024F]+', ' ', 'g')) || ' '`

// A title that the question contains comes first; others by age. One in Latin letters is whole words of it: “Mail” is in every
// “Keymail”. One or two letters are in every question.
export const MENTIONED = `(title !~ '^[ -~]{1,2}$' AND CASE WHEN title ~ '[^ -\u024F\u2010-\u2027]'
  THEN position(lower(title) IN lower($2)) > 0 ELSE position(${toWordsSql('title')} IN ${toWordsSql('$2')}) > 0 END)`
export const LISTED_MAX = 5

export async function getSongCounts({ artistId }: Session): Promise<Record<string, number>> {
  const [counted = {}] = await sql<Record<string, number>>(
    db,
    `SELECT count(*) FILTER (WHERE state = 'published')::int AS published,
            count(*) FILTER (WHERE state = 'checking')::int AS checking,
            count(*) FILTER (WHERE state = 'in-review')::int AS review,
            count(*) FILTER (WHERE state = 'declined')::int AS declined
       FROM songs WHERE artist_id = $1 AND recording_of IS NULL`,
    [artistId],
  )
  return counted
}

type SongState = Titled & { state: string } & (
    | { priceCents: number; sold: number; copies: number }
    | { priceCents: null; sold: null; copies: null }
  )

/** The artist's songs with their state, and what they cost and sold if they are on sale: those that the question names, then the newest. */
export function listSongStates({ artistId }: Session, question: string) {
  return sql<SongState>(
    db,
    `SELECT songs.title, ${MENTIONED.replaceAll('title', 'songs.title')} AS mentioned, edition.*,
            CASE WHEN state = 'unpublished' AND NOT EXISTS (
                   SELECT FROM edition_songs es JOIN editions e ON e.id = es.edition_id
                    WHERE es.song_id = songs.id AND e.state = 'unpublished') THEN 'draft' ELSE state END AS state
       FROM songs LEFT JOIN LATERAL (
         SELECT e.price_cents AS "priceCents", ${buildSoldCopiesSql('e.id')} AS sold, e.copies
           FROM edition_songs es JOIN editions e ON e.id = es.edition_id
          WHERE es.song_id = songs.id ORDER BY e.id LIMIT 1) edition ON true
      WHERE artist_id = $1 AND recording_of IS NULL
      ORDER BY mentioned DESC, songs.id DESC LIMIT ${LISTED_MAX}`,
    [artistId, question],
  )
}

/**
 * Why songs of the artist were declined or are with a person, and what that person wrote: those that the question names, then
 * the newest. Not of those taken down, whose check was passed before.
 */
export function listSongReasons({ artistId }: Session, question: string) {
  return sql<Titled & { state: 'declined' | 'in-review'; reasons: Reason[]; note: string | null }>(
    db,
    `SELECT title, songs.state, coalesce(checked.reasons, '{}') AS reasons, decided.note, ${MENTIONED} AS mentioned
       FROM songs LEFT JOIN copyright_checks checked ON checked.subject_kind = 'song' AND checked.subject_id = songs.id
       LEFT JOIN reviews decided ON decided.effect_key = 'song:' || songs.id AND decided.decision = 'decline'
      WHERE artist_id = $1 AND recording_of IS NULL AND blocked_for IS NULL AND songs.state IN ('declined', 'in-review')
      ORDER BY mentioned DESC, songs.id DESC LIMIT 2`,
    [artistId, question],
  )
}

/** The Keymails of the artist that were redeemed last: titles and numbers, no names. */
export function listLastRedeemed({ artistId }: Session, question: string) {
  return sql<Titled & { copy: number }>(
    db,
    `SELECT title, copy, mentioned FROM (
       SELECT e.title, k.copy, k.redeemed_at, ${MENTIONED.replaceAll('title', 'e.title')} AS mentioned
         FROM keymails k JOIN editions e ON e.id = k.edition_id
        WHERE e.artist_id = $1 AND k.state = 'redeemed'
        ORDER BY k.redeemed_at DESC LIMIT 50) recent
      ORDER BY mentioned DESC, redeemed_at DESC LIMIT ${LISTED_MAX}`,
    [artistId, question],
  )
}

/** The state of the artist's application, or of the newest whose fee was paid in this browser: applicants have no account. */
export async function getApplicationState({ artistId, visitorId }: Session): Promise<string | undefined> {
  const [application] = await sql<{ state: string }>(
    db,
    `SELECT state FROM (
       SELECT id, state FROM g_key_applications WHERE artist_id = $1
       UNION ALL
       SELECT a.id, a.state FROM orders o JOIN g_key_applications a ON a.order_id = o.id
        WHERE o.visitor_id = $2 AND $1 IS NULL) own
      ORDER BY id DESC LIMIT 1`,
    [artistId, visitorId],
  )
  return application?.state
}

/** For each edition: how many copies may still be given out, as the Members Workshop counts them, and how many are. */
export function listFreeCopies({ artistId }: Session, question: string) {
  return sql<Titled & { free: number; issued: number; copies: number; priceCents: number }>(
    db,
    `SELECT title, copies, issued, price_cents AS "priceCents", ${MENTIONED} AS mentioned, (copies - issued - open_left)::int AS free
       FROM editions WHERE artist_id = $1 ORDER BY mentioned DESC, id DESC LIMIT ${LISTED_MAX}`,
    [artistId, question],
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
