import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdtsOutputFormat,
  ALL_FORMATS,
  Conversion,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { recordMissingPreview, updateSongAudioFormat, updateSongPreview } from '#module/catalog'
import { commitFile, createStoredFile, deleteUncommittedFile, type StoredFile } from '#module/storage'
import { log } from '#runtime/logger'
import { PREVIEW_SECONDS } from './contract.ts'
import { type AudioKind, getAudioCodec } from './detect-audio-kind.ts'
import { type AudioFile, openStoredFile } from './open-stored-file.ts'

/**
 * Job: determines the recording's format and creates its preview, once: the first 30 seconds, but never more than half
 * of the song, copied without re-encoding. Recordings that cannot be cut (such as ALAC) are marked as having none.
 */
export async function createPreview({ songId }: { songId: string }): Promise<void> {
  const [file] = await sql<AudioFile>(
    db,
    `SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key
      WHERE s.id = $1 AND s.preview_state = 'waiting'`,
    [songId],
  )
  const codec = file && getAudioCodec(file.type)
  if (!file || !codec) return
  const folder = join(tmpdir(), 'tunemaker-previews')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    using input = new Input({ source: openStoredFile(file), formats: ALL_FORMATS })
    const track = await input.getPrimaryAudioTrack()
    if (!track) return await recordMissingPreview(db, songId)
    const seconds = await updateAudioProperties(songId, file, track)
    const cut = await writePreview(path, input, codec, Math.min(PREVIEW_SECONDS, seconds / 2))
    if (cut)
      await recordPreview(
        songId,
        await createStoredFile('previews', { path, bytes: (await stat(path)).size }, file.type),
      )
    else await recordMissingPreview(db, songId)
  } finally {
    await rm(path, { force: true })
  }
}

const CODEC_NAMES: Record<string, string> = { mp3: 'MP3', flac: 'FLAC', aac: 'AAC', opus: 'Opus', vorbis: 'Vorbis' }

/** Stores format, bit rate and duration. Returns the duration in seconds. */
async function updateAudioProperties(
  songId: string,
  { bytes, type }: AudioFile,
  track: InputAudioTrack,
): Promise<number> {
  const seconds = await track.computeDuration()
  const codec = track.codec
  // The container is ambiguous: an M4A may hold AAC or ALAC. Its name is the fallback for an unknown codec.
  const format = codec?.startsWith('pcm')
    ? 'WAV'
    : (CODEC_NAMES[codec ?? ''] ?? getAudioCodec(type)?.toUpperCase() ?? null)
  await updateSongAudioFormat(db, songId, {
    format,
    bitRate: seconds > 0 ? Math.round((bytes * 8) / seconds) : null,
    durationMs: Math.round(seconds * 1000),
  })
  return seconds
}

const OUTPUT_FORMATS: Record<AudioKind['codec'], () => OutputFormat> = {
  mp3: () => new Mp3OutputFormat(),
  wav: () => new WavOutputFormat(),
  flac: () => new FlacOutputFormat(),
  m4a: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  aac: () => new AdtsOutputFormat(),
}

/** Copies the beginning into a file of the same format; false if this recording cannot be cut. */
async function writePreview(path: string, input: Input, codec: AudioKind['codec'], seconds: number): Promise<boolean> {
  if (!(seconds > 0)) return false
  const output = new Output({ format: OUTPUT_FORMATS[codec](), target: new FilePathTarget(path) })
  try {
    const conversion = await Conversion.init({
      input,
      output,
      trim: { start: 0, end: seconds },
      video: { discard: true },
      // Previews carry no titles or cover images.
      tags: {},
      showWarnings: false,
      copy: { mode: 'forced', shiftTolerance: Infinity, boundaryPolicy: 'shrink' },
    })
    if (!conversion.isValid) return false
    await conversion.execute()
    return (await stat(path)).size > 0
  } catch (error) {
    log.warn({ err: error, codec }, 'preview could not be created')
    return false
  }
}

async function recordPreview(songId: string, preview: StoredFile): Promise<void> {
  try {
    const first = await runInTransaction(async (trx) => {
      const updated = await updateSongPreview(trx, songId, preview.key)
      if (updated) await commitFile(trx, preview)
      return updated
    })
    // Another worker finished first.
    if (!first) await deleteUncommittedFile(preview)
  } catch (error) {
    await deleteUncommittedFile(preview)
    throw error
  }
}
