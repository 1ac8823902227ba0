import { LRUCache } from 'lru-cache'
import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { getEstimatedRows, sql } from '#database/sql'
import type { listAlbums as listAlbumsCall } from '#contract/catalog'
import { buildSearchQuery } from '#text/search-text'
import { getCached } from '#runtime/memory/get-cached'
import { type AlbumRow, albumSql, toAlbum } from './album-sql.ts'
import { matchesSql } from './song-page-sql.ts'

type Album = EndpointReply<typeof listAlbumsCall>[number]

// The same for everybody, so each process caches it for 1.5 seconds, like catalog pages.
const albumCache = new LRUCache<string, Promise<Album[]>>({ max: 100, ttl: 1_500 })

/** Albums on sale, newest first. `q` matches word prefixes of title, artist and song titles. */
export function listAlbums(query: EndpointQuery<typeof listAlbumsCall>): Promise<Album[]> {
  const key = `${query.limit} ${query.artistId ?? ''} ${query.q}`
  return getCached(albumCache, key, () => listUncachedAlbums(query))
}

/** A word in more songs than this is in so many albums that walking over the newest ones soon fills a page. */
const SONGS_MAX = 5_000

const walkSql = `${albumSql} AND ($3::uuid IS NULL OR e.artist_id = $3)
     AND ($1::text IS NULL OR found OR e.search @@ to_tsquery('simple', $1))
   ORDER BY e.id DESC LIMIT $2`

// $4 are all songs with the words. Walking over all albums to find a rare one would read the songs of each.
const ofSongsSql = `${albumSql} AND ($3::uuid IS NULL OR e.artist_id = $3)
     AND e.id IN (SELECT edition_id FROM edition_songs WHERE song_id = ANY ($4::uuid[])
                   UNION SELECT id FROM editions WHERE kind = 'album' AND search @@ to_tsquery('simple', $1))
   ORDER BY e.id DESC LIMIT $2`

async function listUncachedAlbums({ q, limit, artistId }: EndpointQuery<typeof listAlbumsCall>): Promise<Album[]> {
  const words = buildSearchQuery(q)
  if (q && !words) return []
  const page = [words ?? null, limit, artistId ?? null]
  const songs = words ? await listSongIds(words) : undefined
  const albums = songs ? await sql<AlbumRow>(db, ofSongsSql, [...page, songs]) : await sql<AlbumRow>(db, walkSql, page)
  return albums.map(toAlbum)
}

/** All songs with the words; undefined if too many to be listed, which the planner's estimate often tells without finding them. */
export async function listSongIds(words: string, max = SONGS_MAX): Promise<string[] | undefined> {
  if ((await getEstimatedRows(db, matchesSql, [words])) > max * 2) return undefined
  const found = await sql<{ id: string }>(
    db,
    `SELECT id FROM songs WHERE search @@ to_tsquery('simple', $1) LIMIT $2`,
    [words, max + 1],
  )
  return found.length > max ? undefined : found.map(({ id }) => id)
}
