import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getFollowerCount as getFollowerCountCall } from './contract.ts'

/** Songs listed with their wishes, most wished first. */
const SONGS_MAX = 50

export async function getFollowerCount(artistId: string): Promise<EndpointReply<typeof getFollowerCountCall>> {
  const [[row], wishes] = await Promise.all([
    sql<{ followers: number }>(
      db,
      'SELECT count(*)::int AS followers FROM follows WHERE artist_id = $1 AND confirmed_at IS NOT NULL',
      [artistId],
    ),
    sql<{ songId: string; title: string; wishes: number }>(
      db,
      `SELECT s.id AS "songId", s.title, count(*)::int AS wishes
         FROM songs s JOIN follows f ON f.song_id = s.id AND f.confirmed_at IS NOT NULL
        WHERE s.artist_id = $1 GROUP BY s.id ORDER BY wishes DESC, s.id DESC LIMIT $2`,
      [artistId, SONGS_MAX],
    ),
  ])
  return { followers: row?.followers ?? 0, wishes }
}
