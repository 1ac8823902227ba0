import type { ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import type { CorrectionReply, listCorrectable as listCorrectableCall } from './contract.ts'
import { Correction } from './correction.ts'

const SHOWN = 50

/** The artist's own history: what was changed, undone, handed over and decided. */
export async function listCorrections(artistId: string): Promise<CorrectionReply[]> {
  const rows = await Correction.query(db)
    .where({ artist_id: artistId })
    .whereNotIn('state', ['proposed', 'dropped'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
  return rows.map((row) => row.toReply())
}

/** What this artist has that can be corrected at once, with what it says now. */
export async function listCorrectable(artistId: string): Promise<ReplyOf<typeof listCorrectableCall>> {
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
