import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { decodeAudio } from './decode-audio.ts'
import { detectAudioKind } from '#backend/playback/detect-audio-kind.ts'

const folder = await mkdtemp(join(tmpdir(), 'tunemaker-decode-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The left channel of a file among the recordings, cut off after `keptBytes`. */
async function decodeRecording(name: string, keptBytes = Infinity): Promise<{ samples: Float32Array; rate: number }> {
  const path = join(folder, randomUUID())
  await copyFile(join(import.meta.dirname, '../../../e2e/recordings', name), path)
  const kind = await detectAudioKind(path)
  if (!kind) throw new Error(`${name} is no audio`)
  const bytes = Math.min((await stat(path)).size, keptBytes)
  await truncate(path, bytes)
  const pieces: Float32Array[] = []
  let rate = 0
  for await (const { channelData, sampleRate } of decodeAudio({ path, bytes }, kind.codec)) {
    rate = sampleRate
    // A copy: a decoder may write its next piece where this one was.
    pieces.push(Float32Array.from(channelData[0] ?? []))
  }
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return { samples, rate }
}

/**
 * How alike two sounds are at their best alignment: encoders put up to some thousand samples before the first. Plain
 * loops, since they run through sixty million pairs of samples.
 */
function calculateLikeness(one: Float32Array, other: Float32Array): number {
  const middle = one.subarray(20_000, 30_000)
  let ownEnergy = 0
  for (const sample of middle) ownEnergy += sample * sample
  let best = 0
  for (let shift = -3000; shift <= 3000; shift++) {
    let [product, energy] = [0, 0]
    for (let at = 0; at < middle.length; at++) {
      const sample = other[20_000 + shift + at] ?? 0
      product += sample * (middle[at] ?? 0)
      energy += sample * sample
    }
    best = Math.max(best, product / Math.sqrt(ownEnergy * energy))
  }
  return best
}

let decodedWav: ReturnType<typeof decodeRecording> | undefined

test.each(['.flac', '.mp3', '.m4a', '.aac', '-alac.m4a'])(
  'of komorebi%s comes the same sound as of WAV',
  async (ending) => {
    const wav = await (decodedWav ??= decodeRecording('komorebi.wav'))
    const { samples, rate } = await decodeRecording(`komorebi${ending}`)
    expect(rate).toBe(wav.rate)
    expect(samples.length / rate).toBeCloseTo(wav.samples.length / wav.rate, 0)
    expect(calculateLikeness(wav.samples, samples)).toBeGreaterThan(0.95)
  },
)

test('of an M4A that breaks off comes what is there, or an error, but never an endless wait', async () => {
  const whole = await decodeRecording('komorebi.m4a')
  const part = await decodeRecording('komorebi.m4a', 20_000).catch(() => ({ samples: new Float32Array() }))
  expect(part.samples.length).toBeLessThan(whole.samples.length)
})
