import { db, sql } from '#platform/database'
import { keymailAddress } from './keymail-code.ts'

/** The artist's Keymails, newest first, with the state of each. */
export async function listKeymails(
  artistId: string,
  { editionId, limit }: { editionId?: string | undefined; limit: number },
) {
  const rows = await sql<{
    code: string
    copy: number
    of: number
    price: number
    state: 'issued' | 'capturing' | 'redeemed' | 'void'
    editionId: string
    songTitle: string
    artistName: string
    issuedAt: Date
  }>(
    db,
    `SELECT k.code, k.copy, e.copies AS "of", (k.price_cents / 100.0)::float8 AS price, k.state,
            e.id AS "editionId", e.title AS "songTitle", a.stage_name AS "artistName", k.issued_at AS "issuedAt"
       FROM editions e JOIN keymails k ON k.edition_id = e.id JOIN artists a ON a.id = e.artist_id
      WHERE e.artist_id = $1 AND ($2::uuid IS NULL OR e.id = $2)
      ORDER BY k.id DESC LIMIT $3`,
    [artistId, editionId ?? null, limit],
  )
  return rows.map(({ artistName, issuedAt, ...keymail }) => ({
    ...keymail,
    issuedAt: issuedAt.toISOString(),
    address: keymailAddress(artistName, keymail.songTitle, keymail.copy),
  }))
}

/** The artist's editions, newest first, and how far each has gone. */
export async function listEditions(artistId: string) {
  return sql<{
    id: string
    kind: 'song' | 'album'
    title: string
    price: number
    copies: number
    issued: number
    redeemed: number
    state: 'published' | 'unpublished'
    songs: string[]
    songIds: string[]
  }>(
    db,
    `SELECT e.id, e.kind, e.title, (e.price_cents / 100.0)::float8 AS price, e.copies, e.issued,
            e.state, (SELECT count(*)::int FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed') AS redeemed,
            ARRAY(SELECT s.title FROM edition_songs es JOIN songs s ON s.id = es.song_id
                   WHERE es.edition_id = e.id ORDER BY es.position) AS songs,
            ARRAY(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id ORDER BY es.position) AS "songIds"
       FROM editions e WHERE e.artist_id = $1 ORDER BY e.id DESC`,
    [artistId],
  )
}
