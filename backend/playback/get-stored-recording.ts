import { db } from '#database/client'
import { sql } from '#database/sql'
import type { UntrustedFile } from '#module/storage'
import { type AudioKind, getAudioCodec } from './decoding/audio-kind.ts'

/** Processor time and memory for reading one recording: six minutes of AAC take a second. */
export const RECORDING_LIMITS = { cpuSeconds: 120, memoryMegabytes: 500, fileMegabytes: 64 }

export type StoredRecording = UntrustedFile & { type: string; codec: AudioKind['codec'] }

/** The recording of a song; undefined if it has none that can be decoded. */
export async function getStoredRecording(songId: string): Promise<StoredRecording | undefined> {
  const [file] = await sql<{ key: string; bytes: number; type: string; title: string }>(
    db,
    'SELECT f.key, f.bytes, f.type, s.title FROM songs s JOIN files f ON f.key = s.audio_key WHERE s.id = $1',
    [songId],
  )
  const codec = file && getAudioCodec(file.type)
  if (!file || !codec) return undefined
  const { title, ...stored } = file
  return { ...stored, codec, subject: `The recording of the song “${title}” breaks its reader`, evidence: { songId } }
}
