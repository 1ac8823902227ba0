import { db } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { createFingerprint } from './create-fingerprint.ts'

const SONGS_PER_RUN = 5

/** How far back new songs are looked for once this process knows that no older one is due. */
const RECENT_MS = 2 * 86_400_000

let olderAreDone = false

/** Scheduled job: fingerprints a few songs that have no fingerprint yet. */
export async function createMissingFingerprints(): Promise<void> {
  const due = await sql<{ id: string }>(
    db,
    `SELECT s.id FROM songs s
      WHERE s.created_at > $1::timestamptz AND NOT EXISTS (SELECT FROM recordings r WHERE r.song_id = s.id)
      ORDER BY s.id LIMIT $2`,
    [olderAreDone ? new Date(Date.now() - RECENT_MS) : '-infinity', SONGS_PER_RUN],
  )
  olderAreDone ||= due.length === 0
  for (const { id } of due) {
    await createFingerprint(id).catch((error: unknown) =>
      log.warn({ songId: id, err: error }, 'could not fingerprint the song, it will be tried again'),
    )
  }
}
