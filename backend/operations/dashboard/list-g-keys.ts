import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildLikePattern } from './build-like-pattern.ts'
import { LIST_LIMIT, type listGKeys as listGKeysCall } from './contract.ts'

type GKey = EndpointReply<typeof listGKeysCall>['gKeys'][number]

/** G-Keys by artist name, newest first. The keys themselves are not stored. */
export async function listGKeys({ q }: EndpointQuery<typeof listGKeysCall>) {
  const rows = await sql<Omit<GKey, 'issuedAt'> & { issuedAt: Date; total: number }>(
    db,
    `SELECT k.id, a.stage_name AS artist, a.account_type AS "accountType", k.state, k.created_at AS "issuedAt",
            (SELECT count(*) FROM songs s WHERE s.artist_id = a.id AND s.recording_of IS NULL) AS songs, count(*) OVER () AS total
       FROM g_keys k JOIN artists a ON a.id = k.artist_id
      WHERE a.stage_name ILIKE $1 ORDER BY k.created_at DESC, k.id LIMIT $2`,
    [buildLikePattern(q), LIST_LIMIT],
  )
  return {
    total: rows[0]?.total ?? 0,
    gKeys: rows.map(({ total: _total, issuedAt, ...key }) => ({ ...key, issuedAt: issuedAt.toISOString() })),
  }
}
