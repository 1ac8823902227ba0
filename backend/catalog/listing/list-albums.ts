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

async function listUncachedAlbums({ q, limit, artistId }: EndpointQuery<typeof listAlbumsCall>): Promise<Album[]> {
  const words = buildSearchQuery(q)
  if (q && !words) return []
  const albums = await sql<Omit<Album, 'songs'> & { songs: (Album['songs'][number] & { cut: boolean })[] }>(
    db,
    `SELECT e.id, e.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price, e.copies,
            e.copies - sold AS "copiesLeft", sold >= e.copies AS "soldOut", songs,
            ${buildOpenSaleCountsSql('e.id')} AS "openSale"
       FROM editions e JOIN artists a ON a.id = e.artist_id
      CROSS JOIN LATERAL (
        SELECT ${buildSoldCopiesSql('e.id')} AS sold) counted
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'durationMs', s.duration_ms,
                 'cut', s.preview_key IS NOT NULL) ORDER BY es.position) AS songs,
               bool_or($1::text IS NOT NULL AND s.search @@ to_tsquery('simple', $1)) AS found
          FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) listed
      WHERE e.kind = 'album' AND e.state = 'published' AND e.blocked_at IS NULL AND ($3::uuid IS NULL OR e.artist_id = $3)
        AND ($1::text IS NULL OR found OR e.search @@ to_tsquery('simple', $1))
      ORDER BY e.id DESC LIMIT $2`,
    [words ?? null, limit, artistId ?? null],
  )
  return albums.map(({ songs, ...album }) => ({
    ...album,
    songs: songs.map(({ cut, ...song }) => ({ ...song, previewUrl: cut ? buildPreviewUrl(song.id) : null })),
  }))
}
