import { commonErrors, type EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { accessTokenColumns, type AccessTokenRow, toListedToken } from './access-token-row.ts'
import type { getAccessToken as getAccessTokenCall } from './contract.ts'

/** The token with this id. Throws 401 if there is none: a browser's session is no token. */
export async function getAccessToken(id: string): Promise<EndpointReply<typeof getAccessTokenCall>> {
  const [row] = await sql<AccessTokenRow>(db, `SELECT ${accessTokenColumns} FROM access_tokens WHERE id = $1`, [id])
  if (!row) throw new ApiError(commonErrors['no-session'])
  return { ...toListedToken(row), artistId: row.artistId }
}
