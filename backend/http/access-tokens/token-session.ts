import type { Context } from 'koa'
import type { TokenScope } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import type { Session } from '#http/sessions/session'
import { log } from '#runtime/logger'
import { calculateTokenHash } from '#runtime/token'
import { errors, TOKEN_CALLS_PER_MINUTE, TOKEN_PREFIX } from './contract.ts'

type TokenState = { tokenSession?: Session }

const pattern = new RegExp(`^Bearer +(${TOKEN_PREFIX}[A-Za-z0-9_-]{43})$`, 'i')

const getTokenSql = `
  SELECT t.id, t.artist_id AS "artistId", a.account_type AS "accountType", t.scopes,
         t.last_used_at IS NULL OR t.last_used_at < now() - interval '1 minute' AS stale
    FROM access_tokens t JOIN artists a ON a.id = t.artist_id
   WHERE t.token_hash = $1 AND t.expires_at > now() AND a.suspended_at IS NULL AND a.closed_at IS NULL`

type StoredToken = Pick<Session, 'id' | 'artistId' | 'accountType'> & { scopes: TokenScope[]; stale: boolean }

/**
 * Signs a request in by the access token in its Authorization header, for this request only. `scopes` are those of
 * which the call asks for one. Throws 401 for a token that is no longer or never was one, 429 beyond the token's
 * budget, and 403 where it does not open the call. Cookies of the same request count for nothing.
 */
export async function createTokenSession(ctx: Context, scopes: readonly TokenScope[] = []): Promise<void> {
  const token = pattern.exec(ctx.get('authorization'))?.[1]
  const [found] = token ? await sql<StoredToken>(db, getTokenSql, [calculateTokenHash(token)]) : []
  if (!found) throw new ApiError(errors['invalid-token'])
  const { id, artistId, accountType, stale } = found
  await consumeRateLimit(`access-token:${id}`, { hits: TOKEN_CALLS_PER_MINUTE, seconds: 60 })
  if (!scopes.some((scope) => found.scopes.includes(scope))) throw new ApiError(errors['token-scope'])
  if (stale) recordUse(id)
  // No browser: the token itself owns what only a browser could own.
  const session: Session = { id, visitorId: id, artistId, accountType, fanIds: [], collectorId: null }
  ;(ctx.state as TokenState).tokenSession = session
}

/** The session of a request that was signed in by a token. */
export const getTokenSession = (ctx: Context): Session | undefined => (ctx.state as TokenState).tokenSession

/** Without making the request wait. */
function recordUse(id: string): void {
  sql(db, 'UPDATE access_tokens SET last_used_at = now() WHERE id = $1', [id]).catch((error: unknown) =>
    log.warn({ err: error }, 'the last use of an access token was not recorded'),
  )
}
