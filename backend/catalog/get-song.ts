import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { songDetailsSql } from '#module/catalog/details'
import { buildAnnouncedSql, buildReleaseAtSql, offSaleSql } from '#module/catalog/releases'
import { buildOpenSaleCountsSql } from '#module/catalog/editions/open-copies'
import { type getSong as describeSongCall, NUMBERED_COPIES_MAX } from './contract.ts'
import { errors } from '#contract/uploads'

type Song = EndpointReply<typeof describeSongCall>

/**
 * One song that is published, announced or off sale, with the edition that sells it. `getArtistId` is asked for drafts
 * only, which their artist sees. Throws `song-unknown` for all others.
 */
export async function getSong(id: string, getArtistId?: () => Promise<string | undefined>): Promise<Song> {
  const song = (await findSong(id, null)) ?? (getArtistId && (await findSong(id, (await getArtistId()) ?? null)))
  if (!song) throw new ApiError(errors['song-unknown'])
  return song
}

async function findSong(id: string, artistId: string | null): Promise<Song | undefined> {
  const [song] = await sql<Song>(
    db,
    `SELECT s.id, s.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price,
            e.id AS "editionId", e.kind AS edition, e.title AS "editionTitle", e.copies, e.copies - sold AS "copiesLeft",
            sold >= e.copies AS "soldOut", s.duration_ms AS "durationMs", s.peaks,
            CASE WHEN s.preview_key IS NOT NULL AND (s.state <> 'unpublished' OR e.state = 'draft') THEN '/api/songs/' || s.id || '/preview' END AS "previewUrl",
            CASE WHEN s.state = 'published' THEN 'published' WHEN ${buildAnnouncedSql('e.id')} THEN 'announced'
                 WHEN s.state = 'unpublished' AND ${offSaleSql} THEN 'off-sale' ELSE 'draft' END AS state,
            CASE WHEN s.state <> 'published' THEN ${buildReleaseAtSql('e.id')} END AS "releaseAt",
            ${buildOpenSaleCountsSql('e.id')} AS "openSale", ${songDetailsSql},
            ${buildCoverUrlSql({ song: 's.id', edition: 'e.id' })} AS "coverUrl",
            CASE WHEN e.copies <= ${NUMBERED_COPIES_MAX} THEN
              ARRAY(SELECT k.copy FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed' ORDER BY k.copy)
            END AS "soldNumbers"
       FROM songs s JOIN artists a ON a.id = s.artist_id
       CROSS JOIN LATERAL (
         -- By itself when it can be, else with its album: as the catalogue says it.
         SELECT ed.* FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
          WHERE es.song_id = s.id
          ORDER BY ed.state = 'published' DESC, ${buildAnnouncedSql('ed.id')} DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
       CROSS JOIN LATERAL (
         SELECT ${buildSoldCopiesSql('e.id')} AS sold) counted
      WHERE s.id = $1 AND (s.state = 'published' OR s.state = 'unpublished' AND (${buildAnnouncedSql('e.id')} OR ${offSaleSql})
                           OR s.artist_id = $2 AND e.state = 'draft' AND s.state IN ('unpublished', 'checking', 'in-review'))`,
    [id, artistId],
  )
  return song
}
