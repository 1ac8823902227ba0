import type { EndpointReply } from '#contract/platform'
import { db, sql } from '#platform/database'
import type { CorrectionView, listCorrectableValues as listCorrectableCall } from './contract.ts'
import { Correction } from './correction.ts'

const CORRECTIONS_MAX = 50

/** The artist's history: corrections applied, undone, in review and decided. */
export async function listCorrections(artistId: string): Promise<CorrectionView[]> {
  const rows = await Correction.query(db)
    .where({ artist_id: artistId })
    .whereNotIn('state', ['proposed', 'dropped'])
    .orderBy('id', 'desc')
    .limit(CORRECTIONS_MAX)
  return rows.map((row) => row.toView())
}

/** The artist's values that can be corrected at once. */
export async function listCorrectableValues(artistId: string): Promise<EndpointReply<typeof listCorrectableCall>> {
  const [[artist], songs, editions, posts] = await Promise.all([
    sql<{ bio: string; email: string }>(db, 'SELECT bio, email FROM artists WHERE id = $1', [artistId]),
    sql<{ id: string; title: string }>(db, 'SELECT id, title FROM songs WHERE artist_id = $1 ORDER BY title, id', [
      artistId,
    ]),
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
