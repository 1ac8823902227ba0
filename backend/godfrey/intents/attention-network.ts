import { TOKEN_BUCKETS } from './list-tokens.ts'

/** A token is so many numbers. */
export const UNITS = 96
/** So many heads read the tokens, each choosing what of them counts. */
export const HEADS = 6
export const HIDDEN_UNITS = 192
const SUMMARY_UNITS = HEADS * UNITS
const EPSILON = 1e-5

/** The matrices and vectors of the network beside the embeddings, row after row, by how many numbers they have. */
export const listNetworkSizes = (classes: number) => ({
  gains: UNITS,
  shifts: UNITS,
  firstQueries: SUMMARY_UNITS,
  contexts: UNITS * SUMMARY_UNITS,
  contextBiases: UNITS,
  thoughts: UNITS * UNITS,
  secondQueries: SUMMARY_UNITS,
  values: UNITS * UNITS,
  valueBiases: UNITS,
  hidden: HIDDEN_UNITS * SUMMARY_UNITS,
  hiddenBiases: HIDDEN_UNITS,
  outputs: classes * HIDDEN_UNITS,
  outputBiases: classes,
})
export const EMBEDDINGS = TOKEN_BUCKETS * UNITS

export type NetworkPart = keyof ReturnType<typeof listNetworkSizes>
export type NetworkParameters = Record<NetworkPart, Float32Array> & { embeddings: Float32Array | Int8Array }

/** What is left out at one sight of an example: factors of what is kept, 0 for the rest. */
export type Dropouts = { context: Float32Array; summary: Float32Array; hidden: Float32Array }

/** All that a text makes of the network, of which the training needs each step. */
export type Activations = ReturnType<typeof calculateActivations>

/**
 * Reads the tokens of a text twice. Each head weighs all tokens and adds them up; with what the first reading found each token is
 * thought over, weighed again and added. So “if I lose it” counts in “can I get my copy again if I lose it”, and not in a
 * story around another question. Attention over memory in two hops: Sukhbaatar et al., End-To-End Memory Networks, 2015.
 */
export function calculateActivations(
  parameters: NetworkParameters,
  tokens: readonly (readonly number[])[],
  dropouts?: Partial<Dropouts>,
) {
  const length = Math.max(1, tokens.length)
  const { vectors, normalized, deviations } = embed(parameters, tokens, length)
  const firstShares = calculateShares(parameters.firstQueries, vectors, length)
  const summary = new Float32Array(SUMMARY_UNITS)
  addShares(summary, firstShares, vectors, length)
  const contextInputs = multiply(summary, dropouts?.context)
  const context = transform(parameters.contexts, parameters.contextBiases, contextInputs)
  const thoughts = new Float32Array(length * UNITS)
  for (let at = 0; at < length; at++)
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = context[unit]! + calculateProduct(parameters.thoughts, unit * UNITS, vectors, at * UNITS, UNITS)
      thoughts[at * UNITS + unit] = sum > 0 ? sum : 0
    }
  const secondShares = calculateShares(parameters.secondQueries, thoughts, length)
  const found = new Float32Array(SUMMARY_UNITS)
  addShares(found, secondShares, thoughts, length)
  addShares(summary, secondShares, vectors, length)
  for (let head = 0; head < HEADS; head++) {
    const from = head * UNITS
    const values = transform(parameters.values, parameters.valueBiases, found.subarray(from, from + UNITS))
    for (let unit = 0; unit < UNITS; unit++) summary[from + unit]! += values[unit]!
  }
  const hiddenInputs = multiply(summary, dropouts?.summary)
  const hidden = transform(parameters.hidden, parameters.hiddenBiases, hiddenInputs)
  for (let unit = 0; unit < HIDDEN_UNITS; unit++) hidden[unit] = Math.max(0, hidden[unit]!)
  const outputInputs = multiply(hidden, dropouts?.hidden)
  const sums = transform(parameters.outputs, parameters.outputBiases, outputInputs)
  return {
    length,
    vectors,
    normalized,
    deviations,
    firstShares,
    contextInputs,
    thoughts,
    secondShares,
    found,
    hiddenInputs,
    hidden,
    outputInputs,
    sums,
  }
}

/** What the words of a text have in common with others': the mean of its tokens' vectors. */
export function calculateMeaning(parameters: NetworkParameters, tokens: readonly (readonly number[])[]): Float32Array {
  const length = Math.max(1, tokens.length)
  const { vectors } = embed(parameters, tokens, length)
  const meaning = new Float32Array(UNITS)
  for (const [at, value] of vectors.entries()) meaning[at % UNITS]! += value / length
  return meaning
}

/** The sum of the embeddings of each token's buckets, normalized (layer normalization), so that their scale does not count. A text without tokens is one of zeros. */
function embed(
  { embeddings, gains, shifts }: NetworkParameters,
  tokens: readonly (readonly number[])[],
  length: number,
) {
  const vectors = new Float32Array(length * UNITS)
  const normalized = new Float32Array(length * UNITS)
  const deviations = new Float32Array(length).fill(1)
  for (const [at, buckets] of tokens.entries()) {
    const token = normalized.subarray(at * UNITS, (at + 1) * UNITS)
    for (const bucket of buckets)
      for (let unit = 0; unit < UNITS; unit++) token[unit]! += embeddings[bucket * UNITS + unit]!
    let mean = 0
    for (let unit = 0; unit < UNITS; unit++) mean += token[unit]! / UNITS
    let variance = 0
    for (let unit = 0; unit < UNITS; unit++) variance += (token[unit]! - mean) ** 2 / UNITS
    const deviation = Math.sqrt(variance + EPSILON)
    for (let unit = 0; unit < UNITS; unit++) token[unit] = (token[unit]! - mean) / deviation
    deviations[at] = deviation
  }
  for (let token = 0; token < vectors.length; token += UNITS)
    for (let unit = 0; unit < UNITS; unit++)
      vectors[token + unit] = normalized[token + unit]! * gains[unit]! + shifts[unit]!
  return { vectors, normalized, deviations }
}

/** How much of each head's attention each token has: head after head. */
function calculateShares(queries: Float32Array, vectors: Float32Array, length: number): Float32Array {
  const shares = new Float32Array(HEADS * length)
  for (let head = 0; head < HEADS; head++) {
    let most = -Infinity
    for (let at = 0; at < length; at++) {
      const score = calculateProduct(queries, head * UNITS, vectors, at * UNITS, UNITS)
      shares[head * length + at] = score
      if (score > most) most = score
    }
    let total = 0
    for (let at = head * length; at < (head + 1) * length; at++) total += shares[at] = Math.exp(shares[at]! - most)
    for (let at = head * length; at < (head + 1) * length; at++) shares[at]! /= total
  }
  return shares
}

/** Adds to what each head has the vectors by their shares. */
function addShares(sums: Float32Array, shares: Float32Array, vectors: Float32Array, length: number): void {
  for (let head = 0; head < HEADS; head++)
    for (let at = 0; at < length; at++) {
      const share = shares[head * length + at]!
      for (let unit = 0; unit < UNITS; unit++) sums[head * UNITS + unit]! += share * vectors[at * UNITS + unit]!
    }
}

/** A matrix times a vector, and the biases. */
function transform(matrix: Float32Array, biases: Float32Array, vector: Float32Array): Float32Array {
  const sums = biases.slice()
  const size = vector.length
  for (let row = 0; row < sums.length; row++) sums[row]! += calculateProduct(matrix, row * size, vector, 0, size)
  return sums
}

/** The inner product of so many numbers, a multiple of four, in four sums: none waits for the one before. */
function calculateProduct(a: Float32Array, aFrom: number, b: Float32Array, bFrom: number, size: number): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let at = 0; at < size; at += 4) {
    first += a[aFrom + at]! * b[bFrom + at]!
    second += a[aFrom + at + 1]! * b[bFrom + at + 1]!
    third += a[aFrom + at + 2]! * b[bFrom + at + 2]!
    fourth += a[aFrom + at + 3]! * b[bFrom + at + 3]!
  }
  return first + second + third + fourth
}

function multiply(vector: Float32Array, factors: Float32Array | undefined): Float32Array {
  const product = vector.slice()
  if (factors) for (let at = 0; at < product.length; at++) product[at]! *= factors[at]!
  return product
}
