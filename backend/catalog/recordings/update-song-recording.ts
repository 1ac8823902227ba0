import { publish } from '#database/pub-sub'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { releaseFile } from '#module/storage/files'

/**
 * Makes a checked recording its song's, if its state is one of `from`, and returns the song's id. The two rows change
 * places: the song keeps its id, editions and everything that hangs on it, and the other row holds the recording it had
 * until now, which owners still hear. The song's waveform and preview must be made again.
 */
export async function updateSongRecording(
  trx: Trx,
  recordingId: string,
  from: readonly string[],
): Promise<string | undefined> {
  // The song's row first, as in createRecording: whoever has it decides alone.
  const [song] = await sql<{ id: string; previewKey: string | null }>(
    trx,
    `SELECT s.id, s.preview_key AS "previewKey" FROM songs s
      WHERE s.id = (SELECT recording_of FROM songs WHERE id = $1) FOR NO KEY UPDATE`,
    [recordingId],
  )
  if (!song) return undefined
  const exchanged = await sql(
    trx,
    `UPDATE songs s SET
        audio_key = o.audio_key, duration_ms = o.duration_ms, peaks = o.peaks, audio_format = o.audio_format,
        bit_rate = o.bit_rate, recording_note = o.recording_note, preview_key = NULL,
        preview_state = CASE s.id WHEN $1 THEN 'waiting' ELSE 'none' END,
        recording_version = song.recording_version + CASE s.id WHEN $1 THEN 1 ELSE 0 END,
        recording_since = CASE s.id WHEN $1 THEN now() ELSE coalesce(song.recording_since, song.created_at) END,
        state = CASE s.id WHEN $1 THEN s.state ELSE 'replaced' END
       FROM songs o, songs song
      WHERE song.id = $1 AND s.id IN ($1, $2) AND o.id IN ($1, $2) AND o.id <> s.id
        AND EXISTS (SELECT FROM songs r WHERE r.id = $2 AND r.recording_of = $1 AND r.state = ANY ($3))
      RETURNING s.id`,
    [song.id, recordingId, from],
  )
  if (exchanged.length === 0) return undefined
  if (song.previewKey) await releaseFile(trx, song.previewKey)
  // Every remembered right names the file it plays.
  await publish(trx, 'playback-rights-ended', '')
  return song.id
}
