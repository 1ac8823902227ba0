import type { EndpointQuery } from '#contract/http'
import type { listSongs } from '#contract/catalog'

type SongQuery = EndpointQuery<typeof listSongs>
type Sort = SongQuery['sort']

/** A song is sold by itself when it can be, else with its album. Columns of `editions`; `songId` is SQL. */
export const buildSellingEditionSql = (songId: string, columns: string) => `
  SELECT ${columns} FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
   WHERE es.song_id = ${songId} ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1`

/** A common word matches more songs than can be sorted while somebody waits: only the newest of them are. */
const SORTED_MATCHES_MAX = 2_000

/** So many songs are looked at in their order for a common word, before the newest of its songs are sorted. */
const WALKED_SONGS_MAX = 2_000

/**
 * Each order is read from an index: of editions, or of the sums of their copies. Among equals the index has the ids of
 * editions, rising unless `tiesDescend`.
 */
type Order = { key: string; id: string; descending: boolean; tiesDescend?: boolean; condition?: string }

const ORDERS: Record<Exclude<Sort, 'newest'>, Order> = {
  'price-low': { key: 'ed.price_cents', id: 'ed.id', descending: false },
  'price-high': { key: 'ed.price_cents', id: 'ed.id', descending: true, tiesDescend: true },
  collected: { key: 'n.sold', id: 'n.edition_id', descending: true },
  'nearly-gone': { key: 'n.remaining', id: 'n.edition_id', descending: false, condition: 'n.remaining > 0' },
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

/** All songs that a search finds, $1 the words: what the planner expects of it is asked. */
export const matchesSql = `SELECT FROM songs s WHERE s.search @@ to_tsquery('simple', $1)`

/** Whether so many of so many songs have the words that WALKED_SONGS_MAX are likely to fill a page of `limit`. */
export const isCommonWord = (matches: number, songs: number, limit: number) =>
  matches > SORTED_MATCHES_MAX && (matches / songs) * WALKED_SONGS_MAX > limit * 1.5

/**
 * As buildSongPageSql, of a search in another order than by age: walks the index past songs without the words. Exact if it
 * fills the page; otherwise there may be more beyond what it looked at.
 */
export function buildWalkedPageSql(query: SongQuery & { sort: Exclude<Sort, 'newest'> }): string {
  const { tables, filters, order } = buildOrder(query, query.sort)
  const hasWords = `s.search @@ to_tsquery('simple', $1)`
  return `
  page AS (
    SELECT id, title, duration_ms, artist_id, preview_key, row_number() OVER () AS n FROM (
      SELECT * FROM (
        SELECT ${COLUMNS}, ${hasWords} AS fits
          FROM ${tables} JOIN edition_songs of_it ON of_it.edition_id = ed.id JOIN songs s ON s.id = of_it.song_id
         WHERE ${filters} AND ed.sells_songs
           AND CASE WHEN ${hasWords} THEN ed.id = (${buildSellingEditionSql('s.id', 'ed.id')}) ELSE true END
         ORDER BY ${order} LIMIT ${WALKED_SONGS_MAX}) walked
       WHERE fits LIMIT $3) sorted)`
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

const COLUMNS = 's.id, s.title, s.duration_ms, s.artist_id, s.preview_key'

/** Where a query of this order reads its songs: tables, conditions and ORDER BY. */
function buildOrder(query: SongQuery, sort: Exclude<Sort, 'newest'>) {
  const { key, id, descending, tiesDescend = false, condition } = ORDERS[sort]
  const isCounted = key.startsWith('n.')
  const tables = isCounted ? 'edition_counts n JOIN editions ed ON ed.id = n.edition_id' : 'editions ed'
  const filters = [
    `ed.state = 'published' AND s.state = 'published'`,
    condition ?? 'true',
    buildFilterSql(query),
    query.openSale ? 'ed.open_left > 0' : 'true',
    query.cursor ? buildAfterSql(ORDERS[sort], tables) : '$2::uuid IS NULL',
  ].join(' AND ')
  const ties = tiesDescend ? 'DESC' : 'ASC'
  return { isCounted, tables, filters, order: `${key} ${descending ? 'DESC' : 'ASC'}, ${id} ${ties}, s.id ${ties}` }
}

/**
 * Without words and artist the index is walked until the page is full. What fits of their songs is few enough to be sorted.
 */
function buildSortedSql(query: SongQuery, sort: Exclude<Sort, 'newest'>): string {
  const { isCounted, tables, filters, order } = buildOrder(query, sort)
  const isNarrow = Boolean(query.q || query.artistId)
  const sorted = isNarrow
    ? `SELECT ${COLUMNS} FROM matches s
        CROSS JOIN LATERAL (${buildSellingEditionSql('s.id', 'ed.id')} OFFSET 0) selling
         JOIN editions ed ON ed.id = selling.id ${isCounted ? 'JOIN edition_counts n ON n.edition_id = ed.id' : ''}
        WHERE ${filters} AND ${query.q ? 'true' : '$1::text IS NULL'} ORDER BY ${order} LIMIT $3`
    : // As an expression that the planner knows nothing of: it took an equation to be true of almost no song, and sorted all.
      `SELECT ${COLUMNS}
         FROM ${tables} JOIN edition_songs of_it ON of_it.edition_id = ed.id JOIN songs s ON s.id = of_it.song_id
        WHERE ${filters} AND $1::text IS NULL
          AND ed.sells_songs AND CASE WHEN ed.id = (${buildSellingEditionSql('s.id', 'ed.id')}) THEN true END
        ORDER BY ${order} LIMIT $3`
  return `
  ${isNarrow ? buildMatchesSql(query) : ''}
  page AS (
    SELECT id, title, duration_ms, artist_id, preview_key, row_number() OVER () AS n FROM (
      ${sorted}) sorted)`
}

const buildMatchesSql = (query: SongQuery) => `
  matches AS MATERIALIZED (
    SELECT s.* FROM songs s
     WHERE s.state = 'published' AND ${buildFilterSql(query)}
       ${query.q ? `AND s.search @@ to_tsquery('simple', $1)` : ''}
     ORDER BY s.id DESC LIMIT ${SORTED_MATCHES_MAX}),`

/** After the place that the last song of the page before has now: a sale may show a song twice, and hides none for good. */
function buildAfterSql({ key, id, descending, tiesDescend = false }: Order, tables: string): string {
  const lastEdition = `(${buildSellingEditionSql('$2::uuid', 'ed.id')})`
  const lastKey = `(SELECT ${key} FROM ${tables} WHERE ed.id = ${lastEdition})`
  const [beyond, later] = [descending ? '<' : '>', tiesDescend ? '<' : '>']
  if (descending === tiesDescend)
    return `(${key}, ${id}, s.id) ${beyond} (${lastKey}, ${lastEdition}, $2::uuid)
          AND (${key}, ${id}) ${beyond}= (${lastKey}, ${lastEdition})`
  // One row comparison knows one direction. Equals are passed over by their index alone, before their songs are read.
  return `${key} ${beyond}= ${lastKey} AND (${key} ${beyond} ${lastKey} OR ${id} ${later}= ${lastEdition})
          AND (${key} ${beyond} ${lastKey} OR (${id}, s.id) ${later} (${lastEdition}, $2::uuid))`
}
