import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import type { FollowedAddress } from './contract.ts'
import { listProvedAddresses } from './list-proved-addresses.ts'

/** What each address that this session has proved follows, newest first. An address that follows nothing is listed, too. */
export async function listFollows(session: Session | undefined): Promise<FollowedAddress[]> {
  const emails = await listProvedAddresses(session)
  const found = await listFollowed('r.email = ANY ($1)', emails)
  return emails.map((email) => found.find((address) => address.email === email) ?? { email, follows: [] })
}

export function listFollowed(
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
