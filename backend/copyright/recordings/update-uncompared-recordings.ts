import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { claimCatalogLock } from '#module/catalog/editions'
import { updateSameRecordings } from './update-same-recordings.ts'

const RECORDINGS_PER_RUN = 50

/**
 * Scheduled job: compares some recordings that were fingerprinted before an artist's own were compared. Both stay on sale,
 * since fans have bought them; from then on their pages name each other.
 */
export async function updateUncomparedRecordings(): Promise<void> {
  const due = await sql<{ songId: string; artistId: string }>(
    db,
    `SELECT r.song_id AS "songId", s.artist_id AS "artistId" FROM recordings r JOIN songs s ON s.id = r.song_id
      WHERE r.compared_at IS NULL ORDER BY r.song_id LIMIT $1`,
    [RECORDINGS_PER_RUN],
  )
  for (const { songId, artistId } of due) {
    await runInTransaction(async (trx) => {
      await claimCatalogLock(trx, artistId)
      await updateSameRecordings(trx, songId)
    })
  }
}
