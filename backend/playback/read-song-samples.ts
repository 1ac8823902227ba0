import { db } from '#database/client'
import { sql } from '#database/sql'
import { decodeAudio } from './decode-audio.ts'
import { getAudioCodec } from './detect-audio-kind.ts'
import type { AudioFile } from './open-stored-file.ts'

/** Decodes a song block by block, mixed down to mono: samples from -1 to 1 and the sample rate. */
export async function* readSongSamples(songId: string): AsyncGenerator<{ samples: Float32Array; rate: number }> {
  const [file] = await sql<AudioFile>(
    db,
    'SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key WHERE s.id = $1',
    [songId],
  )
  const codec = file && getAudioCodec(file.type)
  if (!file || !codec) return
  for await (const { channelData, sampleRate } of decodeAudio(file, codec)) {
    const [left, right] = channelData
    if (left) yield { samples: right ? toMono(left, right) : left, rate: sampleRate }
  }
}

function toMono(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}
