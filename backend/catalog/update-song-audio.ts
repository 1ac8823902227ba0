import type { Db } from '#database/client'
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

/** Stores the file of a song's preview, or that there is none. Returns false when the song no longer waits for one. */
export async function updateSongPreview(on: Db, songId: string, previewKey: string | null): Promise<boolean> {
  const updated = await sql(
    on,
    `UPDATE songs SET preview_key = $2, preview_state = CASE WHEN $2::text IS NULL THEN 'none' ELSE 'ready' END
      WHERE id = $1 AND preview_state = 'waiting' RETURNING id`,
    [songId, previewKey],
  )
  return updated.length > 0
}
