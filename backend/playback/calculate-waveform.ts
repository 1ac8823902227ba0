import { db } from '#database/client'
import { updateSongWaveform } from '#module/catalog'
import { parseUntrustedFile } from '#module/storage'
import { runLimited } from '#runtime/limited/run-limited'
import { getStoredRecording, RECORDING_LIMITS } from './get-stored-recording.ts'
import type * as waveformTask from './decoding/waveform-task.ts'

const task = new URL('decoding/waveform-task.ts', import.meta.url)

/** Job: decodes a song's audio once and stores its duration and its loudness peaks. Idempotent. */
export async function calculateWaveform({ songId }: { songId: string }): Promise<void> {
  const recording = await getStoredRecording(songId)
  if (!recording) return
  const { codec } = recording
  const measured = await parseUntrustedFile(recording, ({ path, bytes, folder }) =>
    runLimited<typeof waveformTask>(task, { path, bytes, codec }, RECORDING_LIMITS, folder),
  )
  if (measured) await updateSongWaveform(db, songId, measured.durationMs, measured.peaks)
}
