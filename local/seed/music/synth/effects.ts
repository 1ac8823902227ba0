import type { Atmosphere } from './score.ts'
import { createRandom } from './random.ts'
import { createLowPass, getSine } from './voice.ts'

export type Stereo = { left: Float32Array; right: Float32Array }

export function createStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Reverb from eight delay lines with mutual feedback, `seconds` long. Adds the result to `mix`. */
export function applyReverb(mix: Stereo, send: Stereo, rate: number, seconds: number) {
  const lengths = [1117, 1327, 1559, 1777, 1999, 2251, 2503, 2791].map((size) =>
    Math.round(((size * rate) / 44100) * 1.25),
  )
  const lines = lengths.map((size) => new Float32Array(size))
  const gains = Float64Array.from(lengths, (size) => Math.pow(0.001, size / rate / seconds))
  const cursors = new Int32Array(8)
  const dull = new Float64Array(8)
  const heard = new Float64Array(8)
  const before = Math.round(rate * 0.018)
  const damping = 0.42
  const { left, right } = mix
  for (let i = 0; i < left.length; i++) {
    const inLeft = i >= before ? send.left[i - before]! : 0
    const inRight = i >= before ? send.right[i - before]! : 0
    let sum = 0
    for (let n = 0; n < 8; n++) {
      const value = lines[n]![cursors[n]!]!
      dull[n] = value + damping * (dull[n]! - value)
      heard[n] = dull[n]!
      sum += dull[n]!
    }
    const shared = sum * 0.25
    for (let n = 0; n < 8; n++) {
      lines[n]![cursors[n]!] = (n & 1 ? inRight : inLeft) * 0.5 + (heard[n]! - shared) * gains[n]!
      if (++cursors[n]! === lengths[n]!) cursors[n] = 0
    }
    left[i]! += (heard[0]! - heard[2]! + heard[4]! - heard[6]!) * 0.5
    right[i]! += (heard[1]! - heard[3]! + heard[5]! - heard[7]!) * 0.5
  }
}

/** A ping-pong echo that gets duller with each repeat. */
export function applyEcho(mix: Stereo, send: Stereo, rate: number, seconds: number, feedback: number) {
  const size = Math.max(1, Math.round(seconds * rate))
  const leftLine = new Float32Array(size)
  const rightLine = new Float32Array(size)
  const soften = [createLowPass(rate, 0), createLowPass(rate, 0)] as const
  const cutoff = 2600
  const { left, right } = mix
  let cursor = 0
  for (let i = 0; i < left.length; i++) {
    const fromLeft = leftLine[cursor]!
    const fromRight = rightLine[cursor]!
    leftLine[cursor] = soften[0](fromRight * feedback + (send.left[i]! + send.right[i]!) * 0.7, cutoff)
    rightLine[cursor] = soften[1](fromLeft * (feedback > 0 ? 1 : 0) * 0.86, cutoff)
    if (++cursor === size) cursor = 0
    left[i]! += fromLeft
    right[i]! += fromRight
  }
}

export function applyFilter(track: Stereo, rate: number, cutoff: number, sweepSeconds: number) {
  for (const side of [track.left, track.right]) {
    const filter = createLowPass(rate, sweepSeconds ? 0.3 : 0.05)
    let now = cutoff
    for (let i = 0; i < side.length; i++) {
      if (sweepSeconds && (i & 127) === 0) now = cutoff * Math.pow(2, 1.3 * getSine(i / rate / sweepSeconds - 0.25))
      side[i] = filter(side[i]!, now)
    }
  }
}

export function applyTremolo(track: Stereo, rate: number, hertz: number) {
  for (let i = 0; i < track.left.length; i++) {
    const sway = 0.22 * getSine((i * hertz) / rate)
    track.left[i]! *= 1 - 0.22 + sway
    track.right[i]! *= 1 - 0.22 - sway
  }
}

/** Ducks a track at every kick and lets it recover. */
export function applyDucking(track: Stereo, hits: number[], rate: number, depth: number) {
  const recover = rate * 0.26
  let last = -Infinity
  let next = 0
  for (let i = 0; i < track.left.length; i++) {
    while (next < hits.length && hits[next]! <= i) last = hits[next++]!
    const since = (i - last) / recover
    if (since >= 1) continue
    const gain = 1 - depth * (1 - since) * (1 - since) * Math.min(1, since * 40)
    track.left[i]! *= gain
    track.right[i]! *= gain
  }
}

/** Background noise: vinyl crackle, rain or wind. */
export function applyAtmosphere(mix: Stereo, rate: number, { kind, gain }: Atmosphere, seed: number) {
  for (const [channel, side] of [mix.left, mix.right].entries()) {
    const random = createRandom(seed + channel * 77)
    const filter = createLowPass(rate, kind === 'wind' ? 0.8 : 0.2)
    const floor = createLowPass(rate, 0)
    let pop = 0
    let cutoff = 500
    const popsPerSample = (kind === 'rain' ? 46 : 5) / rate
    for (let i = 0; i < side.length; i++) {
      const white = random() * 2 - 1
      if (kind === 'wind') {
        if ((i & 255) === 0)
          cutoff = 420 + 260 * getSine(i / rate / 11.3 + channel * 0.3) + 140 * getSine(i / rate / 4.1)
        side[i]! += filter(white, cutoff) * gain * (0.6 + 0.4 * getSine(i / rate / 7.7 + channel * 0.2))
        continue
      }
      if (random() < popsPerSample) pop = (0.3 + random() * random()) * (random() < 0.5 ? -1 : 1)
      pop *= kind === 'rain' ? 0.97 : 0.9
      const hiss = filter(white, kind === 'rain' ? 5200 : 3800)
      side[i]! += ((hiss - floor(hiss, 500)) * (kind === 'rain' ? 0.22 : 0.1) + pop) * gain
    }
  }
}
