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

/** Two-operator FM: a short, bright tine over a round tone. */
const epiano: Instrument = (voice) => {
  const { out, rate, frequency, velocity } = voice
  const ring = 4.5 * Math.min(1.5, Math.pow(220 / frequency, 0.4))
  const length = calculateNoteLength(voice, 0.5, Math.min(voice.held, toSamples(voice, ring)))
  const fall = calculateDecay(voice, ring)
  const mellow = calculateDecay(voice, 1.6)
  const tineFall = calculateDecay(voice, 0.5)
  const letGo = calculateDecay(voice, 0.45)
  const step = frequency / rate
  const attack = toSamples(voice, 0.003)
  let level = 0.5 * velocity
  let index = 0.32 * velocity * velocity + 0.06
  let tine = Math.min(0.16, 60 / frequency) * velocity * velocity
  for (let i = 0; i < length; i++) {
    const phase = i * step
    const body = getSine(phase + index * getSine(phase))
    const ping = getSine(phase + tine * getSine(phase * 14))
    level *= i > voice.held ? letGo : fall
    index *= mellow
    tine *= tineFall
    out[i] = (body * 0.7 + ping * 0.3) * level * Math.min(1, i / attack)
  }
  return applyFadeOut(voice, length)
}

const drawbars = [
  [0.5, 0.55],
  [1, 1],
  [1.5, 0.35],
  [2, 0.62],
  [3, 0.3],
  [4, 0.22],
  [6, 0.07],
  [8, 0.06],
] as const

/** Two periods of all drawbars combined: the lowest sounds an octave down. */
const WAVE_SIZE = 8192
const wave = Float32Array.from({ length: WAVE_SIZE + 1 }, (_, i) =>
  drawbars.reduce((sum, [ratio, amount]) => sum + amount * Math.sin(((4 * Math.PI * i) / WAVE_SIZE) * ratio), 0),
)

/** Drawbars through a slow rotary speaker. */
const organ: Instrument = (voice) => {
  const { out, rate, frequency, velocity, random } = voice
  const length = calculateNoteLength(voice, 0.08)
  const step = frequency / rate
  const attack = toSamples(voice, 0.006)
  const letGo = calculateDecay(voice, 0.09)
  const turn = 5.9 / rate
  const start = random()
  const level = 0.17 * (0.6 + 0.4 * velocity)
  let gate = 1
  let click = 0.35
  const clickFall = calculateDecay(voice, 0.02)
  for (let i = 0; i < length; i++) {
    const spin = getSine(i * turn + start)
    const phase = i * step + spin * 0.02 * (frequency / 440)
    const half = phase * 0.5
    const place = (half - Math.floor(half)) * WAVE_SIZE
    const low = wave[place | 0]!
    const tone = low + (wave[(place | 0) + 1]! - low) * (place - (place | 0))
    click *= clickFall
    if (i > voice.held) gate *= letGo
    out[i] = (tone + click * (random() - 0.5)) * level * gate * (1 + 0.14 * spin) * Math.min(1, i / attack)
  }
  return applyFadeOut(voice, length)
}

/** Frequency ratio, level and decay of each partial of a struck body. */
type Partial = readonly [number, number, number]

function renderStruck(voice: Voice, partials: readonly Partial[], knock: number) {
  const { out, rate, frequency, velocity, random } = voice
  const longest = Math.max(...partials.map(([, , ring]) => ring))
  const length = Math.min(out.length, toSamples(voice, longest))
  out.fill(0, 0, length)
  for (const [ratio, amount, ring] of partials) {
    if (ratio * frequency > rate * 0.45) continue
    const step = (frequency * ratio) / rate
    const fall = calculateDecay(voice, ring)
    const until = Math.min(length, toSamples(voice, ring))
    let level = amount * velocity * (ratio > 2 ? 0.35 + 0.65 * velocity : 1)
    for (let i = 0; i < until; i++) {
      out[i]! += getSine(i * step) * level
      level *= fall
    }
  }
  const hit = Math.min(length, toSamples(voice, 0.012))
  for (let i = 0; i < hit; i++) out[i]! += (random() - 0.5) * knock * velocity * (1 - i / hit)
  const soft = toSamples(voice, 0.0015)
  for (let i = 0; i < soft && i < length; i++) out[i]! *= i / soft
  return applyFadeOut(voice, length, 0.05)
}

const bell: Instrument = (voice) =>
  renderStruck(
    voice,
    [
      [1, 0.3, 5],
      [2.003, 0.16, 3.6],
      [2.76, 0.1, 2.4],
      [4.07, 0.06, 1.5],
      [5.4, 0.05, 1.1],
    ],
    0.01,
  )

const musicbox: Instrument = (voice) =>
  renderStruck(
    voice,
    [
      [1, 0.42, 2.2],
      [2, 0.05, 1.4],
      [3.01, 0.09, 0.9],
      [6.27, 0.08, 0.4],
      [9.1, 0.03, 0.15],
    ],
    0.05,
  )

const marimba: Instrument = (voice) =>
  renderStruck(
    voice,
    [
      [1, 0.5, 0.9],
      [3.93, 0.14, 0.3],
      [9.4, 0.05, 0.1],
    ],
    0.08,
  )

/** A short chord stab for house and techno. */
const stab: Instrument = (voice) => {
  const { out, rate, frequency, velocity } = voice
  const length = calculateNoteLength(voice, 0.3)
  const filter = createLowPass(rate, 0.35)
  const step = (frequency * 0.997) / rate
  const fall = calculateDecay(voice, 0.8)
  let phase = voice.random()
  let second = voice.random()
  let level = 0.72 * velocity
  let open = 1
  const closing = calculateDecay(voice, 0.55)
  const letGo = calculateDecay(voice, 0.25)
  for (let i = 0; i < length; i++) {
    phase += step
    if (phase >= 1) phase -= 1
    second += step * 1.006
    if (second >= 1) second -= 1
    open *= closing
    level *= i > voice.held ? letGo : fall
    const tone = getSaw(phase, step) + getSaw(second, step)
    out[i] = filter(tone * 0.5, Math.round((260 + 3200 * open * velocity) / 20) * 20) * level * Math.min(1, i / 60)
  }
  return applyFadeOut(voice, length)
}

/** Keyboards and mallet instruments. */
export const keys = { epiano, organ, bell, musicbox, marimba, stab }
