import type { AudioKind } from './audio-kind.ts'
import { type AudioFile, decodeAudio } from './decode-audio.ts'

const PEAKS = 200
const BLOCK_SAMPLES = 1024

/** Limited task: a recording's duration in milliseconds and 200 loudness peaks from 0 to 100. */
export async function run({
  codec,
  ...file
}: AudioFile & { codec: AudioKind['codec'] }): Promise<{ durationMs: number; peaks: number[] }> {
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
  return { durationMs: Math.round((samples / rate) * 1000), peaks: calculatePeaks(loudness) }
}

function calculateRms(block: Float32Array): number {
  let sum = 0
  for (const sample of block) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, block.length))
}

/** The loudest block of each of 200 parts, scaled so that the loudest part is 100. */
function calculatePeaks(loudness: number[]): number[] {
  if (loudness.length === 0) return []
  const parts = Array.from({ length: PEAKS }, (_, part) => {
    const from = Math.floor((part * loudness.length) / PEAKS)
    const to = Math.max(from + 1, Math.floor(((part + 1) * loudness.length) / PEAKS))
    return loudness.slice(from, to).reduce((most, value) => Math.max(most, value), 0)
  })
  const loudest = parts.reduce((most, value) => Math.max(most, value), 1e-6)
  return parts.map((value) => Math.round((value / loudest) * 100))
}
