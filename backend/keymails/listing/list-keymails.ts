import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildKeymailAddress } from '#module/keymails/codes'
import type { listKeymails as listKeymailsCall } from './contract.ts'
import { keymailStateSql } from './keymail-state-sql.ts'

type ListedKeymail = EndpointReply<typeof listKeymailsCall>[number]

// Addresses are looked for among the artist's mails first, and what else is said of a Keymail is read for one page only:
// with a plan for any parameters, reading the mail of every Keymail took most of the time.
const listKeymailsSql = `
  WITH mailed AS (
    SELECT l.keymail_id FROM keymail_letters w JOIN keymail_mailings l ON l.letter_id = w.id
     WHERE w.artist_id = $1 AND $4::text IS NOT NULL AND strpos(l.email, lower($4)) > 0
       AND NOT EXISTS (SELECT FROM keymail_mailings later WHERE later.keymail_id = l.keymail_id AND later.id > l.id)),
  page AS (
    SELECT k.*, e.copies, e.title FROM editions e JOIN keymails k ON k.edition_id = e.id
     WHERE e.artist_id = $1 AND ($2::uuid IS NULL OR e.id = $2)
       AND ($3::text IS NULL OR ${keymailStateSql} = $3)
       AND ($4::text IS NULL OR strpos(k.code, upper($4)) > 0 OR k.copy::text = $4
            OR k.id IN (SELECT keymail_id FROM mailed))
       AND ($5::text IS NULL OR k.id < (SELECT id FROM keymails WHERE code = $5))
     ORDER BY k.id DESC LIMIT $6)
  SELECT k.code, k.copy, k.copies AS "of", (k.price_cents / 100.0)::float8 AS price, ${keymailStateSql} AS state,
         k.edition_id AS "editionId", k.title AS "songTitle", a.stage_name AS "artistName", k.issued_at AS "issuedAt",
         m.mail, k.void_reason AS "voidReason",
         k.state = 'void' AND EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void') AS reissued
    FROM page k JOIN artists a ON a.id = $1
    LEFT JOIN LATERAL (
      SELECT json_build_object('to', l.email, 'state', l.state, 'reason', l.reason) AS mail
        FROM keymail_mailings l WHERE l.keymail_id = k.id ORDER BY l.id DESC LIMIT 1) m ON true
   ORDER BY k.id DESC`

/** The artist's Keymails, newest first, with their state. */
export async function listKeymails(
  artistId: string,
  asked: EndpointQuery<typeof listKeymailsCall>,
): Promise<ListedKeymail[]> {
  const rows = await sql<Omit<ListedKeymail, 'issuedAt' | 'address'> & { artistName: string; issuedAt: Date }>(
    db,
    listKeymailsSql,
    [artistId, asked.editionId ?? null, asked.state ?? null, asked.q || null, asked.after ?? null, asked.limit],
  )
  return rows.map(({ artistName, issuedAt, ...keymail }) => ({
    ...keymail,
    issuedAt: issuedAt.toISOString(),
    address: buildKeymailAddress(artistName, keymail.songTitle, keymail.copy),
  }))
}
