import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildPlannedReleaseSql } from '#module/catalog/releases'
import type { listEditions as listEditionsCall } from './contract.ts'

// Redeemed ones are kept as a sum, and the others but those just issued are few. A copy number counts as void while all its
// Keymails are void.
export const listEditionsSql = `
  SELECT e.id, e.kind, e.title, (e.price_cents / 100.0)::float8 AS price, e.copies, e.issued, e.state, e.transferable, c.redeemed,
         ${buildPlannedReleaseSql('e.id')} AS release,
         json_build_object('free', e.copies - e.issued - e.open_left, 'onSale', e.open_left,
           'issued', e.issued - c.sent - c.capturing - c.redeemed - c.void,
           'sent', c.sent, 'capturing', c.capturing, 'redeemed', c.redeemed, 'void', c.void) AS counts,
         ARRAY(SELECT s.title FROM edition_songs es JOIN songs s ON s.id = es.song_id
                WHERE es.edition_id = e.id ORDER BY es.position) AS songs,
         CASE e.kind WHEN 'album' THEN ${buildCoverUrlSql({ edition: 'e.id' })}
           ELSE ${buildCoverUrlSql({ song: '(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id)' })}
         END AS "coverUrl",
         ARRAY(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id ORDER BY es.position) AS "songIds"
    FROM editions e CROSS JOIN LATERAL (
      SELECT ${buildSoldCopiesSql('e.id')} AS redeemed, m.sent, m.capturing,
             (SELECT count(DISTINCT k.copy)::int FROM keymails k
               WHERE k.edition_id = e.id AND k.state = 'void' AND NOT EXISTS (
                 SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy AND s.state <> 'void')) AS void
        FROM (SELECT count(*) FILTER (WHERE k.state = 'issued')::int AS sent,
                     count(*) FILTER (WHERE k.state = 'capturing')::int AS capturing
                FROM keymails k
               WHERE k.edition_id = e.id AND (k.state = 'capturing' OR (k.state = 'issued' AND k.sent_at IS NOT NULL))) m) c
   WHERE e.artist_id = $1 ORDER BY e.id DESC`

/** The artist's editions, newest first, with their copies by state. */
export async function listEditions(artistId: string): Promise<EndpointReply<typeof listEditionsCall>> {
  return sql<EndpointReply<typeof listEditionsCall>[number]>(db, listEditionsSql, [artistId])
}
