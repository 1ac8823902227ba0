import { join } from 'node:path'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { updateSongAudioFormat, updateSongPreview } from '#module/catalog'
import { parseUntrustedFile } from '#module/storage'
import { confirmFile, createStoredFile, deleteUnconfirmedFile, type StoredFile } from '#module/storage/files'
import { runLimited } from '#runtime/limited/run-limited'
import type { Preview } from '../decoding/preview-task.ts'
import { getStoredRecording, RECORDING_LIMITS, type StoredRecording } from '../get-stored-recording.ts'
import type * as previewTask from '../decoding/preview-task.ts'

const task = new URL('../decoding/preview-task.ts', import.meta.url)

/**
 * Job: determines the recording's format and creates its preview, once: the first 30 seconds, but never more than half
 * of the song, copied without re-encoding. Recordings that cannot be cut (such as ALAC) are marked as having none.
 */
export async function createPreview({ songId }: { songId: string }): Promise<void> {
  const waiting = await sql(db, `SELECT 1 FROM songs WHERE id = $1 AND preview_state = 'waiting'`, [songId])
  const recording = waiting.length > 0 ? await getStoredRecording(songId) : undefined
  if (!recording) return
  const { codec, type } = recording
  const stored = await parseUntrustedFile(recording, async ({ path, folder }) => {
    const target = join(folder, 'preview')
    const cut = await runLimited<typeof previewTask>(task, { path, target, codec }, RECORDING_LIMITS, folder)
    if (cut) await updateAudioProperties(songId, recording, cut)
    return cut && cut.bytes > 0 ? createStoredFile('previews', { path: target, bytes: cut.bytes }, type) : undefined
  })
  if (stored) await recordPreview(songId, stored)
  else await updateSongPreview(db, songId, null)
}

const CODEC_NAMES: Record<string, string> = { mp3: 'MP3', flac: 'FLAC', aac: 'AAC', opus: 'Opus', vorbis: 'Vorbis' }

/** Stores format, bit rate and duration. */
async function updateAudioProperties(
  songId: string,
  recording: StoredRecording,
  { seconds, codec }: Preview,
): Promise<void> {
  // The container is ambiguous: an M4A may hold AAC or ALAC. Its name is the fallback for an unknown codec.
  const format = codec?.startsWith('pcm') ? 'WAV' : (CODEC_NAMES[codec ?? ''] ?? recording.codec.toUpperCase())
  await updateSongAudioFormat(db, songId, {
    format,
    bitRate: seconds > 0 ? Math.round((recording.bytes * 8) / seconds) : null,
    durationMs: Math.round(seconds * 1000),
  })
}

async function recordPreview(songId: string, preview: StoredFile): Promise<void> {
  try {
    const first = await runInTransaction(async (trx) => {
      const updated = await updateSongPreview(trx, songId, preview.key)
      if (updated) await confirmFile(trx, preview)
      return updated
    })
    // Another worker finished first.
    if (!first) await deleteUnconfirmedFile(preview)
  } catch (error) {
    await deleteUnconfirmedFile(preview)
    throw error
  }
}
