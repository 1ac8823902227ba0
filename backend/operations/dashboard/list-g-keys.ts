import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildLikePattern } from './build-like-pattern.ts'
import { LIST_LIMIT, type listGKeys as listGKeysCall } from './contract.ts'

type GKey = EndpointReply<typeof listGKeysCall>['gKeys'][number]

// Without a name everything is listed: the page comes from the index and the total from the keys alone.
export const listGKeysSql = `
  SELECT k.id, a.stage_name AS artist, a.account_type AS "accountType", k.state, k.created_at AS "issuedAt",
         (SELECT count(*) FROM songs s WHERE s.artist_id = a.id AND s.recording_of IS NULL) AS songs,
         (SELECT CASE WHEN $1 = '%%' THEN (SELECT count(*) FROM g_keys)
                 ELSE (SELECT count(*) FROM g_keys c JOIN artists b ON b.id = c.artist_id WHERE b.stage_name ILIKE $1) END) AS total
    FROM g_keys k JOIN artists a ON a.id = k.artist_id
   WHERE $1 = '%%' OR a.stage_name ILIKE $1 ORDER BY k.created_at DESC, k.id LIMIT $2`

/** G-Keys by artist name, newest first. The keys themselves are not stored. */
export async function listGKeys({ q }: EndpointQuery<typeof listGKeysCall>) {
  const rows = await sql<Omit<GKey, 'issuedAt'> & { issuedAt: Date; total: number }>(db, listGKeysSql, [
    buildLikePattern(q),
    LIST_LIMIT,
  ])
  return {
    total: rows[0]?.total ?? 0,
    gKeys: rows.map(({ total: _total, issuedAt, ...key }) => ({ ...key, issuedAt: issuedAt.toISOString() })),
  }
}
