import type { EndpointReply } from '#contract/http'
import type { listAccessTokens } from './contract.ts'

type ListedToken = EndpointReply<typeof listAccessTokens>[number]

export type AccessTokenRow = {
  id: string
  artistId: string
  name: string
  ending: string
  scopes: ListedToken['scopes']
  createdAt: Date
  expiresAt: Date
  expired: boolean
  lastUsedAt: Date | null
}

/** SQL: the columns of an `AccessTokenRow`. */
export const accessTokenColumns = `id, artist_id AS "artistId", name, ending, scopes, created_at AS "createdAt",
  expires_at AS "expiresAt", expires_at <= now() AS expired, last_used_at AS "lastUsedAt"`

/** A token as its artist sees it. */
export function toListedToken({ artistId: _artistId, ...row }: AccessTokenRow): ListedToken {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
