import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'
import { publishFollow } from '#module/follows/messages'
import { listProvedAddresses } from './list-proved-addresses.ts'

/** Ends one follow of the session's addresses, or of the address whose mail contains the token. Throws 404 for others. */
export async function deleteFollow(
  { followId, token }: { followId: string; token?: string | undefined },
  session: Session | undefined,
): Promise<void> {
  const [deleted] = await sql<{ artistId: string | null }>(
    db,
    `DELETE FROM follows f USING followers r
      WHERE f.id = $1 AND r.id = f.follower_id AND (r.token = $2 OR r.email = ANY ($3)) RETURNING f.artist_id AS "artistId"`,
    [followId, token ?? null, await listProvedAddresses(session)],
  )
  if (!deleted) throw new ApiError(errors['follow-unknown'])
  publishFollow(deleted.artistId)
}
