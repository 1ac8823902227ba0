import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { readSongSamples } from '#module/playback'
import { Fingerprint, type Landmark } from './fingerprint.ts'

/** Fingerprints a song once; a song without playable audio gets no landmarks. Throws if decoding fails. */
export async function createFingerprint(songId: string): Promise<void> {
  const known = await sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [songId])
  if (known.length > 0) return
  const fingerprint = new Fingerprint()
  for await (const { samples, rate } of readSongSamples(songId)) fingerprint.add(samples, rate)
  await writeLandmarks(songId, fingerprint.landmarks)
}

export function writeLandmarks(songId: string, marks: Landmark[]): Promise<void> {
  return runInTransaction(async (trx) => {
    const first = await sql(
      trx,
      'INSERT INTO recordings (song_id, marks) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING song_id',
      [songId, new Set(marks.map(({ hash }) => hash)).size],
    )
    if (first.length === 0) return
    await sql(
      trx,
      `INSERT INTO recording_marks (mark, song_id, at) SELECT m.mark, $1, m.at FROM unnest($2::int[], $3::int[]) AS m (mark, at)`,
      [songId, marks.map(({ hash }) => hash), marks.map(({ at }) => at)],
    )
  })
}
