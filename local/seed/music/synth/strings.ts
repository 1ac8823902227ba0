import {
  applyFadeOut,
  calculateDecay,
  createLowPass,
  toSamples,
  calculateNoteLength,
  type Instrument,
  type Voice,
} from './voice.ts'

type Pluck = {
  /** Seconds until an open string has decayed. */
  ring: number
  /** From 0 (dull, finger) to 1 (bright, pick). */
  bright: number
  /** Plucking position along the string. */
  position: number
  /** Seconds until a released string is silent. */
  release: number
}

/** Karplus-Strong: a noise burst circulates in a loop of one period and loses a little brightness each time. */
function renderPluck(voice: Voice, { ring, bright, position, release }: Pluck) {
  const { out, rate, frequency, velocity, random } = voice
  const damping = 0.5 - 0.32 * bright
  // The loop's own smoothing adds a delay of half the damping, in samples.
  const period = rate / frequency - damping * 0.5
  const whole = Math.floor(period)
  const fraction = period - whole
  const allPass = (1 - fraction) / (1 + fraction)
  const line = new Float32Array(whole)
  const soften = createLowPass(rate, 0)
  const cutoff = 900 + 9000 * bright * (0.35 + 0.65 * velocity)
  for (let i = 0; i < whole; i++) line[i] = soften(random() * 2 - 1, cutoff)
  const offset = Math.max(1, Math.round(whole * position))
  const burst = line.slice()
  let mean = 0
  for (let i = 0; i < whole; i++) {
    line[i] = burst[i]! - 0.9 * burst[(i + whole - offset) % whole]!
    mean += line[i]!
  }
  mean /= whole
  let energy = 0
  for (let i = 0; i < whole; i++) {
    line[i]! -= mean
    energy += line[i]! * line[i]!
  }
  const level = (0.42 * velocity) / Math.sqrt(energy / whole + 1e-9)
  const seconds = ring * Math.min(1.6, Math.sqrt(220 / frequency) + 0.25)
  const loss = Math.pow(0.001, 1 / (frequency * seconds))
  const releaseDecay = calculateDecay(voice, release)
  const length = calculateNoteLength(voice, release, Math.min(voice.held, toSamples(voice, seconds)))
  let cursor = 0
  let before = 0
  let passIn = 0
  let passOut = 0
  let gate = 1
  for (let i = 0; i < length; i++) {
    const current = line[cursor]!
    const averaged = loss * ((1 - damping * 0.5) * current + damping * 0.5 * before)
    before = current
    passOut = allPass * (averaged - passOut) + passIn
    passIn = averaged
    line[cursor] = passOut
    if (++cursor === whole) cursor = 0
    if (i > voice.held) gate *= releaseDecay
    out[i] = current * level * gate
  }
  return applyFadeOut(voice, length, 0.02)
}

/** A hollow body: two broad resonances. */
function applyBody(voice: Voice, length: number, low: number, high: number, amount: number) {
  const first = createLowPass(voice.rate, 0.82)
  const second = createLowPass(voice.rate, 0.75)
  for (let i = 0; i < length; i++) {
    const dry = voice.out[i]!
    voice.out[i] = dry * (1 - amount * 0.5) + amount * (0.3 * first(dry, low) + 0.25 * second(dry, high))
  }
  return length
}

const nylon: Instrument = (voice) =>
  applyBody(voice, renderPluck(voice, { ring: 3.4, bright: 0.2, position: 0.21, release: 0.35 }), 115, 240, 0.9)

const steel: Instrument = (voice) =>
  applyBody(voice, renderPluck(voice, { ring: 5, bright: 0.5, position: 0.13, release: 0.4 }), 130, 420, 0.5)

const muted: Instrument = (voice) => renderPluck(voice, { ring: 0.55, bright: 0.42, position: 0.11, release: 0.08 })

const pizzicato: Instrument = (voice) =>
  applyBody(voice, renderPluck(voice, { ring: 0.75, bright: 0.22, position: 0.3, release: 0.25 }), 190, 460, 1)

const upright: Instrument = (voice) => {
  const length = renderPluck(voice, { ring: 1.5, bright: 0.13, position: 0.36, release: 0.12 })
  return applyBody(voice, length, 90, 180, 1)
}

/** A slide: rises into the note from below, with slow vibrato. */
const slide: Instrument = (voice) => {
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, 0.35)
  const filter = createLowPass(rate, 0.25)
  const releaseDecay = calculateDecay(voice, 0.3)
  const fall = calculateDecay(voice, 5.5)
  const glide = calculateDecay(voice, 0.45)
  const attack = toSamples(voice, 0.02)
  const rateOfVibrato = (5 + random()) / rate
  let bend = -1.7
  let level = 0.55 * velocity
  let phase = 0
  let bright = 1
  const dull = calculateDecay(voice, 2.5)
  for (let i = 0; i < length; i++) {
    bend *= glide
    const depth = Math.min(1, i / (rate * 0.5)) * 0.16
    const step = (frequency * Math.pow(2, (bend + depth * Math.sin(i * rateOfVibrato * 6.283)) / 12)) / rate
    phase += step
    if (phase >= 1) phase -= 1
    const shape = 2 * Math.abs(2 * phase - 1) - 1
    const edge = 2 * phase - 1
    level *= i > voice.held ? releaseDecay : fall
    bright *= dull
    const tone = filter(shape * 0.75 + edge * 0.3, Math.round((700 + 2600 * bright * velocity) / 20) * 20)
    out[i] = tone * level * Math.min(1, i / attack)
  }
  return applyFadeOut(voice, length, 0.03)
}

/** Plucked strings, modelled by delay lines. */
export const pluckedStrings = { nylon, steel, muted, pizzicato, upright, slide }
