/** One mark of a recording: what sounds (two peaks and their distance), and when, in steps of 32 ms. */
export type Mark = { mark: number; at: number }

const RATE = 8_000
const SIZE = 1_024
const HOP = 256
/** The part of the hearing that every encoding keeps: 200 to 3,000 Hz, in bands that get wider as pitch does. */
const LOWEST_HZ = 200
const HIGHEST_HZ = 3_000
const NEIGHBOURHOOD_BINS = 10
const NEIGHBOURHOOD_STEPS = 5
const PEAKS_PER_STEP = 4
const PAIRS_PER_PEAK = 4
const FARTHEST_STEPS = 40
/** Of all marks only every so many-th is kept; which ones is decided by the mark itself, so two copies keep the same. */
const KEPT_OF = 2

const window = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE))
const lowBin = Math.floor((LOWEST_HZ * SIZE) / RATE)
const highBin = Math.ceil((HIGHEST_HZ * SIZE) / RATE)

/**
 * Listens to a recording block by block and keeps the constellation of its loudest moments: pairs of spectral peaks, told by
 * pitch and distance. Louder, quieter, trimmed or encoded anew, the same recording keeps most of them. Memory is flat:
 * marks are made as the sound goes by.
 */
export class Fingerprint {
  #buffer = new Float64Array(SIZE)
  #filled = 0
  #step = 0
  #source = { rate: 0, position: 0, sum: 0, count: 0 }
  #recent: { step: number; levels: Float64Array }[] = []
  #peaks: { step: number; bin: number }[] = []
  readonly marks: Mark[] = []

  /** Takes one channel's samples, -1 to 1, at `rate` samples a second. */
  add(samples: Float32Array, rate: number): void {
    const source = this.#source
    if (source.rate !== rate) this.#source = { rate, position: 0, sum: 0, count: 0 }
    const step = RATE / rate
    for (const sample of samples) {
      // Averaging what falls into one new sample is filter enough below 3 kHz.
      this.#source.sum += sample
      this.#source.count++
      this.#source.position += step
      if (this.#source.position >= 1) {
        this.#source.position -= 1
        this.#push(this.#source.sum / this.#source.count)
        this.#source.sum = 0
        this.#source.count = 0
      }
    }
  }

  #push(sample: number): void {
    this.#buffer[this.#filled++] = sample
    if (this.#filled < SIZE) return
    this.#hear(levelsOf(this.#buffer))
    this.#buffer.copyWithin(0, HOP)
    this.#filled = SIZE - HOP
  }

  #hear(levels: Float64Array): void {
    this.#recent.push({ step: this.#step++, levels })
    if (this.#recent.length <= NEIGHBOURHOOD_STEPS * 2) return
    const middle = this.#recent[NEIGHBOURHOOD_STEPS]
    if (middle)
      for (const bin of peaksOf(
        middle.levels,
        this.#recent.map((one) => one.levels),
      ))
        this.#pair(middle.step, bin)
    this.#recent.shift()
  }

  #pair(step: number, bin: number): void {
    this.#peaks = this.#peaks.filter((peak) => step - peak.step <= FARTHEST_STEPS)
    let pairs = 0
    for (let at = this.#peaks.length - 1; at >= 0 && pairs < PAIRS_PER_PEAK; at--) {
      const earlier = this.#peaks[at]
      if (!earlier || earlier.step === step) continue
      pairs++
      const mark = (earlier.bin << 16) | (bin << 7) | (step - earlier.step)
      if (spread(mark) % KEPT_OF === 0) this.marks.push({ mark, at: earlier.step })
    }
    this.#peaks.push({ step, bin })
  }
}

/** The bins of a step that are louder than everything around them in pitch and time: few, and the loudest. */
function peaksOf(levels: Float64Array, around: Float64Array[]): number[] {
  const peaks: { bin: number; level: number }[] = []
  let loudest = 0
  for (let bin = lowBin; bin < highBin; bin++) loudest = Math.max(loudest, levels[bin] ?? 0)
  for (let bin = lowBin; bin < highBin; bin++) {
    const level = levels[bin] ?? 0
    if (level > 1e-4 && level > loudest * 0.05 && isPeak(bin, level, levels, around)) peaks.push({ bin, level })
  }
  return peaks
    .toSorted((a, b) => b.level - a.level)
    .slice(0, PEAKS_PER_STEP)
    .map(({ bin }) => bin)
}

function isPeak(bin: number, level: number, levels: Float64Array, around: Float64Array[]): boolean {
  for (let other = Math.max(lowBin, bin - NEIGHBOURHOOD_BINS); other <= bin + NEIGHBOURHOOD_BINS; other++) {
    if (other !== bin && (levels[other] ?? 0) >= level) return false
  }
  return around.every((one) => one === levels || [bin - 1, bin, bin + 1].every((near) => (one[near] ?? 0) < level))
}

/** Loudness by pitch of one window: a real FFT by halving. */
function levelsOf(samples: Float64Array): Float64Array {
  const real = new Float64Array(SIZE)
  const imaginary = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) real[reversed[i] ?? 0] = (samples[i] ?? 0) * (window[i] ?? 0)
  for (let length = 2; length <= SIZE; length *= 2) {
    const turn = (-2 * Math.PI) / length
    for (let k = 0; k < length / 2; k++) {
      const [cos, sin] = [Math.cos(turn * k), Math.sin(turn * k)]
      for (let at = k; at < SIZE; at += length) {
        const far = at + length / 2
        const re = (real[far] ?? 0) * cos - (imaginary[far] ?? 0) * sin
        const im = (real[far] ?? 0) * sin + (imaginary[far] ?? 0) * cos
        real[far] = (real[at] ?? 0) - re
        imaginary[far] = (imaginary[at] ?? 0) - im
        real[at] = (real[at] ?? 0) + re
        imaginary[at] = (imaginary[at] ?? 0) + im
      }
    }
  }
  return Float64Array.from({ length: SIZE / 2 }, (_, i) => Math.hypot(real[i] ?? 0, imaginary[i] ?? 0) / SIZE)
}

const reversed = Uint16Array.from({ length: SIZE }, (_, i) => {
  let at = 0
  for (let bit = 1; bit < SIZE; bit *= 2) at = at * 2 + (i & bit ? 1 : 0)
  return at
})

/** Mixes a mark's bits, so that which marks are kept does not depend on their pitch. */
function spread(mark: number): number {
  let mixed = Math.imul(mark ^ (mark >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
