import type { Random } from './random.ts'

/** One note. An instrument writes into `out` from index 0 and returns the number of samples written. */
export type Voice = {
  out: Float32Array
  rate: number
  frequency: number
  velocity: number
  /** Samples until the note is released. */
  held: number
  random: Random
}

export type Instrument = (voice: Voice) => number

const TABLE_SIZE = 4096
const table = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, i) => Math.sin((i / TABLE_SIZE) * Math.PI * 2))

/** Sine of a phase in turns. */
export function getSine(phase: number) {
  const place = (phase - Math.floor(phase)) * TABLE_SIZE
  const index = place | 0
  const low = table[index]!
  return low + (table[index + 1]! - low) * (place - index)
}

/** An anti-aliased sawtooth (PolyBLEP). */
export function getSaw(phase: number, step: number) {
  let value = 2 * phase - 1
  if (phase < step) {
    const t = phase / step
    value -= t + t - t * t - 1
  } else if (phase > 1 - step) {
    const t = (phase - 1) / step
    value -= t * t + t + t + 1
  }
  return value
}

export function toSamples(voice: Voice, seconds: number) {
  return Math.max(1, Math.round(seconds * voice.rate))
}

/** The samples available for a note and its tail. */
export function calculateNoteLength(voice: Voice, tailSeconds: number, wanted = voice.held) {
  return Math.min(voice.out.length, wanted + toSamples(voice, tailSeconds))
}

/** The factor per sample for a decay of 60 dB in the given seconds. */
export function calculateDecay(voice: Voice, seconds: number) {
  return Math.exp(-6.9 / (seconds * voice.rate))
}

/** Fades out the last milliseconds so that no note ends with a click. */
export function applyFadeOut(voice: Voice, length: number, seconds = 0.01) {
  const tail = Math.min(length, toSamples(voice, seconds))
  for (let i = 0; i < tail; i++) voice.out[length - 1 - i]! *= i / tail
  return length
}

export type LowPass = (input: number, cutoff: number) => number

/** A state-variable low-pass. Coefficients are recalculated only when the cutoff changes. */
export function createLowPass(rate: number, resonance: number): LowPass {
  let first = 0
  let second = 0
  let last = -1
  let g = 0
  let a1 = 0
  const k = 2 - 2 * resonance
  return (input, cutoff) => {
    if (cutoff !== last) {
      last = cutoff
      g = Math.tan(Math.PI * Math.min(0.45, cutoff / rate))
      a1 = 1 / (1 + g * (g + k))
    }
    const v3 = input - second
    const v1 = a1 * first + a1 * g * v3
    const v2 = second + g * v1
    first = 2 * v1 - first
    second = 2 * v2 - second
    return v2
  }
}
