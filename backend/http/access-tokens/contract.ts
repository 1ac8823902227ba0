import { z } from 'zod'
import { defineEndpoint, defineErrors, TOKEN_SCOPES } from '#contract/http'

export const TOKENS_MAX = 20

export const TOKEN_NAME_MAX = 60

/** A token expires on its own after at most this many days. */
export const TOKEN_DAYS_MAX = 365

/** Calls that one token may make within any minute. */
export const TOKEN_CALLS_PER_MINUTE = 120

/** Begins every token, so that programs which look for published secrets find it. */
export const TOKEN_PREFIX = 'tm_pat_'

export const errors = defineErrors({
  'invalid-token': [401, 'This access token is unknown, revoked or expired. Nothing was done; create a new one.'],
  'token-scope': [403, 'This access token does not open this call. Nothing was done.'],
  'too-many-tokens': [
    409,
    `You have ${TOKENS_MAX} access tokens. Revoke one that you no longer use, then create this one.`,
  ],
})

const tokenScopes = z.array(z.enum(TOKEN_SCOPES))

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters of the token. */
  ending: z.string(),
  scopes: tokenScopes,
  createdAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
  /** To the minute; null if it was never used. */
  lastUsedAt: z.string().nullable(),
})

export const listAccessTokens = defineEndpoint({
  method: 'GET',
  path: '/api/artist/access-tokens',
  reply: z.array(accessToken),
})

/** The reply is the only one that ever contains the token itself. */
export const createAccessToken = defineEndpoint({
  method: 'POST',
  path: '/api/artist/access-tokens',
  body: z.object({
    name: z.string().trim().min(1).max(TOKEN_NAME_MAX),
    scopes: tokenScopes.min(1).max(TOKEN_SCOPES.length),
    days: z.number().int().min(1).max(TOKEN_DAYS_MAX),
  }),
  reply: accessToken.extend({ token: z.string() }),
})

/** Revokes a token: from now on it opens nothing. */
export const deleteAccessToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/access-tokens/:id',
  params: z.object({ id: z.uuid() }),
})

/** What the token that a program sends is: whose, what for, and for how long. */
export const getAccessToken = defineEndpoint({
  method: 'GET',
  path: '/api/access-token',
  scopes: TOKEN_SCOPES,
  reply: accessToken.extend({ artistId: z.string() }),
})
