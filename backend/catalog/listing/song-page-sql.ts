import type { EndpointQuery } from '#contract/http'
import type { listSongs } from '#contract/catalog'

type SongQuery = EndpointQuery<typeof listSongs>
type Sort = SongQuery['sort']

/** A song is sold by itself when it can be, else with its album. Columns of `editions`; `songId` is SQL. */
export const buildSellingEditionSql = (songId: string, columns: string) => `
  SELECT ${columns} FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
   WHERE es.song_id = ${songId} ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1`

/** A common word matches more songs than can be sorted while somebody waits: only the newest of them are. */
const SORTED_MATCHES_MAX = 5_000

/** Each order is read from an index: of editions, or of the sums of their copies. */
const ORDERS: Record<Exclude<Sort, 'newest'>, { key: string; descending: boolean; condition?: string }> = {
  'price-low': { key: 'ed.price_cents', descending: false },
  'price-high': { key: 'ed.price_cents', descending: true },
  collected: { key: 'n.sold', descending: true },
  'nearly-gone': { key: 'n.remaining', descending: false, condition: 'n.remaining > 0' },
}

/** $1 words, $2 the last song of the page before, $3 songs per page, $4 artist, $5 genre, $6 mood. */
const buildFilterSql = ({ artistId, genre, mood }: SongQuery) =>
  [
    artistId ? 's.artist_id = $4' : '$4::uuid IS NULL',
    genre ? 's.genre = $5' : '$5::text IS NULL',
    mood ? 's.mood = $6' : '$6::text IS NULL',
  ].join(' AND ')

/** Common table expressions that end in `page`: songs with their place `n`. */
export function buildSongPageSql(query: SongQuery): string {
  return query.sort === 'newest' ? buildNewestSql(query) : buildSortedSql(query, query.sort)
}

const buildNewestSql = (query: SongQuery) => `
  page AS (
    -- Numbered after the limit: a window over all matches of a common word would sort every one of them.
    SELECT id, title, duration_ms, artist_id, preview_key, row_number() OVER (ORDER BY id DESC) AS n FROM (
      SELECT s.id, s.title, s.duration_ms, s.artist_id, s.preview_key FROM songs s
       WHERE s.state = 'published' AND ($1::text IS NULL OR s.search @@ to_tsquery('simple', $1))
         AND ($2::uuid IS NULL OR s.id < $2) AND ${buildFilterSql(query)}
         ${query.openSale ? `AND (${buildSellingEditionSql('s.id', 'ed.open_left')}) > 0` : ''}
       ORDER BY s.id DESC LIMIT $3) newest)`

function buildSortedSql(query: SongQuery, sort: Exclude<Sort, 'newest'>): string {
  const { key, descending, condition } = ORDERS[sort]
  const direction = descending ? 'DESC' : 'ASC'
  const tables = key.startsWith('n.') ? 'edition_counts n JOIN editions ed ON ed.id = n.edition_id' : 'editions ed'
  // Where the last page ended, as things are now: a sale meanwhile may show a song twice, and hides none for good.
  const last = `(SELECT ${key} FROM ${tables} WHERE ed.id = (${buildSellingEditionSql('$2::uuid', 'ed.id')}))`
  return `
  matches AS MATERIALIZED (
    SELECT id FROM songs WHERE $1::text IS NOT NULL AND state = 'published' AND search @@ to_tsquery('simple', $1)
     ORDER BY id DESC LIMIT ${SORTED_MATCHES_MAX}),
  page AS (
    SELECT id, title, duration_ms, artist_id, preview_key, row_number() OVER () AS n FROM (
      SELECT s.id, s.title, s.duration_ms, s.artist_id, s.preview_key
        FROM ${tables} JOIN edition_songs of_it ON of_it.edition_id = ed.id JOIN songs s ON s.id = of_it.song_id
       WHERE ed.state = 'published' AND s.state = 'published' ${condition ? `AND ${condition}` : ''}
         AND ($1::text IS NULL ${query.q ? 'OR s.id IN (SELECT id FROM matches)' : ''}) AND ${buildFilterSql(query)}
         ${query.openSale ? 'AND ed.open_left > 0' : ''}
         AND ${query.cursor ? `(${key}, s.id) ${descending ? '<' : '>'} (${last}, $2::uuid)` : '$2::uuid IS NULL'}
         AND ed.id = (${buildSellingEditionSql('s.id', 'ed.id')})
       ORDER BY ${key} ${direction}, s.id ${direction} LIMIT $3) sorted)`
}
