import type { EndpointReply } from '#contract/http'
import type { listAlbums } from '#contract/catalog'
import { buildPreviewUrl } from '#contract/playback'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildOpenSaleCountsSql } from '#module/catalog/editions/open-copies'

type Album = EndpointReply<typeof listAlbums>[number]

/** An album as `albumSql` selects it. */
export type AlbumRow = Omit<Album, 'songs'> & { songs: (Album['songs'][number] & { cut: boolean })[] }

/** As buildAlbumSql, of those that are published. */
export const albumSql = buildAlbumSql(`e.state = 'published'`)

/**
 * SQL of the albums of `editions e` of which `condition` holds, with their songs in order; `listed.found` tells whether a
 * song matches the words in $1.
 */
export function buildAlbumSql(condition: string): string {
  return `
  SELECT e.id, e.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price, e.copies,
         e.copies - sold AS "copiesLeft", sold >= e.copies AS "soldOut", songs,
         ${buildOpenSaleCountsSql('e.id')} AS "openSale", ${buildCoverUrlSql({ edition: 'e.id' })} AS "coverUrl"
    FROM editions e JOIN artists a ON a.id = e.artist_id
   CROSS JOIN LATERAL (
     SELECT ${buildSoldCopiesSql('e.id')} AS sold) counted
   CROSS JOIN LATERAL (
     SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'durationMs', s.duration_ms,
              'cut', s.preview_key IS NOT NULL AND (s.state <> 'unpublished' OR e.state = 'draft')) ORDER BY es.position) AS songs,
            bool_or($1::text IS NOT NULL AND s.search @@ to_tsquery('simple', $1)) AS found
       FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) listed
   WHERE e.kind = 'album' AND (${condition}) AND e.blocked_at IS NULL`
}

export function toAlbum({ songs, ...album }: AlbumRow): Album {
  return {
    ...album,
    songs: songs.map(({ cut, ...song }) => ({ ...song, previewUrl: cut ? buildPreviewUrl(song.id) : null })),
  }
}
