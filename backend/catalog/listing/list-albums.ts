import { LRUCache } from 'lru-cache'
import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listAlbums as listAlbumsCall } from '#contract/catalog'
import { buildPreviewUrl } from '#contract/playback'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildOpenSaleCountsSql } from '#module/catalog/editions/open-copies'
import { buildSearchQuery } from '#text/search-text'
import { runDetached } from '#runtime/request-context'

type Album = EndpointReply<typeof listAlbumsCall>[number]

// The same for everybody, so each process caches it for 1.5 seconds, like catalog pages.
const albumCache = new LRUCache<string, Promise<Album[]>>({ max: 100, ttl: 1_500 })

/** Albums on sale, newest first. `q` matches word prefixes of title, artist and song titles. */
export function listAlbums(query: EndpointQuery<typeof listAlbumsCall>): Promise<Album[]> {
  const key = `${query.limit} ${query.artistId ?? ''} ${query.q}`
  const known = albumCache.get(key)
  if (known) return known
  const shelf = runDetached(() => listUncachedAlbums(query))
  albumCache.set(key, shelf)
  shelf.catch(() => albumCache.delete(key))
  return shelf
}

/** Albums read backwards before the indexes are asked, as in buildNewestMatchesSql. Each one's songs are looked at. */
const WALKED_ALBUMS = 1_000

// $1 limit, $2 artist, $3 words.
const listedSql = `e.kind = 'album' AND e.state = 'published' AND e.blocked_at IS NULL AND ($2::uuid IS NULL OR e.artist_id = $2)`

const listSql = `page AS (SELECT e.id FROM editions e WHERE ${listedSql} ORDER BY e.id DESC LIMIT $1)`

const searchSql = `
  asked AS MATERIALIZED (SELECT to_tsquery('simple', $3) AS words),
  newest AS MATERIALIZED (
    SELECT id FROM (SELECT e.id, e.search FROM editions e WHERE ${listedSql} ORDER BY e.id DESC LIMIT ${WALKED_ALBUMS}) e
     WHERE search @@ (SELECT words FROM asked)
        OR EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                    WHERE es.edition_id = e.id AND s.search @@ (SELECT words FROM asked))
     ORDER BY id DESC LIMIT $1::int),
  indexed AS MATERIALIZED (
    SELECT e.id FROM editions e
     WHERE ${listedSql} AND e.search @@ (SELECT words FROM asked) AND (SELECT count(*) FROM newest) < $1::int
     UNION
    SELECT e.id FROM songs s JOIN edition_songs es ON es.song_id = s.id JOIN editions e ON e.id = es.edition_id
     WHERE ${listedSql} AND s.search @@ (SELECT words FROM asked) AND (SELECT count(*) FROM newest) < $1::int),
  page AS (SELECT id FROM (SELECT id FROM newest UNION SELECT id FROM indexed) m ORDER BY id DESC LIMIT $1)`

const listAlbumsSql = buildAlbumsSql(listSql)
const searchAlbumsSql = buildAlbumsSql(searchSql)

/** The albums whose ids are in `page`. */
function buildAlbumsSql(page: string): string {
  return `
  WITH ${page}
  SELECT e.id, e.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price, e.copies,
         e.copies - sold AS "copiesLeft", sold >= e.copies AS "soldOut", songs,
         ${buildOpenSaleCountsSql('e.id')} AS "openSale"
    FROM page JOIN editions e USING (id) JOIN artists a ON a.id = e.artist_id
   CROSS JOIN LATERAL (
     SELECT ${buildSoldCopiesSql('e.id')} AS sold) counted
   CROSS JOIN LATERAL (
     SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'durationMs', s.duration_ms,
              'cut', s.preview_key IS NOT NULL) ORDER BY es.position) AS songs
       FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) listed
   ORDER BY e.id DESC`
}

async function listUncachedAlbums({ q, limit, artistId }: EndpointQuery<typeof listAlbumsCall>): Promise<Album[]> {
  const words = buildSearchQuery(q)
  if (q && !words) return []
  const albums = await sql<Omit<Album, 'songs'> & { songs: (Album['songs'][number] & { cut: boolean })[] }>(
    db,
    words ? searchAlbumsSql : listAlbumsSql,
    [limit, artistId ?? null, ...(words ? [words] : [])],
  )
  return albums.map(({ songs, ...album }) => ({
    ...album,
    songs: songs.map(({ cut, ...song }) => ({ ...song, previewUrl: cut ? buildPreviewUrl(song.id) : null })),
  }))
}
