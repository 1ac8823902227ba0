import { calculateWaveformJob, createPreviewJob } from '#jobs/playback'
import type { Trx } from '#database/client'
import { updateSongRecording } from '#module/catalog/recordings'
import { enqueue } from '#queue/queue'

/** Lets fans hear a recording that has passed its check, if its state is one of `from`; returns false otherwise. */
export async function publishRecording(trx: Trx, recordingId: string, from: readonly string[]): Promise<boolean> {
  const songId = await updateSongRecording(trx, recordingId, from)
  if (!songId) return false
  await enqueue(trx, calculateWaveformJob, { songId })
  await enqueue(trx, createPreviewJob, { songId })
  return true
}
