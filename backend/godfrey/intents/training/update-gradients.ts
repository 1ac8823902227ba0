import {
  type Activations,
  calculateActivations,
  type Dropouts,
  HEADS,
  HIDDEN_UNITS,
  UNITS,
} from '#godfrey/intents/attention-network'
import type { TrainedNetwork, Training } from './attention-parameters.ts'
import { calculateErrors } from './create-linear-model.ts'

/** The share of each layer's numbers that is left out at each sight of an example. */
const DROPOUT = 0.25

export function createDropout(size: number, random: () => number): Float32Array {
  const factors = new Float32Array(size)
  for (let at = 0; at < size; at++) factors[at] = random() < DROPOUT ? 0 : 1 / (1 - DROPOUT)
  return factors
}

/** Adds the gradients of one example and returns its loss. */
export function updateGradients(
  network: TrainedNetwork,
  training: Training,
  tokens: readonly number[][],
  wanted: number,
  random: () => number,
): number {
  const dropouts: Dropouts = {
    context: createDropout(HEADS * UNITS, random),
    summary: createDropout(HEADS * UNITS, random),
    hidden: createDropout(HIDDEN_UNITS, random),
  }
  const activations = calculateActivations(network, tokens, dropouts)
  const { errors, loss } = calculateErrors(activations.sums, wanted)
  const { gradients } = training
  const hiddenErrors = addMatrixGradients(
    network.outputs,
    gradients.outputs,
    gradients.outputBiases,
    errors,
    activations.outputInputs,
  )
  for (let unit = 0; unit < HIDDEN_UNITS; unit++)
    hiddenErrors[unit] = activations.hidden[unit]! > 0 ? hiddenErrors[unit]! * dropouts.hidden[unit]! : 0
  const summaryErrors = addMatrixGradients(
    network.hidden,
    gradients.hidden,
    gradients.hiddenBiases,
    hiddenErrors,
    activations.hiddenInputs,
  )
  for (let at = 0; at < summaryErrors.length; at++) summaryErrors[at]! *= dropouts.summary[at]!
  const vectorErrors = addReadingGradients(network, gradients, activations, dropouts, summaryErrors)
  addEmbeddingGradients(network, training, activations, tokens, vectorErrors)
  return loss
}

/** Adds the gradients of a matrix and its biases; returns what the inputs are wrong by. */
function addMatrixGradients(
  matrix: Float32Array,
  gradients: Float32Array,
  biasGradients: Float32Array,
  errors: Float32Array,
  inputs: Float32Array,
): Float32Array {
  const size = inputs.length
  const inputErrors = new Float32Array(size)
  for (let row = 0; row < errors.length; row++) {
    const error = errors[row]!
    if (error === 0) continue
    biasGradients[row]! += error
    const from = row * size
    for (let at = 0; at < size; at++) {
      gradients[from + at]! += error * inputs[at]!
      inputErrors[at]! += error * matrix[from + at]!
    }
  }
  return inputErrors
}

/** The gradients of both readings; returns what the vectors of the tokens are wrong by. */
function addReadingGradients(
  network: TrainedNetwork,
  gradients: TrainedNetwork,
  activations: Activations,
  dropouts: Dropouts,
  summaryErrors: Float32Array,
): Float32Array {
  const { length, vectors, thoughts, secondShares, found, contextInputs } = activations
  const vectorErrors = new Float32Array(length * UNITS)
  const thoughtErrors = new Float32Array(length * UNITS)
  const foundErrors = new Float32Array(HEADS * UNITS)
  for (let head = 0; head < HEADS; head++) {
    const from = head * UNITS
    const errors = summaryErrors.subarray(from, from + UNITS)
    foundErrors.set(
      addMatrixGradients(
        network.values,
        gradients.values,
        gradients.valueBiases,
        errors,
        found.subarray(from, from + UNITS),
      ),
      from,
    )
  }
  const secondErrors = new Float32Array(HEADS * length)
  addShareErrors(secondErrors, vectorErrors, secondShares, vectors, summaryErrors, length)
  addShareErrors(secondErrors, thoughtErrors, secondShares, thoughts, foundErrors, length)
  addQueryGradients(
    network.secondQueries,
    gradients.secondQueries,
    secondErrors,
    secondShares,
    thoughts,
    thoughtErrors,
    length,
  )
  const contextErrors = new Float32Array(UNITS)
  for (let at = 0; at < length; at++)
    for (let unit = 0; unit < UNITS; unit++) {
      if (thoughts[at * UNITS + unit]! <= 0) continue
      const error = thoughtErrors[at * UNITS + unit]!
      contextErrors[unit]! += error
      const row = unit * UNITS
      const token = at * UNITS
      for (let each = 0; each < UNITS; each++) {
        gradients.thoughts[row + each]! += error * vectors[token + each]!
        vectorErrors[token + each]! += error * network.thoughts[row + each]!
      }
    }
  const firstSumErrors = addMatrixGradients(
    network.contexts,
    gradients.contexts,
    gradients.contextBiases,
    contextErrors,
    contextInputs,
  )
  for (let at = 0; at < firstSumErrors.length; at++)
    firstSumErrors[at] = firstSumErrors[at]! * dropouts.context[at]! + summaryErrors[at]!
  const firstErrors = new Float32Array(HEADS * length)
  addShareErrors(firstErrors, vectorErrors, activations.firstShares, vectors, firstSumErrors, length)
  addQueryGradients(
    network.firstQueries,
    gradients.firstQueries,
    firstErrors,
    activations.firstShares,
    vectors,
    vectorErrors,
    length,
  )
  return vectorErrors
}

/** What the shares of each head, and the vectors that it added by them, are wrong by. */
function addShareErrors(
  shareErrors: Float32Array,
  vectorErrors: Float32Array,
  shares: Float32Array,
  vectors: Float32Array,
  sumErrors: Float32Array,
  length: number,
): void {
  for (let head = 0; head < HEADS; head++)
    for (let at = 0; at < length; at++) {
      const share = shares[head * length + at]!
      let sum = 0
      for (let unit = 0; unit < UNITS; unit++) {
        const error = sumErrors[head * UNITS + unit]!
        sum += error * vectors[at * UNITS + unit]!
        vectorErrors[at * UNITS + unit]! += share * error
      }
      shareErrors[head * length + at]! += sum
    }
}

/** The gradients of the queries, through the softmax of the shares. */
function addQueryGradients(
  queries: Float32Array,
  gradients: Float32Array,
  shareErrors: Float32Array,
  shares: Float32Array,
  vectors: Float32Array,
  vectorErrors: Float32Array,
  length: number,
): void {
  for (let head = 0; head < HEADS; head++) {
    let mean = 0
    for (let at = head * length; at < (head + 1) * length; at++) mean += shares[at]! * shareErrors[at]!
    for (let at = 0; at < length; at++) {
      const error = shares[head * length + at]! * (shareErrors[head * length + at]! - mean)
      for (let unit = 0; unit < UNITS; unit++) {
        gradients[head * UNITS + unit]! += error * vectors[at * UNITS + unit]!
        vectorErrors[at * UNITS + unit]! += error * queries[head * UNITS + unit]!
      }
    }
  }
}

/** The gradients of the embeddings, through the normalization. */
function addEmbeddingGradients(
  { gains }: TrainedNetwork,
  { gradients, touched }: Training,
  { normalized, deviations }: Activations,
  tokens: readonly number[][],
  vectorErrors: Float32Array,
): void {
  const errors = new Float32Array(UNITS)
  for (const [at, buckets] of tokens.entries()) {
    const token = at * UNITS
    let mean = 0
    let product = 0
    for (let unit = 0; unit < UNITS; unit++) {
      const vectorError = vectorErrors[token + unit]!
      gradients.gains[unit]! += vectorError * normalized[token + unit]!
      gradients.shifts[unit]! += vectorError
      errors[unit] = vectorError * gains[unit]!
      mean += errors[unit]! / UNITS
      product += (errors[unit]! * normalized[token + unit]!) / UNITS
    }
    for (let unit = 0; unit < UNITS; unit++)
      errors[unit] = (errors[unit]! - mean - normalized[token + unit]! * product) / deviations[at]!
    for (const bucket of buckets) {
      touched.add(bucket)
      for (let unit = 0; unit < UNITS; unit++) gradients.embeddings[bucket * UNITS + unit]! += errors[unit]!
    }
  }
}
