import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors, type FollowedAddress } from './contract.ts'
import { listProvedAddresses } from './list-proved-addresses.ts'

/** What each address that this session has proved follows, newest first. An address that follows nothing is listed, too. */
export async function listFollows(session: Session | undefined): Promise<FollowedAddress[]> {
  const emails = await listProvedAddresses(session)
  const found = await listFollowed('r.email = ANY ($1)', emails)
  return emails.map((email) => found.find((address) => address.email === email) ?? { email, follows: [] })
}

/** What the address follows whose mail contains this token. Throws 404 for an unknown token. */
export async function listFollowsByToken(token: string): Promise<FollowedAddress> {
  const [address] = await listFollowed('r.token = ANY ($1)', [token])
  if (!address) throw new ApiError(errors['notifications-link-unknown'])
  return address
}

function listFollowed(
  where: 'r.email = ANY ($1)' | 'r.token = ANY ($1)',
  values: string[],
): Promise<FollowedAddress[]> {
  return sql<FollowedAddress>(
    db,
    `SELECT r.email, coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'artistId', a.id, 'artistName', a.stage_name,
              'songId', s.id, 'title', s.title) ORDER BY f.id DESC) FILTER (WHERE f.id IS NOT NULL), '[]') AS follows
       FROM followers r LEFT JOIN follows f ON f.follower_id = r.id AND f.confirmed_at IS NOT NULL
       LEFT JOIN songs s ON s.id = f.song_id LEFT JOIN artists a ON a.id = coalesce(f.artist_id, s.artist_id)
      WHERE ${where} GROUP BY r.id`,
    [values],
  )
}
