import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildPlannedReleaseSql } from '#module/catalog/releases'
import type { listEditions as listEditionsCall } from './contract.ts'
import { keymailStateSql } from './keymail-state-sql.ts'

// A copy number counts as void while all its Keymails are void.
const listEditionsSql = `
  SELECT e.id, e.kind, e.title, (e.price_cents / 100.0)::float8 AS price, e.copies, e.issued, e.state, e.transferable, c.redeemed,
         ${buildPlannedReleaseSql('e.id')} AS release,
         json_build_object('free', e.copies - e.issued - e.open_left, 'onSale', e.open_left, 'issued', c.issued,
           'sent', c.sent, 'capturing', c.capturing, 'redeemed', c.redeemed,
           'void', e.issued - c.issued - c.sent - c.capturing - c.redeemed) AS counts,
         ARRAY(SELECT s.title FROM edition_songs es JOIN songs s ON s.id = es.song_id
                WHERE es.edition_id = e.id ORDER BY es.position) AS songs,
         CASE e.kind WHEN 'album' THEN ${buildCoverUrlSql({ edition: 'e.id' })}
           ELSE ${buildCoverUrlSql({ song: '(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id)' })}
         END AS "coverUrl",
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
