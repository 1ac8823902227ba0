/** A landmark of a recording: a hash of two spectral peaks and their distance, and its time in steps of 32 ms. */
export type Landmark = { hash: number; at: number }

const SAMPLE_RATE = 8_000
const WINDOW_SIZE = 1_024
const HOP_SIZE = 256
/** The band that every encoding preserves. */
const LOWEST_HZ = 200
const HIGHEST_HZ = 3_000
const NEIGHBOURHOOD_BINS = 10
const NEIGHBOURHOOD_STEPS = 5
const PEAKS_PER_STEP = 4
const PAIRS_PER_PEAK = 4
const PAIR_MAX_STEPS = 40
/** One landmark in this many is kept. The hash decides which, so two copies of a recording keep the same ones. */
const KEPT_ONE_IN = 2

const hannWindow = Float64Array.from(
  { length: WINDOW_SIZE },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW_SIZE),
)
const lowBin = Math.floor((LOWEST_HZ * WINDOW_SIZE) / SAMPLE_RATE)
const highBin = Math.ceil((HIGHEST_HZ * WINDOW_SIZE) / SAMPLE_RATE)

/**
 * Audio fingerprint: landmarks made of pairs of spectral peaks, identified by their frequencies and distance. Most of
 * them survive a change of volume, trimming and re-encoding. Streaming: memory use does not depend on the recording's
 * length.
 */
export class Fingerprint {
  #buffer = new Float64Array(WINDOW_SIZE)
  #filled = 0
  #step = 0
  #source = { rate: 0, position: 0, sum: 0, count: 0 }
  #recent: { step: number; levels: Float64Array }[] = []
  #peaks: { step: number; bin: number }[] = []
  readonly landmarks: Landmark[] = []

  /** Adds samples of one channel, -1 to 1, at `rate` samples per second. */
  add(samples: Float32Array, rate: number): void {
    const source = this.#source
    if (source.rate !== rate) this.#source = { rate, position: 0, sum: 0, count: 0 }
    const step = SAMPLE_RATE / rate
    for (const sample of samples) {
      // Downsamples by averaging; that is enough of a low-pass filter below 3 kHz.
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
    if (this.#filled < WINDOW_SIZE) return
    this.#hear(calculateSpectrum(this.#buffer))
    this.#buffer.copyWithin(0, HOP_SIZE)
    this.#filled = WINDOW_SIZE - HOP_SIZE
  }

  #hear(levels: Float64Array): void {
    this.#recent.push({ step: this.#step++, levels })
    if (this.#recent.length <= NEIGHBOURHOOD_STEPS * 2) return
    const middle = this.#recent[NEIGHBOURHOOD_STEPS]
    if (middle)
      for (const bin of listPeaks(
        middle.levels,
        this.#recent.map((one) => one.levels),
      ))
        this.#pair(middle.step, bin)
    this.#recent.shift()
  }

  #pair(step: number, bin: number): void {
    this.#peaks = this.#peaks.filter((peak) => step - peak.step <= PAIR_MAX_STEPS)
    let pairs = 0
    for (let at = this.#peaks.length - 1; at >= 0 && pairs < PAIRS_PER_PEAK; at--) {
      const earlier = this.#peaks[at]
      if (!earlier || earlier.step === step) continue
      pairs++
      const mark = (earlier.bin << 16) | (bin << 7) | (step - earlier.step)
      if (hashLandmark(mark) % KEPT_ONE_IN === 0) this.landmarks.push({ hash: mark, at: earlier.step })
    }
    this.#peaks.push({ step, bin })
  }
}

/** The loudest bins of a step that exceed all their neighbours in frequency and time, at most PEAKS_PER_STEP. */
function listPeaks(levels: Float64Array, around: Float64Array[]): number[] {
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

/** Magnitude spectrum of one window: an iterative radix-2 FFT. */
function calculateSpectrum(samples: Float64Array): Float64Array {
  const real = new Float64Array(WINDOW_SIZE)
  const imaginary = new Float64Array(WINDOW_SIZE)
  for (let i = 0; i < WINDOW_SIZE; i++) real[bitReversed[i] ?? 0] = (samples[i] ?? 0) * (hannWindow[i] ?? 0)
  for (let length = 2; length <= WINDOW_SIZE; length *= 2) {
    const turn = (-2 * Math.PI) / length
    for (let k = 0; k < length / 2; k++) {
      const [cos, sin] = [Math.cos(turn * k), Math.sin(turn * k)]
      for (let at = k; at < WINDOW_SIZE; at += length) {
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
  return Float64Array.from(
    { length: WINDOW_SIZE / 2 },
    (_, i) => Math.hypot(real[i] ?? 0, imaginary[i] ?? 0) / WINDOW_SIZE,
  )
}

const bitReversed = Uint16Array.from({ length: WINDOW_SIZE }, (_, i) => {
  let at = 0
  for (let bit = 1; bit < WINDOW_SIZE; bit *= 2) at = at * 2 + (i & bit ? 1 : 0)
  return at
})

/** Integer hash (bit mixing), so that the selection of landmarks does not depend on their pitch. */
function hashLandmark(mark: number): number {
  let mixed = Math.imul(mark ^ (mark >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
