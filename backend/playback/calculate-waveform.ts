import { updateSongWaveform } from '#module/catalog'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { decodeAudio } from './decode-audio.ts'
import { getAudioCodec } from './detect-audio-kind.ts'
import type { AudioFile } from './open-stored-file.ts'

const PEAKS = 200
const BLOCK_SAMPLES = 1024

/**
 * Job: decodes a song's audio once and stores its duration in milliseconds and 200 loudness peaks from 0 to 100.
 * Idempotent. Memory use is constant: blocks are measured while decoding.
 */
export async function calculateWaveform({ songId }: { songId: string }): Promise<void> {
  const [file] = await sql<AudioFile>(
    db,
    'SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key WHERE s.id = $1',
    [songId],
  )
  const codec = file && getAudioCodec(file.type)
  if (!file || !codec) return
  const loudness: number[] = []
  let samples = 0
  let rate = 44_100
  for await (const { channelData, sampleRate } of decodeAudio(file, codec)) {
    const channel = channelData[0]
    if (!channel) continue
    rate = sampleRate
    samples += channel.length
    for (let at = 0; at < channel.length; at += BLOCK_SAMPLES) {
      loudness.push(calculateRms(channel.subarray(at, at + BLOCK_SAMPLES)))
    }
  }
  await updateSongWaveform(db, songId, Math.round((samples / rate) * 1000), calculatePeaks(loudness))
}

function calculateRms(block: Float32Array): number {
  let sum = 0
  for (const sample of block) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, block.length))
}

/** The loudest block of each of 200 parts, scaled so that the loudest part is 100. */
export function calculatePeaks(loudness: number[]): number[] {
  if (loudness.length === 0) return []
  const parts = Array.from({ length: PEAKS }, (_, part) => {
    const from = Math.floor((part * loudness.length) / PEAKS)
    const to = Math.max(from + 1, Math.floor(((part + 1) * loudness.length) / PEAKS))
    return loudness.slice(from, to).reduce((most, value) => Math.max(most, value), 0)
  })
  const loudest = parts.reduce((most, value) => Math.max(most, value), 1e-6)
  return parts.map((value) => Math.round((value / loudest) * 100))
}
