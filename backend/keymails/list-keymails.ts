import type { EndpointQuery, EndpointReply } from '#contract/platform'
import { db, sql } from '#platform/database'
import { toCsv } from '#platform/csv'
import { ApiError } from '#platform/refusal'
import { type listEditions as listEditionsCall, type listKeymails as listKeymailsCall, errors } from './contract.ts'
import { buildKeymailAddress, buildRedeemUrl } from './keymail-code.ts'

/** Copy numbers can be reissued, so an edition can have more Keymails than copies. */
const EXPORT_MAX_ROWS = 100_000

type ListedKeymail = EndpointReply<typeof listKeymailsCall>[number]

const keymailStateSql = `CASE WHEN k.state = 'issued' AND k.sent_at IS NOT NULL THEN 'sent' ELSE k.state END`

const listKeymailsSql = `
  SELECT k.code, k.copy, e.copies AS "of", (k.price_cents / 100.0)::float8 AS price, ${keymailStateSql} AS state,
         e.id AS "editionId", e.title AS "songTitle", a.stage_name AS "artistName", k.issued_at AS "issuedAt",
         m.mail, k.void_reason AS "voidReason",
         k.state = 'void' AND EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void') AS reissued
    FROM editions e JOIN keymails k ON k.edition_id = e.id JOIN artists a ON a.id = e.artist_id
    LEFT JOIN LATERAL (
      SELECT json_build_object('to', l.email, 'state', l.state, 'reason', l.reason) AS mail, l.email
        FROM keymail_mailings l WHERE l.keymail_id = k.id ORDER BY l.id DESC LIMIT 1) m ON true
   WHERE e.artist_id = $1 AND ($2::uuid IS NULL OR e.id = $2)
     AND ($3::text IS NULL OR ${keymailStateSql} = $3)
     AND ($4::text IS NULL OR strpos(k.code, upper($4)) > 0 OR k.copy::text = $4 OR strpos(m.email, lower($4)) > 0)
     AND ($5::text IS NULL OR k.id < (SELECT id FROM keymails WHERE code = $5))
   ORDER BY k.id DESC LIMIT $6`

/** The artist's Keymails, newest first, with their state. */
export async function listKeymails(artistId: string, asked: EndpointQuery<typeof listKeymailsCall>): Promise<ListedKeymail[]> {
  const rows = await sql<Omit<ListedKeymail, 'issuedAt' | 'address'> & { artistName: string; issuedAt: Date }>(db, listKeymailsSql, [
    artistId,
    asked.editionId ?? null,
    asked.state ?? null,
    asked.q || null,
    asked.after ?? null,
    asked.limit,
  ])
  return rows.map(({ artistName, issuedAt, ...keymail }) => ({
    ...keymail,
    issuedAt: issuedAt.toISOString(),
    address: buildKeymailAddress(artistName, keymail.songTitle, keymail.copy),
  }))
}

/** All Keymails of an edition as CSV, by copy number. Throws 404 unless it is the artist's own. */
export async function exportKeymails(artistId: string, editionId: string): Promise<string> {
  await getOwnEdition(artistId, editionId)
  const rows = await listKeymails(artistId, { editionId, limit: EXPORT_MAX_ROWS })
  return toCsv([
    ['code', 'link', 'address', 'title', 'copy', 'of', 'price', 'state', 'sent to', 'issued'],
    ...rows
      .toReversed()
      .map((row) => [
        row.code,
        buildRedeemUrl(row.code),
        row.address,
        row.songTitle,
        row.copy,
        row.of,
        row.price.toFixed(2),
        row.state,
        row.mail?.to ?? '',
        row.issuedAt,
      ]),
  ])
}

export async function getOwnEdition(artistId: string, editionId: string): Promise<{ title: string }> {
  const [edition] = await sql<{ title: string }>(db, 'SELECT title FROM editions WHERE id = $1 AND artist_id = $2', [
    editionId,
    artistId,
  ])
  if (!edition) throw new ApiError(errors['edition-unknown'])
  return edition
}

// A copy number counts as void while all its Keymails are void.
const listEditionsSql = `
  SELECT e.id, e.kind, e.title, (e.price_cents / 100.0)::float8 AS price, e.copies, e.issued, e.state, c.redeemed,
         json_build_object('free', e.copies - e.issued - e.open_left, 'onSale', e.open_left, 'issued', c.issued,
           'sent', c.sent, 'capturing', c.capturing, 'redeemed', c.redeemed,
           'void', e.issued - c.issued - c.sent - c.capturing - c.redeemed) AS counts,
         ARRAY(SELECT s.title FROM edition_songs es JOIN songs s ON s.id = es.song_id
                WHERE es.edition_id = e.id ORDER BY es.position) AS songs,
         ARRAY(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id ORDER BY es.position) AS "songIds"
    FROM editions e CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${keymailStateSql} = 'issued')::int AS issued,
             count(*) FILTER (WHERE ${keymailStateSql} = 'sent')::int AS sent,
             count(*) FILTER (WHERE k.state = 'capturing')::int AS capturing,
             count(*) FILTER (WHERE k.state = 'redeemed')::int AS redeemed
        FROM keymails k WHERE k.edition_id = e.id) c
   WHERE e.artist_id = $1 ORDER BY e.id DESC`

/** The artist's editions, newest first, with their copies by state. */
export async function listEditions(artistId: string): Promise<EndpointReply<typeof listEditionsCall>> {
  return sql<EndpointReply<typeof listEditionsCall>[number]>(db, listEditionsSql, [artistId])
}
