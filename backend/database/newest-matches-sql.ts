/** Rows that are read backwards before the index is asked: a word that one row in a hundred has fills a page from them. */
const WALKED_ROWS = 5_000

type Matches = {
  /** With `id` and `search`. */
  table: string
  /** The alias that the conditions use. */
  alias: string
  /** Which rows count at all. */
  where: string
  /** Text of a tsquery. */
  query: string
  /** How many rows, at most. */
  limit: string | number
}

/**
 * CTEs of which `matches` has the ids of the newest rows whose `search` matches. The planner assumes that one row in 200
 * has any beginning of a word, so by itself it reads the whole table backwards for a rare word. Here the newest rows tell
 * how common the words are: if they do not fill the page, there are few hits, and all are taken from the index.
 */
export function buildNewestMatchesSql({ table, alias, where, query, limit }: Matches): string {
  // Of a query known before, so that neither plan evaluates it for each row.
  const isMatch = `${alias}.search @@ (SELECT words FROM asked)`
  return `
  asked AS MATERIALIZED (SELECT to_tsquery('simple', ${query}) AS words),
  newest AS MATERIALIZED (
    SELECT id FROM (SELECT id, search FROM ${table} ${alias} WHERE ${where} ORDER BY id DESC LIMIT ${WALKED_ROWS}) ${alias}
     WHERE ${isMatch} ORDER BY id DESC LIMIT ${limit}),
  indexed AS MATERIALIZED (
    SELECT id FROM ${table} ${alias} WHERE ${where} AND ${isMatch} AND (SELECT count(*) FROM newest) < ${limit}),
  matches AS MATERIALIZED (
    SELECT id FROM (SELECT id FROM newest UNION SELECT id FROM indexed) m ORDER BY id DESC LIMIT ${limit})`
}
