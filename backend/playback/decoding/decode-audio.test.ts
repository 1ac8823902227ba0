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
async function decodeRecording(name: string, keptBytes = Infinity): Promise<{ samples: number[]; rate: number }> {
  const path = join(folder, randomUUID())
  await copyFile(join(import.meta.dirname, '../../../e2e/recordings', name), path)
  const kind = await detectAudioKind(path)
  if (!kind) throw new Error(`${name} is no audio`)
  const bytes = Math.min((await stat(path)).size, keptBytes)
  await truncate(path, bytes)
  const samples: number[] = []
  let rate = 0
  for await (const { channelData, sampleRate } of decodeAudio({ path, bytes }, kind.codec)) {
    rate = sampleRate
    for (const sample of channelData[0] ?? []) samples.push(sample)
  }
  return { samples, rate }
}

/** How alike two sounds are at their best alignment: encoders put up to some thousand samples before the first. */
function calculateLikeness(one: number[], other: number[]): number {
  const middle = one.slice(20_000, 30_000)
  const energy = (samples: number[]) => samples.reduce((sum, sample) => sum + sample * sample, 0)
  let best = 0
  for (let shift = -3000; shift <= 3000; shift++) {
    const compared = other.slice(20_000 + shift, 30_000 + shift)
    const product = compared.reduce((sum, sample, at) => sum + sample * (middle[at] ?? 0), 0)
    best = Math.max(best, product / Math.sqrt(energy(middle) * energy(compared)))
  }
  return best
}

test.each(['.flac', '.mp3', '.m4a', '.aac', '-alac.m4a'])(
  'of komorebi%s comes the same sound as of WAV',
  async (ending) => {
    const wav = await decodeRecording('komorebi.wav')
    const { samples, rate } = await decodeRecording(`komorebi${ending}`)
    expect(rate).toBe(wav.rate)
    expect(samples.length / rate).toBeCloseTo(wav.samples.length / wav.rate, 0)
    expect(calculateLikeness(wav.samples, samples)).toBeGreaterThan(0.95)
  },
)

test('of an M4A that breaks off comes what is there, or an error, but never an endless wait', async () => {
  const whole = await decodeRecording('komorebi.m4a')
  const part = await decodeRecording('komorebi.m4a', 20_000).catch(() => ({ samples: [] }))
  expect(part.samples.length).toBeLessThan(whole.samples.length)
})
