import type { EndpointBody, EndpointReply } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { calculateTokenHash, createToken } from '#runtime/token'
import { accessTokenColumns, type AccessTokenRow, toListedToken } from './access-token-row.ts'
import { type createAccessToken as createAccessTokenCall, errors, TOKEN_PREFIX, TOKENS_MAX } from './contract.ts'

/** Creates a token that is shown this once; only its hash is stored. Throws 409 for an artist who has too many. */
export async function createAccessToken(
  artistId: string,
  { name, scopes, days }: EndpointBody<typeof createAccessTokenCall>,
): Promise<EndpointReply<typeof createAccessTokenCall>> {
  const token = TOKEN_PREFIX + createToken()
  const [created] = await runInTransaction(async (trx) => {
    // Tokens created at the same moment are counted one after the other.
    await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR NO KEY UPDATE', [artistId])
    return sql<AccessTokenRow>(
      trx,
      `INSERT INTO access_tokens (artist_id, token_hash, ending, name, scopes, expires_at)
       SELECT $1, $2, $3, $4, $5::text[], now() + make_interval(days => $6)
        WHERE (SELECT count(*) FROM access_tokens WHERE artist_id = $1) < ${TOKENS_MAX}
       RETURNING ${accessTokenColumns}`,
      [artistId, calculateTokenHash(token), token.slice(-4), name, [...new Set(scopes)], days],
    )
  })
  if (!created) throw new ApiError(errors['too-many-tokens'])
  return { ...toListedToken(created), token }
}
