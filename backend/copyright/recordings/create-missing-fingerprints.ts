import { db } from '#database/client'
import { sql } from '#database/sql'
import { createFingerprint, writeLandmarks } from './create-fingerprint.ts'

/** Scheduled job: fingerprints a few songs that have no fingerprint yet. */
export async function createMissingFingerprints(): Promise<void> {
  const unheard = await sql<{ id: string }>(
    db,
    `SELECT s.id FROM songs s WHERE NOT EXISTS (SELECT FROM recordings r WHERE r.song_id = s.id) ORDER BY s.id LIMIT 5`,
  )
  for (const { id } of unheard) {
    // An undecodable recording is stored without landmarks, so it is not retried forever.
    await createFingerprint(id).catch(() => writeLandmarks(id, []))
  }
}
