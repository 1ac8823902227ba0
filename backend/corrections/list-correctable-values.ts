import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listCorrectableValues as listCorrectableCall } from './contract.ts'

/** The artist's values that can be corrected at once. */
export async function listCorrectableValues(artistId: string): Promise<EndpointReply<typeof listCorrectableCall>> {
  const [[artist], songs, editions, posts] = await Promise.all([
    sql<{ bio: string; email: string }>(db, 'SELECT bio, email FROM artists WHERE id = $1', [artistId]),
    sql<{ id: string; title: string }>(
      db,
      'SELECT id, title FROM songs WHERE artist_id = $1 AND recording_of IS NULL ORDER BY title, id',
      [artistId],
    ),
    sql<{ id: string; title: string; kind: 'song' | 'album'; price: number }>(
      db,
      `SELECT id, title, kind, (price_cents / 100.0)::float8 AS price FROM editions WHERE artist_id = $1 ORDER BY title, id`,
      [artistId],
    ),
    sql<{ id: string; text: string }>(
      db,
      `SELECT id, text FROM green_room_entries
        WHERE artist_id = $1 AND author_id IS NULL AND kind <> 'message' AND removed_at IS NULL AND text <> ''
        ORDER BY made DESC LIMIT 50`,
      [artistId],
    ),
  ])
  return { songs, editions, posts, bio: artist?.bio ?? '', email: artist?.email ?? '' }
}
