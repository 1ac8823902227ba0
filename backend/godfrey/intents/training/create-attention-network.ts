import {
  type Activations,
  type Dropouts,
  EMBEDDINGS,
  HEADS,
  HIDDEN_UNITS,
  listNetworkSizes,
  type NetworkPart,
  calculateActivations,
  UNITS,
} from '#godfrey/intents/attention-network'
import { listTokens, TOKEN_BUCKETS } from '#godfrey/intents/list-tokens'
import { buildQuestionVariants } from './build-question-variants.ts'
import { calculateErrors, listSights, toShuffled } from './create-linear-model.ts'
import { createRandom } from './create-random.ts'
import type { TrainingQuestion } from './list-training-questions.ts'

export type TrainedNetwork = Record<NetworkPart | 'embeddings', Float32Array>

const EPOCHS = 2
const BATCH = 256
/** Few questions are seen as often as it takes. */
const STEPS_MIN = 60
/** Of the first steps each is larger than the one before, then they fall to zero. */
const WARMING_STEPS = 300
const RATES = { embeddings: 0.05, others: 2e-3 }
const MOMENTS = { first: 0.9, second: 0.99 }
/** What is left out at each sight of an example. */
const DROPOUT = { tokens: 0.15, units: 0.25 }
const EMBEDDING_DEVIATION = 0.1

/**
 * Trains the network by the gradient of batches: Adagrad with a rate per bucket for the embeddings, Adam for the rest.
 * Deterministic.
 */
export function createAttentionNetwork(
  questions: readonly TrainingQuestion[],
  report: (line: string) => void,
): TrainedNetwork {
  const random = createRandom(13)
  const classes = [...new Set(questions.map(({ id }) => id))].toSorted()
  const classOf = new Map(classes.map((id, at) => [id, at]))
  const network = createParameters(classes.length, random)
  const training = createTraining(network, classes.length)
  let seen = listSights(questions)
  const batch = Math.min(BATCH, seen.length)
  const steps = Math.max(STEPS_MIN, Math.floor((EPOCHS * seen.length) / batch))
  const read = new Map<string, number[][]>()
  let at = seen.length
  let loss = 0
  for (let step = 1; step <= steps; step++) {
    for (let each = 0; each < batch; each++) {
      if (at === seen.length) {
        seen = toShuffled(seen, random)
        at = 0
      }
      const { text, language, id } = seen[at++]!
      const isPlain = random() < 0.5 && !text.includes('{')
      const tokens = isPlain
        ? (read.get(text) ?? listTokens(text))
        : listTokens(buildQuestionVariants(text, language, random))
      if (isPlain) read.set(text, tokens)
      loss += updateGradients(network, training, dropTokens(tokens, random), classOf.get(id)!, random)
    }
    updateParameters(network, training, batch, step, Math.min(1, step / WARMING_STEPS) * (1 - step / (steps + 1)))
    if (step % Math.ceil(steps / 20) === 0) {
      report(`attention network, step ${step} of ${steps}, loss ${(loss / batch / Math.ceil(steps / 20)).toFixed(3)}`)
      loss = 0
    }
  }
  return network
}

export function createParameters(classes: number, random: () => number): TrainedNetwork {
  const createUniform = (size: number, inputs: number) =>
    Float32Array.from({ length: size }, () => (2 * random() - 1) / Math.sqrt(inputs))
  const sizes = listNetworkSizes(classes)
  const summary = HEADS * UNITS
  return {
    embeddings: Float32Array.from({ length: EMBEDDINGS }, () => EMBEDDING_DEVIATION * pickNormal(random)),
    gains: new Float32Array(sizes.gains).fill(1),
    shifts: new Float32Array(sizes.shifts),
    firstQueries: createUniform(sizes.firstQueries, UNITS),
    contexts: createUniform(sizes.contexts, summary),
    contextBiases: createUniform(sizes.contextBiases, summary),
    thoughts: createUniform(sizes.thoughts, UNITS),
    secondQueries: createUniform(sizes.secondQueries, UNITS),
    values: createUniform(sizes.values, UNITS),
    valueBiases: createUniform(sizes.valueBiases, UNITS),
    hidden: createUniform(sizes.hidden, summary),
    hiddenBiases: createUniform(sizes.hiddenBiases, summary),
    outputs: createUniform(sizes.outputs, HIDDEN_UNITS),
    outputBiases: createUniform(sizes.outputBiases, HIDDEN_UNITS),
  }
}

/** Box and Muller's transform. */
const pickNormal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Training = {
  gradients: TrainedNetwork
  /** The buckets that have a gradient. */
  touched: Set<number>
  /** The squares of the steps so far, by bucket: often moved rows move less. */
  squares: Float32Array
  means: Record<NetworkPart, Float32Array>
  variances: Record<NetworkPart, Float32Array>
}

export function createTraining(network: TrainedNetwork, classes: number): Training {
  const createZeros = () =>
    Object.fromEntries(
      Object.entries(listNetworkSizes(classes)).map(([part, size]) => [part, new Float32Array(size)]),
    ) as Record<NetworkPart, Float32Array>
  return {
    gradients: { ...createZeros(), embeddings: new Float32Array(network.embeddings.length) },
    touched: new Set(),
    squares: new Float32Array(TOKEN_BUCKETS),
    means: createZeros(),
    variances: createZeros(),
  }
}

function dropTokens(tokens: readonly number[][], random: () => number): readonly number[][] {
  const kept = tokens.filter(() => random() >= DROPOUT.tokens)
  return kept.length > 0 ? kept : tokens
}

export function createDropout(size: number, random: () => number): Float32Array {
  const factors = new Float32Array(size)
  for (let at = 0; at < size; at++) factors[at] = random() < DROPOUT.units ? 0 : 1 / (1 - DROPOUT.units)
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

/** One step by the gradients of a batch, which are zero then; `rate` is the share of the rates that this step has. */
function updateParameters(
  network: TrainedNetwork,
  training: Training,
  batch: number,
  step: number,
  rate: number,
): void {
  const { gradients, means, variances, squares, touched } = training
  const first = 1 - MOMENTS.first ** step
  const second = 1 - MOMENTS.second ** step
  for (const part of Object.keys(means) as NetworkPart[]) {
    const weights = network[part]
    const slopes = gradients[part]
    const mean = means[part]
    const variance = variances[part]
    for (let at = 0; at < weights.length; at++) {
      const slope = slopes[at]! / batch
      mean[at] = MOMENTS.first * mean[at]! + (1 - MOMENTS.first) * slope
      variance[at] = MOMENTS.second * variance[at]! + (1 - MOMENTS.second) * slope * slope
      weights[at]! -= (rate * RATES.others * (mean[at]! / first)) / (Math.sqrt(variance[at]! / second) + 1e-6)
    }
    slopes.fill(0)
  }
  for (const bucket of touched) {
    const from = bucket * UNITS
    let square = 0
    for (let at = from; at < from + UNITS; at++) square += (gradients.embeddings[at]! / batch) ** 2 / UNITS
    squares[bucket]! += square
    const size = (rate * RATES.embeddings) / (Math.sqrt(squares[bucket]!) + 1e-6) / batch
    for (let at = from; at < from + UNITS; at++) {
      network.embeddings[at]! -= size * gradients.embeddings[at]!
      gradients.embeddings[at] = 0
    }
  }
  touched.clear()
}
