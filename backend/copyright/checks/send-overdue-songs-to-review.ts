import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { applySongVerdict } from '#module/catalog'
import { openReview } from '#module/reviews'

/** Songs checked for longer than this go to review. */
const CHECK_MAX_MINUTES = 30

/** Scheduled job: sends songs to review whose documents have been checked for more than half an hour. */
export async function sendOverdueSongsToReview(): Promise<void> {
  const unread = await sql<{ id: string; title: string; artistId: string; stageName: string }>(
    db,
    `SELECT s.id, s.title, a.id AS "artistId", a.stage_name AS "stageName" FROM songs s JOIN artists a ON a.id = s.artist_id
      WHERE s.state = 'checking' AND s.created_at < now() - make_interval(mins => $1) LIMIT 100`,
    [CHECK_MAX_MINUTES],
  )
  for (const { id, title, artistId, stageName } of unread) {
    await runInTransaction(async (trx) => {
      if (!(await applySongVerdict(trx, id, ['checking'], 'in-review'))) return
      await openReview(trx, {
        kind: 'copyright',
        subject: { about: 'song', title, artist: stageName },
        effectKey: `song:${id}`,
        reason: { because: 'unread' },
        evidence: { artistId, songId: id },
      })
    })
  }
}
