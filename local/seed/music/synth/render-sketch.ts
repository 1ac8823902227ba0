import { buildWavHeader } from '#local/seed/music/build-wav-header'
import { drums } from './drums.ts'
import { calculateSwungBeat } from './render-song.ts'
import type { Score } from './score.ts'

const GAIN = 4_000

/** The opening of a score in plain tones, without its players and its room, as 16-bit stereo PCM in a RIFF file. */
export function renderSketch(score: Score, seconds: number): Buffer {
  const { sampleRate: rate, bpm, tracks } = score
  const frames = Math.round(seconds * rate)
  const tones = new Float32Array(frames)
  for (const { notes } of tracks.filter(({ instrument }) => !(instrument in drums))) {
    for (const { at, beats, pitch, velocity } of notes) {
      const start = Math.round((calculateSwungBeat(at, score) * 60 * rate) / bpm)
      const held = Math.min(Math.round((beats * 60 * rate) / bpm), frames - start)
      const step = (2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12)) / rate
      for (let i = 0; i < held; i++) tones[start + i]! += GAIN * velocity * (1 - i / held) * Math.sin(i * step)
    }
  }
  const file = Buffer.alloc(44 + frames * 4)
  buildWavHeader(frames, rate, 2).copy(file)
  const pcm = new Int16Array(file.buffer, file.byteOffset + 44, frames * 2)
  for (const [i, tone] of tones.entries()) pcm.fill(Math.max(-32_768, Math.min(32_767, tone)), i * 2, i * 2 + 2)
  return file
}
