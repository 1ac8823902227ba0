/** The hidden layer has this many units, and its own, fewer buckets: what shares one is told apart by its other features. */
export const HIDDEN_UNITS = 64
export const NETWORK_BUCKETS = 1 << 15

export type NetworkHeader = { hiddenBiases: number[]; outputBiases: number[]; inputScale: number; outputScale: number }

/** A bucket of the features, as one of the network's. The unknown (undefined) has the row after all others. */
export const toNetworkBucket = (bucket?: number) =>
  bucket === undefined ? NETWORK_BUCKETS : bucket & (NETWORK_BUCKETS - 1)

export const getNetworkSize = (classes: number) => (NETWORK_BUCKETS + 1 + classes) * HIDDEN_UNITS

/**
 * One hidden layer over the features of the linear model. Words of all languages that ask for the same share its units, so
 * that a wording nobody taught is understood by what it has in common with others; the linear model is surer of what it knows.
 */
export class IntentNetwork {
  readonly #header: NetworkHeader
  readonly #inputs: Int8Array
  readonly #outputs: Int8Array
  readonly #inputWeights: Float64Array
  readonly #outputWeights: Float64Array

  /** `bytes`: the rows of the buckets, then those of the classes. */
  constructor(header: NetworkHeader, bytes: Int8Array) {
    this.#header = header
    this.#inputWeights = createWeights(header.inputScale)
    this.#outputWeights = createWeights(header.outputScale)
    this.#inputs = bytes.subarray(0, (NETWORK_BUCKETS + 1) * HIDDEN_UNITS)
    this.#outputs = bytes.subarray((NETWORK_BUCKETS + 1) * HIDDEN_UNITS)
  }

  /** What the features have in common with others that ask for the same: the hidden units before they decide. */
  calculateHidden(features: readonly (readonly [bucket: number | undefined, value: number])[]): Float64Array {
    const hidden = Float64Array.from(this.#header.hiddenBiases)
    for (const [bucket, value] of features) {
      const row = toNetworkBucket(bucket) * HIDDEN_UNITS
      for (let unit = 0; unit < HIDDEN_UNITS; unit++)
        hidden[unit]! += value * this.#inputWeights[this.#inputs[row + unit]! + BYTE_MIN]!
    }
    return hidden
  }

  /** The sums of all classes, in their order. */
  calculateSums(features: readonly (readonly [bucket: number | undefined, value: number])[]): number[] {
    const hidden = this.calculateHidden(features)
    return this.#header.outputBiases.map((bias, at) => {
      let sum = bias
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
        const active = hidden[unit] ?? 0
        if (active > 0) sum += active * this.#outputWeights[this.#outputs[at * HIDDEN_UNITS + unit]! + BYTE_MIN]!
      }
      return sum
    })
  }
}

/** What is added to a byte to find its weight in the table of `createWeights`. */
export const BYTE_MIN = 128

/** The weight of every byte, so that none is calculated twice. */
export const createWeights = (scale: number) =>
  Float64Array.from({ length: 256 }, (_, at) => toWeight(at - BYTE_MIN, scale))

/** A byte is the root of its weight, so that small weights keep their precision. */
const toWeight = (byte: number, scale: number) => Math.sign(byte) * byte * byte * scale

export const toByte = (weight: number, scale: number) =>
  Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / scale))

/** The scale under which the largest of the weights takes so many levels, 127 at most. */
export function getScale(weights: Float32Array, levels: number): number {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  return largest / (levels * levels) || 1
}
