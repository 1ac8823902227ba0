import { LRUCache } from 'lru-cache'
import { db } from '#database/client'
import { runOnReplica } from '#database/connections/replica'
import { getEstimatedRows, getEstimatedTableRows, sql } from '#database/sql'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { getCached } from '#runtime/memory/get-cached'
import { buildSearchQuery } from '#text/search-text'
import { toFoldedText } from '#text/to-folded-text'
import { SEARCH_RESULTS_MAX, type SearchResults } from './contract.ts'
import { type Candidate, toBestFirst } from './to-best-first.ts'

/**
 * The newest matches of a kind that are looked at. Ranking all of a common word would read a tenth of the catalog, and
 * a page of eight shows no difference.
 */
const CANDIDATES_MAX = 60
/** Shorter words have too few groups of three letters to be spelled alike. */
const SIMILAR_LENGTH_MIN = 4

type Kind = Exclude<keyof SearchResults, 'similar'>

const kinds: Kind[] = ['artists', 'songs', 'albums', 'cards']

const published = `a.account_type = 'production' AND a.closed_at IS NULL AND a.suspended_at IS NULL`
const columns = `a.stage_name AS artist, a.id AS "artistId", NULL AS "pictureKey"`
// After the limit of candidates would be cheaper, and each is one look into a unique index.
const coverOf = (owner: { song?: string; edition?: string }) => `${buildCoverUrlSql(owner)} AS "coverUrl"`

type Source = {
  select: string
  table: string
  id: string
  join: string
  visible: string
  matches: string
  text: string
  /** What the index of the words is limited to. */
  indexed?: string
  /** No word is in so many artists' names that it would be found soon among the newest. */
  hasCommonWords?: false
}

/** Per kind: rows that visitors may see; the columns of `matches` and `text` are matched. */
const sources: Record<Kind, Source> = {
  artists: {
    select: `a.id, a.stage_name AS title, a.stage_name AS artist, a.id AS "artistId", a.picture_key AS "pictureKey"`,
    table: 'artists a',
    id: 'a.id',
    join: '',
    visible: published,
    matches: 'a.search',
    text: 'a.stage_name',
    hasCommonWords: false,
  },
  songs: {
    select: `s.id, s.title, ${columns}, ${coverOf({ song: 's.id' })}`,
    table: 'songs s',
    id: 's.id',
    join: 'JOIN artists a ON a.id = s.artist_id',
    visible: `s.state = 'published'`,
    matches: 's.search',
    text: 's.title',
  },
  albums: {
    select: `e.id, e.title, ${columns}, ${coverOf({ edition: 'e.id' })}`,
    table: 'editions e',
    id: 'e.id',
    join: 'JOIN artists a ON a.id = e.artist_id',
    visible: `e.kind = 'album' AND e.state = 'published' AND e.blocked_at IS NULL`,
    matches: 'e.search',
    text: 'e.title',
    indexed: `e.kind = 'album'`,
  },
  cards: {
    select: `c.id, c.title, ${columns}`,
    table: 'art_cards c',
    id: 'c.id',
    join: 'JOIN artists a ON a.id = c.artist_id',
    visible: `c.state = 'published' AND ${published}`,
    matches: 'c.search',
    text: 'c.title',
  },
}

// The same for everybody, so each process keeps an answer for 1.5 seconds, as catalog pages.
const resultCache = new LRUCache<string, Promise<SearchResults>>({ max: 300, ttl: 1_500 })

/**
 * Artists, songs, albums and cards whose words begin with those of `typed`, at most eight of each, best first. If there
 * are none at all, those that are spelled alike.
 */
export function listSearchResults(typed: string): Promise<SearchResults> {
  const folded = toFoldedText(typed)
  return getCached(resultCache, folded, () => runOnReplica(() => searchUncached(typed, folded)))
}

async function searchUncached(typed: string, folded: string): Promise<SearchResults> {
  const words = buildSearchQuery(typed)
  if (!words) return toResults([[], [], [], []], false)
  const found = await Promise.all(kinds.map((kind) => listMatches(kind, words)))
  const isFound = found.some((candidates) => candidates.length > 0)
  if (isFound || folded.length < SIMILAR_LENGTH_MIN)
    return toResults(
      found.map((candidates) => toBestFirst(candidates, folded)),
      false,
    )
  const alike = await Promise.all(kinds.map((kind) => listSimilar(kind, folded)))
  return toResults(
    alike,
    alike.some((candidates) => candidates.length > 0),
  )
}

/** A word of more rows than this is found soon among the newest; all rows of a rarer one are looked up and sorted. */
const RARE_MAX = 2_000

/** So many of the newest rows are looked at for a common word, before the index of the words is asked for its rows. */
const WALKED_MAX = 10_000

/** The newest matches. Left to itself, the planner takes the beginning of any word for a common one and reads the table. */
export async function listMatches(kind: Kind, words: string, rareMax = RARE_MAX): Promise<Candidate[]> {
  const { select, table, id, join, visible, matches, indexed = 'true' } = sources[kind]
  const found = `${matches} @@ to_tsquery('simple', $1)`
  if (await isCommon(kind, words)) {
    const newest = await sql<Candidate>(db, buildWalkSql(kind), [words])
    if (newest.length === CANDIDATES_MAX) return newest
  }
  // Of what nobody may see, too: with that condition the planner would walk the index of what is published.
  const hits = await sql<{ id: string }>(
    db,
    `SELECT ${id} FROM ${table} WHERE ${indexed} AND ${found} LIMIT ${rareMax + 1}`,
    [words],
  )
  if (hits.length === 0) return []
  const isRare = hits.length <= rareMax
  const where = isRare ? `${id} = ANY ($1)` : found
  const value = isRare ? hits.map((hit) => hit.id) : words
  return sql<Candidate>(
    db,
    `SELECT ${select} FROM ${table} ${join} WHERE ${visible} AND ${where} ORDER BY ${id} DESC LIMIT ${CANDIDATES_MAX}`,
    [value],
  )
}

/**
 * Whether the planner expects so many rows with the words that WALKED_MAX are likely to have enough candidates. The index
 * of the words finds all rows of a common one before it gives the first. A list of words is kept of the whole table only,
 * hence the estimate is, too.
 */
async function isCommon(kind: Kind, words: string): Promise<boolean> {
  const { table, matches, hasCommonWords = true } = sources[kind]
  if (!hasCommonWords) return false
  const [rows, all] = await Promise.all([
    getEstimatedRows(db, `SELECT FROM ${table} WHERE ${matches} @@ to_tsquery('simple', $1)`, [words]),
    getEstimatedTableRows(db, table.split(' ')[0] ?? ''),
  ])
  return rows > RARE_MAX && (rows / (all ?? Infinity)) * WALKED_MAX > CANDIDATES_MAX * 1.5
}

/** The newest matches of a common word: exact if it finds CANDIDATES_MAX, otherwise there may be more. */
export const buildWalkSql = (kind: Kind) => {
  const { select, table, id, join, visible, matches, indexed = 'true' } = sources[kind]
  const [alias] = id.split('.')
  return `SELECT ${select} FROM (SELECT * FROM ${table} WHERE ${indexed} ORDER BY ${id} DESC LIMIT ${WALKED_MAX}) ${alias} ${join}
    WHERE ${visible} AND ${matches} @@ to_tsquery('simple', $1) ORDER BY ${id} DESC LIMIT ${CANDIDATES_MAX}`
}

/**
 * Best first; `<%` uses the index of the column's trigrams. Rows are sorted before their artists are looked up, one after
 * another until enough are visible.
 */
export const buildSimilarSql = (kind: Kind) => {
  const { select, table, id, join, visible, text, indexed = 'true' } = sources[kind]
  const [alias] = id.split('.')
  return `SELECT ${select} FROM (
      SELECT *, word_similarity($1, ${text}) AS alike FROM (SELECT * FROM ${table} WHERE ${indexed} AND $1 <% ${text} OFFSET 0) ${alias}
       ORDER BY alike DESC, ${id} DESC) ${alias} ${join}
    WHERE ${visible} ORDER BY ${alias}.alike DESC, ${id} DESC LIMIT ${SEARCH_RESULTS_MAX}`
}

const listSimilar = (kind: Kind, folded: string): Promise<Candidate[]> =>
  sql<Candidate>(db, buildSimilarSql(kind), [folded])

function toResults(
  [artists = [], songs = [], albums = [], cards = []]: Candidate[][],
  similar: boolean,
): SearchResults {
  const toTitled = ({ id, title, artist, artistId }: Candidate) => ({ id, title, artist, artistId })
  const toCovered = (candidate: Candidate) => ({ ...toTitled(candidate), coverUrl: candidate.coverUrl ?? null })
  const toArtist = ({ id, title, pictureKey }: Candidate) => ({
    id,
    name: title,
    pictureUrl: pictureKey && `/api/artists/${id}/picture?v=${pictureKey.slice(-8)}`,
  })
  const best = (candidates: Candidate[]) => candidates.slice(0, SEARCH_RESULTS_MAX)
  return {
    artists: best(artists).map(toArtist),
    songs: best(songs).map(toCovered),
    albums: best(albums).map(toCovered),
    cards: best(cards).map(toTitled),
    similar,
  }
}
