import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildLikePattern } from './build-like-pattern.ts'
import { LIST_LIMIT, type listAllKeymails as listAllKeymailsCall } from './contract.ts'

type Keymail = EndpointReply<typeof listAllKeymailsCall>['keymails'][number]

type Row = Omit<Keymail, 'issuedAt' | 'redeemedAt'> & { issuedAt: Date; redeemedAt: Date | null }

/** Up to this many editions are looked through one by one; of more, the newest Keymails are read until a page is full. */
const EDITIONS_MAX = 5_000

// No more than $2, so that a common word costs no more than a rare one.
const editionsSql = `
  SELECT id FROM (
    (SELECT id FROM editions WHERE title ILIKE $1 LIMIT $2)
     UNION
    (SELECT e.id FROM artists a JOIN editions e ON e.artist_id = a.id WHERE a.stage_name ILIKE $1 LIMIT $2)) e LIMIT $2`

/** $1 state, $2 the id after which the page begins, $3 rows. */
const pageSql = `($1::text IS NULL OR k.state = $1) AND ($2::uuid IS NULL OR k.id < $2) ORDER BY k.id DESC LIMIT $3`

const buildListSql = (keymails: string) => `
  SELECT k.id, k.code, e.title, a.stage_name AS artist, k.copy, e.copies AS "of", k.state, k.issued_at AS "issuedAt",
         k.redeemed_at AS "redeemedAt"
    FROM (${keymails}) k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
   ORDER BY k.id DESC LIMIT $3`

const anySql = buildListSql(`SELECT * FROM keymails k WHERE ${pageSql}`)

const ofCodeSql = buildListSql(`SELECT * FROM keymails k WHERE k.code = $4 AND ${pageSql}`)

const ofEditionsSql = buildListSql(`
  SELECT k.* FROM unnest($4::uuid[]) AS edition (id)
   CROSS JOIN LATERAL (SELECT * FROM keymails k WHERE k.edition_id = edition.id AND ${pageSql}) k`)

/** So many of the newest Keymails are looked through for a word of many editions, first few. */
const LOOK_BACK = [2_000, 20_000, 100_000]

const lookedToSql = `
  SELECT k.id FROM keymails k WHERE ($1::text IS NULL OR k.state = $1) AND ($2::uuid IS NULL OR k.id < $2)
   ORDER BY k.id DESC OFFSET $3 LIMIT 1`

// Of the newest $5 Keymails only: else the planner reads all Keymails of all those editions. They are of few editions, each
// of which is looked at once.
const ofWordSql = `
  WITH newest AS MATERIALIZED (
    SELECT k.id, k.edition_id FROM keymails k
     WHERE ($1::text IS NULL OR k.state = $1) AND ($2::uuid IS NULL OR k.id < $2) ORDER BY k.id DESC LIMIT $5),
  fitting AS MATERIALIZED (
    SELECT n.edition_id AS id FROM (SELECT DISTINCT edition_id FROM newest) n
     CROSS JOIN LATERAL (
       SELECT e.title, a.stage_name FROM editions e JOIN artists a ON a.id = e.artist_id WHERE e.id = n.edition_id OFFSET 0) e
     WHERE e.title ILIKE $4 OR e.stage_name ILIKE $4)
  ${buildListSql(`
    SELECT k.* FROM (
      SELECT id FROM newest WHERE edition_id IN (SELECT id FROM fitting) ORDER BY id DESC LIMIT $3) n
      JOIN keymails k ON k.id = n.id`)}`

/** Keymails by song, artist or complete code, newest first, by page. A page may have fewer rows, and another after it. */
export async function listAllKeymails({ q, state, after }: EndpointQuery<typeof listAllKeymailsCall>) {
  const { found, lookedTo } = await listRows(q, [state ?? null, after ?? null, LIST_LIMIT + 1])
  const rows = found.slice(0, LIST_LIMIT)
  return {
    next: found.length > LIST_LIMIT ? (rows.at(-1)?.id ?? null) : lookedTo,
    keymails: rows.map(({ issuedAt, redeemedAt, code, ...keymail }) => ({
      ...keymail,
      code:
        keymail.state === 'redeemed' || keymail.state === 'void' ? code : `${code.slice(0, 12)}••••••${code.slice(-2)}`,
      issuedAt: issuedAt.toISOString(),
      redeemedAt: redeemedAt?.toISOString() ?? null,
    })),
  }
}

type Found = { found: Row[]; lookedTo: string | null }

async function listRows(q: string, page: unknown[]): Promise<Found> {
  const list = async (text: string, ...values: unknown[]): Promise<Found> => ({
    found: await sql<Row>(db, text, [...page, ...values]),
    lookedTo: null,
  })
  if (!q) return list(anySql)
  const byCode = await list(ofCodeSql, q.toUpperCase())
  if (byCode.found.length > 0) return byCode
  const pattern = buildLikePattern(q)
  const editions = await sql<{ id: string }>(db, editionsSql, [pattern, EDITIONS_MAX + 1])
  if (editions.length > EDITIONS_MAX) return listRowsOfWord(pattern, page)
  return list(
    ofEditionsSql,
    editions.map(({ id }) => id),
  )
}

/** Looks back in growing steps until the page is full, and leaves what is older than the last step to the next page. */
export async function listRowsOfWord(pattern: string, page: unknown[], steps = LOOK_BACK): Promise<Found> {
  let found: Row[] = []
  for (const newest of steps) {
    found = await sql<Row>(db, ofWordSql, [...page, pattern, newest])
    if (found.length > LIST_LIMIT) return { found, lookedTo: null }
  }
  const [last] = await sql<{ id: string }>(db, lookedToSql, [...page.slice(0, 2), (steps.at(-1) ?? 1) - 1])
  return { found, lookedTo: last?.id ?? null }
}
