import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildKeymailAddress } from '#module/keymails/codes'
import type { listKeymails as listKeymailsCall } from './contract.ts'
import { keymailStateSql } from './keymail-state-sql.ts'

type ListedKeymail = EndpointReply<typeof listKeymailsCall>[number]

/** Keymails of one artist in which a part of a code is looked for; of an artist with more, the newest of each edition. */
const SEARCHED_KEYMAILS = 50_000

// $1 artist, $2 edition or null, $3 state or null, $4 last code of the page before or null, $5 rows of a page.
const buildListSql = (page: string) => `
  WITH own AS MATERIALIZED (
    SELECT id, copies, title, issued FROM editions WHERE artist_id = $1 AND ($2::uuid IS NULL OR id = $2)),
  ${page}
  SELECT k.code, k.copy, own.copies AS "of", (k.price_cents / 100.0)::float8 AS price, ${keymailStateSql} AS state,
         k.edition_id AS "editionId", own.title AS "songTitle", a.stage_name AS "artistName", k.issued_at AS "issuedAt",
         m.mail, k.void_reason AS "voidReason",
         k.state = 'void' AND EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void') AS reissued
    FROM page k JOIN own ON own.id = k.edition_id JOIN artists a ON a.id = $1
    LEFT JOIN LATERAL (
      SELECT json_build_object('to', l.email, 'state', l.state, 'reason', l.reason) AS mail
        FROM keymail_mailings l WHERE l.keymail_id = k.id ORDER BY l.id DESC LIMIT 1) m ON true
   ORDER BY k.id DESC`

const askedSql = `($3::text IS NULL OR ${keymailStateSql} = $3)
  AND ($4::text IS NULL OR k.id < (SELECT id FROM keymails WHERE code = $4))`

// Of each edition as many as a page has places would be two hundred times too many. The page is not older than the last of as
// many newest ones, taken evenly; few editions have more than these that are not older.
export const newestKeymailsSql = buildListSql(`
  even AS MATERIALIZED (
    SELECT k.id FROM own CROSS JOIN LATERAL (
      SELECT k.id FROM keymails k WHERE k.edition_id = own.id AND ${askedSql}
       ORDER BY k.id DESC LIMIT greatest(10, $5::int / 20)) k),
  page AS (
    SELECT k.* FROM own CROSS JOIN LATERAL (
      SELECT k.* FROM keymails k
       WHERE k.edition_id = own.id AND ${askedSql}
         AND k.id >= coalesce((SELECT id FROM even ORDER BY id DESC OFFSET $5::int - 1 LIMIT 1), '00000000-0000-0000-0000-000000000000')
       ORDER BY k.id DESC LIMIT $5) k
     ORDER BY k.id DESC LIMIT $5)`)

// $6 what is looked for, $7 the copy number that it is, or null. A whole code, a number and a mail have indexes.
const searchedKeymailsSql = buildListSql(`
  found AS (
    (SELECT k.id FROM own CROSS JOIN LATERAL (
       SELECT k.* FROM keymails k WHERE k.edition_id = own.id ORDER BY k.id DESC
        LIMIT (SELECT CASE WHEN sum(issued) > ${SEARCHED_KEYMAILS} THEN ${SEARCHED_KEYMAILS} / count(*) END FROM own)) k
      WHERE (strpos(k.code, upper($6)) > 0 OR k.copy = $7::int) AND ${askedSql} ORDER BY k.id DESC LIMIT $5)
     UNION
    SELECT id FROM keymails WHERE code = upper($6)
     UNION
    SELECT k.id FROM own JOIN keymails k ON k.edition_id = own.id AND k.copy = $7::int AND k.state <> 'void'
     UNION
    SELECT l.keymail_id FROM keymail_letters w JOIN keymail_mailings l ON l.letter_id = w.id
     WHERE w.artist_id = $1 AND strpos(l.email, lower($6)) > 0
       AND NOT EXISTS (SELECT FROM keymail_mailings later WHERE later.keymail_id = l.keymail_id AND later.id > l.id)),
  page AS (
    SELECT k.* FROM found JOIN keymails k ON k.id = found.id
     WHERE k.edition_id IN (SELECT id FROM own) AND ${askedSql} ORDER BY k.id DESC LIMIT $5)`)

/** The artist's Keymails, newest first, with their state. */
export async function listKeymails(
  artistId: string,
  { q, ...asked }: EndpointQuery<typeof listKeymailsCall>,
): Promise<ListedKeymail[]> {
  const values = [artistId, asked.editionId ?? null, asked.state ?? null, asked.after ?? null, asked.limit]
  type Row = Omit<ListedKeymail, 'issuedAt' | 'address'> & { artistName: string; issuedAt: Date }
  const rows = await (q
    ? sql<Row>(db, searchedKeymailsSql, [...values, q, /^[1-9]\d{0,8}$/.test(q) ? Number(q) : null])
    : sql<Row>(db, newestKeymailsSql, values))
  return rows.map(({ artistName, issuedAt, ...keymail }) => ({
    ...keymail,
    issuedAt: issuedAt.toISOString(),
    address: buildKeymailAddress(artistName, keymail.songTitle, keymail.copy),
  }))
}
