import {
  applyFadeOut,
  calculateDecay,
  createLowPass,
  toSamples,
  getSine,
  type Instrument,
  type Voice,
} from './voice.ts'

/** A drum skin: a sine with falling pitch. */
function renderSkin(voice: Voice, from: number, to: number, drop: number, ring: number, level: number, beater: number) {
  const { out, rate, velocity, random } = voice
  const length = Math.min(out.length, toSamples(voice, ring))
  const falling = calculateDecay(voice, drop)
  const fall = calculateDecay(voice, ring)
  let extra = from - to
  let phase = 0
  let strength = level * velocity
  const tap = toSamples(voice, 0.006)
  for (let i = 0; i < length; i++) {
    phase += (to + extra) / rate
    extra *= falling
    strength *= fall
    out[i] =
      getSine(phase) * strength * Math.min(1, i / 30) +
      (i < tap ? (random() - 0.5) * beater * velocity * (1 - i / tap) : 0)
  }
  return applyFadeOut(voice, length)
}

type Noise = { ring: number; low: number; high: number; level: number; attack?: number }

/** Band-limited noise. */
function renderNoise(voice: Voice, { ring, low, high, level, attack = 0.001 }: Noise, from = 0) {
  const { out, rate, velocity, random } = voice
  const length = Math.min(out.length, toSamples(voice, ring + attack))
  const above = createLowPass(rate, 0.1)
  const below = createLowPass(rate, 0.1)
  const fall = calculateDecay(voice, ring)
  const rise = toSamples(voice, attack)
  let strength = level * velocity
  for (let i = 0; i < length; i++) {
    const kept = above(random() * 2 - 1, high)
    const band = kept - below(kept, low)
    if (i > rise) strength *= fall
    const value = band * strength * Math.min(1, i / rise)
    out[i] = i < from ? out[i]! + value : value
  }
  return Math.max(from, length)
}

const kick: Instrument = (voice) => renderSkin(voice, 190, 47, 0.13, 0.36, 0.72, 0.3)

/** A soft kick, felt more than heard. */
const thump: Instrument = (voice) => renderSkin(voice, 105, 50, 0.14, 0.3, 0.66, 0.06)

const tom: Instrument = (voice) => renderSkin(voice, voice.frequency * 1.5, voice.frequency, 0.2, 0.55, 0.6, 0.1)

const snare: Instrument = (voice) => {
  const shell = renderSkin(voice, 270, 178, 0.08, 0.16, 0.4, 0.2)
  return applyFadeOut(voice, renderNoise(voice, { ring: 0.26, low: 700, high: 8500, level: 0.72 }, shell))
}

/** A brush across the skin, with a soft tap at the start. */
const brush: Instrument = (voice) => {
  const shell = renderSkin(voice, 230, 190, 0.05, 0.07, 0.12, 0.05)
  return applyFadeOut(voice, renderNoise(voice, { ring: 0.3, low: 1200, high: 6500, level: 0.6, attack: 0.022 }, shell))
}

const rim: Instrument = (voice) => {
  const wood = renderSkin(voice, 1900, 1650, 0.01, 0.035, 0.5, 0.1)
  return applyFadeOut(voice, renderNoise(voice, { ring: 0.03, low: 600, high: 4000, level: 0.3 }, wood))
}

const clap: Instrument = (voice) => {
  const { out, rate, random } = voice
  const length = renderNoise(voice, { ring: 0.3, low: 900, high: 5200, level: 0.8 })
  for (const start of [0.011, 0.023].map((seconds) => Math.round((seconds + random() * 0.003) * rate))) {
    for (let i = start; i < Math.min(length, start + 0.009 * rate); i++) out[i]! *= 1.9
  }
  return applyFadeOut(voice, length)
}

const hat: Instrument = (voice) =>
  applyFadeOut(voice, renderNoise(voice, { ring: 0.075, low: 6500, high: 15000, level: 1.05 }))

const openhat: Instrument = (voice) =>
  applyFadeOut(voice, renderNoise(voice, { ring: 0.42, low: 6000, high: 14000, level: 0.8 }))

const shaker: Instrument = (voice) =>
  applyFadeOut(voice, renderNoise(voice, { ring: 0.09, low: 4200, high: 11000, level: 0.85, attack: 0.018 }))

/** The drum kit and percussion. */
export const drums = { kick, thump, tom, snare, brush, rim, clap, hat, openhat, shaker }
