import { LRUCache } from 'lru-cache'
import type { QueryOf, ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { type listAlbums as listAlbumsCall, previewUrl } from './contract.ts'
import { countOpenSale } from './count-open-sale.ts'
import { prefixQuery } from './fold-text.ts'

type Album = ReplyOf<typeof listAlbumsCall>[number]

// The same for everybody: a process remembers it for a second and a half, as it does the catalogue's pages.
const shelves = new LRUCache<string, Promise<Album[]>>({ max: 100, ttl: 1_500 })

/** The albums on sale, newest first. `q` finds title, artist and the songs on them, by word beginnings. */
export function listAlbums(query: QueryOf<typeof listAlbumsCall>): Promise<Album[]> {
  const key = `${query.limit} ${query.artistId ?? ''} ${query.q}`
  const known = shelves.get(key)
  if (known) return known
  const shelf = readAlbums(query)
  shelves.set(key, shelf)
  shelf.catch(() => shelves.delete(key))
  return shelf
}

async function readAlbums({ q, limit, artistId }: QueryOf<typeof listAlbumsCall>): Promise<Album[]> {
  const words = prefixQuery(q)
  if (q && !words) return []
  const albums = await sql<Omit<Album, 'songs'> & { songs: (Album['songs'][number] & { cut: boolean })[] }>(
    db,
    `SELECT e.id, e.title, a.stage_name AS artist, a.id AS "artistId", (e.price_cents / 100.0)::float8 AS price, e.copies,
            e.copies - sold AS "copiesLeft", sold >= e.copies AS "soldOut", songs,
            ${countOpenSale('e.id')} AS "openSale"
       FROM editions e JOIN artists a ON a.id = e.artist_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS sold FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed') counted
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
    songs: songs.map(({ cut, ...song }) => ({ ...song, previewUrl: cut ? previewUrl(song.id) : null })),
  }))
}
