import type { Db, Trx } from '#database/client'
import { sql } from '#database/sql'

/** Stores a song's duration and its loudness peaks. */
export async function updateSongWaveform(on: Db, songId: string, durationMs: number, peaks: number[]): Promise<void> {
  await sql(on, 'UPDATE songs SET duration_ms = $2, peaks = $3 WHERE id = $1', [songId, durationMs, peaks])
}

/** Stores a song's format, bit rate and, unless it is known already, duration. */
export async function updateSongAudioFormat(
  on: Db,
  songId: string,
  audio: { format: string | null; bitRate: number | null; durationMs: number },
): Promise<void> {
  await sql(
    on,
    'UPDATE songs SET audio_format = $2, bit_rate = $3, duration_ms = coalesce(duration_ms, $4) WHERE id = $1',
    [songId, audio.format, audio.bitRate, audio.durationMs],
  )
}

/** Stores the file of a song's preview. Returns false when the song no longer waits for one. */
export async function updateSongPreview(trx: Trx, songId: string, previewKey: string): Promise<boolean> {
  const updated = await sql(
    trx,
    `UPDATE songs SET preview_key = $2, preview_state = 'ready' WHERE id = $1 AND preview_state = 'waiting'
     RETURNING id`,
    [songId, previewKey],
  )
  return updated.length > 0
}

/** Marks a song that waits for a preview as having none. */
export async function updateMissingPreview(on: Db, songId: string): Promise<void> {
  await sql(on, `UPDATE songs SET preview_state = 'none' WHERE id = $1 AND preview_state = 'waiting'`, [songId])
}
