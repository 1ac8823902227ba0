import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { songDetailsSql } from '#module/catalog/details'
import { buildOpenSaleCountsSql } from '#module/catalog/editions/open-copies'
import { type getSong as describeSongCall, NUMBERED_COPIES_MAX } from './contract.ts'
import { errors } from '#contract/uploads'

/** One published song with the edition that sells it. Throws `song-unknown` for all others. */
export async function getSong(id: string): Promise<EndpointReply<typeof describeSongCall>> {
  const [song] = await sql<EndpointReply<typeof describeSongCall>>(
    db,
    `SELECT s.id, s.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price,
            e.id AS "editionId", e.kind AS edition, e.title AS "editionTitle", e.copies, e.copies - sold AS "copiesLeft",
            sold >= e.copies AS "soldOut", s.duration_ms AS "durationMs", s.peaks,
            CASE WHEN s.preview_key IS NOT NULL THEN '/api/songs/' || s.id || '/preview' END AS "previewUrl",
            ${buildOpenSaleCountsSql('e.id')} AS "openSale", ${songDetailsSql},
            ${buildCoverUrlSql({ song: 's.id', edition: 'e.id' })} AS "coverUrl",
            CASE WHEN e.copies <= ${NUMBERED_COPIES_MAX} THEN
              ARRAY(SELECT k.copy FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed' ORDER BY k.copy)
            END AS "soldNumbers"
       FROM songs s JOIN artists a ON a.id = s.artist_id
       CROSS JOIN LATERAL (
         -- By itself when it can be, else with its album: as the catalogue says it.
         SELECT ed.* FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
          WHERE es.song_id = s.id ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
       CROSS JOIN LATERAL (
         SELECT ${buildSoldCopiesSql('e.id')} AS sold) counted
      WHERE s.id = $1 AND s.state = 'published'`,
    [id],
  )
  if (!song) throw new ApiError(errors['song-unknown'])
  return song
}
