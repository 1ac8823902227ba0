import {
  applyFadeOut,
  calculateDecay,
  createLowPass,
  toSamples,
  getSaw,
  getSine,
  calculateNoteLength,
  type Instrument,
  type Voice,
} from './voice.ts'

type Swell = { attack: number; release: number }

/** Envelope of a bowed, blown or sustained sound: rises over `attack`, falls over `release`. */
function calculateEnvelope(voice: Voice, i: number, { attack, release }: Swell) {
  const rise = Math.min(1, i / (attack * voice.rate))
  const eased = rise * rise * (3 - 2 * rise)
  if (i <= voice.held) return eased
  const left = 1 - (i - voice.held) / (release * voice.rate)
  return left > 0 ? eased * left * left : 0
}

/** Detuned saws through a slowly opening low-pass. */
const pad: Instrument = (voice) => {
  const shape = { attack: Math.min(1.4, (voice.held / voice.rate) * 0.4), release: 1.6 }
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, shape.release)
  const filter = createLowPass(rate, 0.15)
  const drift = (0.11 + random() * 0.1) / rate
  const low = (frequency * 0.9971) / rate
  const high = (frequency * 1.0029) / rate
  let first = random()
  let second = random()
  let third = random()
  let cutoff = 400
  for (let i = 0; i < length; i++) {
    first += low
    if (first >= 1) first -= 1
    second += high
    if (second >= 1) second -= 1
    third += (low + high) * 0.25
    if (third >= 1) third -= 1
    if ((i & 63) === 0) cutoff = 420 + frequency * 1.2 + 900 * velocity * (0.5 + 0.5 * getSine(i * drift + 0.75))
    const tone = getSaw(first, low) + getSaw(second, high) + 0.5 * getSine(third)
    out[i] = filter(tone * 0.32, cutoff) * velocity * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

/** Pure, slowly pulsing tones with a faint octave and twelfth. */
const glass: Instrument = (voice) => {
  const shape = { attack: Math.min(2.6, (voice.held / voice.rate) * 0.5), release: 3 }
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, shape.release)
  const step = frequency / rate
  const breath = (0.17 + random() * 0.16) / rate
  const offset = random()
  let slow = 0
  for (let i = 0; i < length; i++) {
    if ((i & 31) === 0) slow = getSine(i * breath + offset)
    const phase = i * step
    const tone =
      getSine(phase) +
      0.28 * (0.6 + 0.4 * slow) * getSine(phase * 2.002) +
      0.12 * (0.5 - 0.5 * slow) * getSine(phase * 3)
    out[i] = tone * 0.42 * velocity * (0.82 + 0.18 * slow) * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

/** A section of three players. */
const strings: Instrument = (voice) => {
  const seconds = voice.held / voice.rate
  const shape = { attack: Math.min(0.22, 0.05 + seconds * 0.18), release: 0.4 }
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, shape.release)
  const filter = createLowPass(rate, 0.1)
  const player = [0, 1, 2].map(() => ({
    phase: random(),
    vibrato: (4.7 + random() * 1.2) / rate,
    tune: 1 + (random() - 0.5) * 0.005,
  }))
  const steps = new Float64Array(3)
  for (let i = 0; i < length; i++) {
    if ((i & 15) === 0) {
      const depth = 0.0045 * Math.min(1, i / (rate * 0.6))
      for (let p = 0; p < 3; p++)
        steps[p] = (frequency * player[p]!.tune * (1 + depth * getSine(i * player[p]!.vibrato))) / rate
    }
    let tone = 0
    for (let p = 0; p < 3; p++) {
      const one = player[p]!
      one.phase += steps[p]!
      if (one.phase >= 1) one.phase -= 1
      tone += getSaw(one.phase, steps[p]!)
    }
    out[i] =
      filter(tone * 0.17 + (random() - 0.5) * 0.012, 700 + frequency * 1.6 + 1300 * velocity) *
      velocity *
      calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

const flute: Instrument = (voice) => {
  const shape = { attack: 0.07, release: 0.16 }
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, shape.release)
  const step = frequency / rate
  const vibrato = (4.9 + random() * 0.5) / rate
  const air = createLowPass(rate, 0.9)
  let phase = 0
  for (let i = 0; i < length; i++) {
    const sway = Math.max(0, Math.min(1, (i / rate - 0.22) * 2.5)) * getSine(i * vibrato)
    phase += step * (1 + 0.0042 * sway)
    const tone =
      getSine(phase) +
      0.24 * velocity * getSine(phase * 2) +
      0.1 * velocity * getSine(phase * 3) +
      0.03 * getSine(phase * 4)
    const breath = air(random() - 0.5, frequency) * 0.07
    out[i] = (tone * 0.36 + breath) * velocity * (1 + 0.1 * sway) * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

/** Harmonica: the reed starts slightly flat. */
const reed: Instrument = (voice) => {
  const shape = { attack: 0.045, release: 0.12 }
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, shape.release)
  const filter = createLowPass(rate, 0.45)
  const hand = (5.4 + random() * 0.6) / rate
  const settle = calculateDecay(voice, 0.3)
  let bend = -0.9
  let phase = 0
  let step = frequency / rate
  for (let i = 0; i < length; i++) {
    bend *= settle
    const wah = Math.min(1, i / (rate * 0.45)) * getSine(i * hand)
    if ((i & 15) === 0) step = (frequency * Math.pow(2, bend / 12)) / rate
    phase += step
    if (phase >= 1) phase -= 1
    const other = phase + 0.32 >= 1 ? phase - 0.68 : phase + 0.32
    const tone = filter(
      (getSaw(phase, step) - getSaw(other, step)) * 0.5,
      Math.round((1500 + 900 * velocity + 450 * wah) / 25) * 25,
    )
    out[i] = tone * 0.45 * velocity * (1 + 0.2 * wah) * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

/** Lead synthesizer: saws, filter envelope, delayed vibrato. */
const lead: Instrument = (voice) => {
  const shape = { attack: 0.012, release: 0.22 }
  const { out, rate, frequency, velocity } = voice
  const length = calculateNoteLength(voice, shape.release)
  const filter = createLowPass(rate, 0.3)
  const fall = calculateDecay(voice, 1.4)
  let open = 1
  let first = 0
  let second = 0.4
  for (let i = 0; i < length; i++) {
    const vibrato = 1 + 0.004 * Math.max(0, Math.min(1, (i / rate - 0.3) * 2)) * getSine((i * 5.3) / rate)
    const step = (frequency * vibrato * 0.9965) / rate
    first += step
    if (first >= 1) first -= 1
    second += step * 1.007
    if (second >= 1) second -= 1
    open *= fall
    const tone = filter(
      (getSaw(first, step) + getSaw(second, step)) * 0.3,
      Math.round((900 + frequency + 3200 * velocity * open) / 25) * 25,
    )
    out[i] = tone * velocity * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

/** Sub bass with some second and third harmonic. */
const sub: Instrument = (voice) => renderBassTone(voice, 0.18, 0.06, 6)

/** Reggae bass: rounder and heavier, with a slow decay. */
const round: Instrument = (voice) => renderBassTone(voice, 0.36, 0.1, 3)

function renderBassTone(voice: Voice, second: number, third: number, ring: number) {
  const shape = { attack: 0.01, release: 0.09 }
  const { out, rate, frequency, velocity } = voice
  const length = calculateNoteLength(voice, shape.release)
  const fall = calculateDecay(voice, ring)
  const step = frequency / rate
  let level = 0.4 * velocity
  for (let i = 0; i < length; i++) {
    level *= fall
    const phase = i * step
    out[i] =
      (getSine(phase) + second * getSine(phase * 2) + third * getSine(phase * 3)) *
      level *
      calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length)
}

const sawbass: Instrument = (voice) => {
  const shape = { attack: 0.004, release: 0.07 }
  const { out, rate, frequency, velocity } = voice
  const length = calculateNoteLength(voice, shape.release)
  const filter = createLowPass(rate, 0.4)
  const fall = calculateDecay(voice, 0.7)
  const step = frequency / rate
  let open = 1
  let phase = 0
  for (let i = 0; i < length; i++) {
    phase += step
    if (phase >= 1) phase -= 1
    open *= fall
    const tone = filter(
      getSaw(phase, step) * 0.5 + 0.4 * getSine(i * step),
      Math.round((180 + 1500 * open * velocity) / 20) * 20,
    )
    out[i] = tone * velocity * calculateEnvelope(voice, i, shape)
  }
  return applyFadeOut(voice, length, toSamples(voice, 0.005) / rate)
}

/** Instruments whose notes hold until they are released. */
export const sustained = { pad, glass, strings, flute, reed, lead, sub, round, sawbass }
