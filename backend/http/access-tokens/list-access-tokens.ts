import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { accessTokenColumns, type AccessTokenRow, toListedToken } from './access-token-row.ts'
import type { listAccessTokens as listAccessTokensCall } from './contract.ts'

/** The artist's tokens, newest first, with those that have expired lately. */
export async function listAccessTokens(artistId: string): Promise<EndpointReply<typeof listAccessTokensCall>> {
  const rows = await sql<AccessTokenRow>(
    db,
    `SELECT ${accessTokenColumns} FROM access_tokens WHERE artist_id = $1 ORDER BY id DESC`,
    [artistId],
  )
  return rows.map(toListedToken)
}
