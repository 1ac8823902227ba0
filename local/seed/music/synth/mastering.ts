import { buildWavHeader } from '#local/seed/music/build-wav-header'
import type { Stereo } from './effects.ts'
import { createRandom } from './random.ts'

const PEAK_CEILING = 0.89
const BLOCK = 32

/** Brings the mix to the target loudness and limits its peaks without distortion. */
export function applyMastering(mix: Stereo, rate: number, loudness: number, fadeSeconds: number) {
  removeRumble(mix, rate)
  widenStereo(mix)
  applyFade(mix, rate, fadeSeconds)
  // Limiting costs some loudness, so measure and correct a few times.
  for (let pass = 0; pass < 3; pass++) {
    const gain = Math.pow(10, loudness / 20) / (calculateRms(mix) + 1e-12)
    if (pass > 0 && gain < 1.03 && gain > 0.97) break
    for (const side of [mix.left, mix.right]) for (let i = 0; i < side.length; i++) side[i]! *= gain
    limitPeaks(mix, rate)
  }
}

function calculateRms({ left, right }: Stereo) {
  let sum = 0
  for (let i = 0; i < left.length; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!
  return Math.sqrt(sum / (2 * left.length))
}

function removeRumble(mix: Stereo, rate: number) {
  const keep = Math.exp((-2 * Math.PI * 24) / rate)
  for (const side of [mix.left, mix.right]) {
    let before = 0
    let out = 0
    for (let i = 0; i < side.length; i++) {
      const now = side[i]!
      out = keep * (out + now - before)
      before = now
      side[i] = out
    }
  }
}

/** Widens the stereo image slightly; the center stays unchanged. */
function widenStereo({ left, right }: Stereo) {
  for (let i = 0; i < left.length; i++) {
    const middle = (left[i]! + right[i]!) / 2
    const side = ((left[i]! - right[i]!) / 2) * 1.3
    left[i] = middle + side
    right[i] = middle - side
  }
}

function applyFade({ left, right }: Stereo, rate: number, seconds: number) {
  const length = left.length
  const out = Math.min(length, Math.round(seconds * rate))
  for (let i = 0; i < out; i++) {
    const gain = Math.pow(Math.sin((i / out) * (Math.PI / 2)), 1.6)
    left[length - 1 - i]! *= gain
    right[length - 1 - i]! *= gain
  }
  const ramp = Math.round(rate * 0.01)
  for (let i = 0; i < ramp; i++) {
    left[i]! *= i / ramp
    right[i]! *= i / ramp
  }
}

/** Block-based look-ahead limiter: fast attack before the peak, slow release. */
function limitPeaks({ left, right }: Stereo, rate: number) {
  const blocks = Math.ceil(left.length / BLOCK)
  const wanted = new Float32Array(blocks).fill(1)
  for (let block = 0; block < blocks; block++) {
    let peak = 0
    const end = Math.min(left.length, (block + 1) * BLOCK)
    for (let i = block * BLOCK; i < end; i++) peak = Math.max(peak, Math.abs(left[i]!), Math.abs(right[i]!))
    if (peak > PEAK_CEILING) wanted[block] = PEAK_CEILING / peak
  }
  const ahead = Math.ceil((rate * 0.004) / BLOCK)
  const release = Math.exp(-BLOCK / (rate * 0.09))
  const gains = new Float32Array(blocks + 1).fill(1)
  let current = 1
  for (let block = 0; block < blocks; block++) {
    let lowest = 1
    for (let n = Math.max(0, block - 1); n <= Math.min(blocks - 1, block + ahead); n++)
      lowest = Math.min(lowest, wanted[n]!)
    current =
      lowest < current
        ? Math.max(lowest, current - (current - lowest) * 0.7)
        : 1 - (1 - Math.min(current, lowest)) * release
    if (wanted[block]! < current) current = wanted[block]!
    gains[block] = Math.min(current, lowest < 1 ? Math.max(lowest, current) : 1)
  }
  gains[blocks] = gains[blocks - 1]!
  for (let i = 0; i < left.length; i++) {
    const block = (i / BLOCK) | 0
    const place = (i - block * BLOCK) / BLOCK
    const gain = Math.min(gains[block]! + (gains[block + 1]! - gains[block]!) * place, 1)
    left[i] = clamp(left[i]! * gain)
    right[i] = clamp(right[i]! * gain)
  }
}

function clamp(value: number) {
  return value > 0.93 ? 0.93 : value < -0.93 ? -0.93 : value
}

/** 16-bit stereo PCM in a RIFF file, with dither. */
export function encodeWav({ left, right }: Stereo, rate: number, seed: number) {
  const frames = left.length
  const file = Buffer.alloc(44 + frames * 4)
  buildWavHeader(frames, rate, 2).copy(file)
  const random = createRandom(seed)
  const pcm = new Int16Array(file.buffer, file.byteOffset + 44, frames * 2)
  for (let i = 0; i < frames; i++) {
    pcm[i * 2] = Math.round(left[i]! * 32767 + random() - random())
    pcm[i * 2 + 1] = Math.round(right[i]! * 32767 + random() - random())
  }
  return file
}
