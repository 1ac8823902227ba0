import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ALL_FORMATS,
  AdtsOutputFormat,
  Conversion,
  CustomSource,
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
import { type StoredFile, discardFile, keepFile, storage, storeFile } from '#module/storage'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { log } from '#platform/logger'
import { PREVIEW_SECONDS } from './contract.ts'
import { previewDue } from './jobs.ts'
import { type AudioKind, codecOf } from './read-audio.ts'

type Waiting = { key: string; bytes: number; type: string }

/**
 * Job: reads what the recording is and cuts its preview, once: the first 30 seconds, and never more than half of the
 * song, copied without encoding anew. What cannot be cut (ALAC, for one) is marked so and offers none.
 */
export async function cutPreview({ songId }: { songId: string }): Promise<void> {
  const [file] = await sql<Waiting>(
    db,
    `SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key
      WHERE s.id = $1 AND s.preview_state = 'waiting'`,
    [songId],
  )
  const codec = file && codecOf(file.type)
  if (!file || !codec) return
  const folder = join(tmpdir(), 'tunemaker-previews')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    using input = new Input({ source: storedFile(file), formats: ALL_FORMATS })
    const track = await input.getPrimaryAudioTrack()
    if (!track) return await offerNone(songId)
    const seconds = await noteFacts(songId, file, track)
    const cut = await cutTo(path, input, codec, Math.min(PREVIEW_SECONDS, seconds / 2))
    if (cut) await offer(songId, await storeFile('previews', { path, bytes: (await stat(path)).size }, file.type))
    else await offerNone(songId)
  } finally {
    await rm(path, { force: true })
  }
}

/** The stored recording, read piece by piece: from a folder or a bucket alike. */
function storedFile({ key, bytes }: Waiting): CustomSource {
  return new CustomSource({
    getSize: () => bytes,
    read: (start, end) => storage.read(key, start, end - 1),
    prefetchProfile: 'fileSystem',
  })
}

const CODEC_NAMES: Record<string, string> = { mp3: 'MP3', flac: 'FLAC', aac: 'AAC', opus: 'Opus', vorbis: 'Vorbis' }

/** Returns the length in seconds. */
async function noteFacts(songId: string, { bytes, type }: Waiting, track: InputAudioTrack): Promise<number> {
  const seconds = await track.computeDuration()
  const codec = track.codec
  // A container alone says little: an M4A may hold AAC or ALAC. Its name stands there when the codec is unknown.
  const format = codec?.startsWith('pcm') ? 'WAV' : (CODEC_NAMES[codec ?? ''] ?? codecOf(type)?.toUpperCase() ?? null)
  await sql(
    db,
    'UPDATE songs SET audio_format = $2, bit_rate = $3, duration_ms = coalesce(duration_ms, $4) WHERE id = $1',
    [songId, format, seconds > 0 ? Math.round((bytes * 8) / seconds) : null, Math.round(seconds * 1000)],
  )
  return seconds
}

const outputs: Record<AudioKind['codec'], () => OutputFormat> = {
  mp3: () => new Mp3OutputFormat(),
  wav: () => new WavOutputFormat(),
  flac: () => new FlacOutputFormat(),
  m4a: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  aac: () => new AdtsOutputFormat(),
}

/** Copies the beginning into a file of the same kind; false when this recording cannot be cut. */
async function cutTo(path: string, input: Input, codec: AudioKind['codec'], seconds: number): Promise<boolean> {
  if (!(seconds > 0)) return false
  const output = new Output({ format: outputs[codec](), target: new FilePathTarget(path) })
  try {
    const conversion = await Conversion.init({
      input,
      output,
      trim: { start: 0, end: seconds },
      video: { discard: true },
      // Titles and covers stay with the whole recording.
      tags: {},
      showWarnings: false,
      copy: { mode: 'forced', shiftTolerance: Infinity, boundaryPolicy: 'shrink' },
    })
    if (!conversion.isValid) return false
    await conversion.execute()
    return (await stat(path)).size > 0
  } catch (error) {
    log.warn({ err: error, codec }, 'a preview could not be cut')
    return false
  }
}

async function offer(songId: string, preview: StoredFile): Promise<void> {
  try {
    const mine = await inTransaction(async (trx) => {
      const taken = await sql(
        trx,
        `UPDATE songs SET preview_key = $2, preview_state = 'ready' WHERE id = $1 AND preview_state = 'waiting'
         RETURNING id`,
        [songId, preview.key],
      )
      if (taken.length > 0) await keepFile(trx, preview)
      return taken.length > 0
    })
    // Another worker was faster.
    if (!mine) await discardFile(preview)
  } catch (error) {
    await discardFile(preview)
    throw error
  }
}

async function offerNone(songId: string): Promise<void> {
  await sql(db, `UPDATE songs SET preview_state = 'none' WHERE id = $1 AND preview_state = 'waiting'`, [songId])
}

/** Job, by the clock: has every song cut that waits, such as those that were uploaded before there were previews. */
export function findDuePreviews(): Promise<void> {
  return inTransaction(async (trx) => {
    const waiting = await sql<{ id: string }>(trx, `SELECT id FROM songs WHERE preview_state = 'waiting' LIMIT 100`)
    for (const { id } of waiting) await enqueue(trx, previewDue, { songId: id }, { oncePer: 300, of: id })
  })
}
