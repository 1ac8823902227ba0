import { LRUCache } from 'lru-cache'
import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listAlbums as listAlbumsCall } from '#contract/catalog'
import { buildSearchQuery } from '#text/search-text'
import { runDetached } from '#runtime/request-context'
import { type AlbumRow, albumSql, toAlbum } from './album-sql.ts'

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
  const albums = await sql<AlbumRow>(
    db,
    `${albumSql} AND ($3::uuid IS NULL OR e.artist_id = $3)
        AND ($1::text IS NULL OR found OR e.search @@ to_tsquery('simple', $1))
      ORDER BY e.id DESC LIMIT $2`,
    [words ?? null, limit, artistId ?? null],
  )
  return albums.map(toAlbum)
}
