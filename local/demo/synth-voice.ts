import type { Random } from './synth-random.ts'

/** One sounding note. An instrument writes into `out` from 0 and returns how many samples it used. */
export type Voice = {
  out: Float32Array
  rate: number
  frequency: number
  velocity: number
  /** Samples until the note is let go. */
  held: number
  random: Random
}

export type Instrument = (voice: Voice) => number

const TABLE_SIZE = 4096
const table = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, i) => Math.sin((i / TABLE_SIZE) * Math.PI * 2))

/** Sine of a phase counted in turns. */
export function sine(phase: number) {
  const place = (phase - Math.floor(phase)) * TABLE_SIZE
  const index = place | 0
  const low = table[index]!
  return low + (table[index + 1]! - low) * (place - index)
}

/** Rounds the corner of a sawtooth so that it does not alias. */
export function saw(phase: number, step: number) {
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

export function samples(voice: Voice, seconds: number) {
  return Math.max(1, Math.round(seconds * voice.rate))
}

/** The space left for a note and its tail. */
export function span(voice: Voice, tailSeconds: number, wanted = voice.held) {
  return Math.min(voice.out.length, wanted + samples(voice, tailSeconds))
}

/** Multiplier per sample of a decay which falls by 60 dB in so many seconds. */
export function decay(voice: Voice, seconds: number) {
  return Math.exp(-6.9 / (seconds * voice.rate))
}

/** Fades the last few milliseconds so that no note ends in a click. */
export function closeOff(voice: Voice, length: number, seconds = 0.01) {
  const tail = Math.min(length, samples(voice, seconds))
  for (let i = 0; i < tail; i++) voice.out[length - 1 - i]! *= i / tail
  return length
}

export type LowPass = (input: number, cutoff: number) => number

/** State-variable low-pass. The coefficient is only worked out when the cutoff moves. */
export function lowPass(rate: number, resonance: number): LowPass {
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
