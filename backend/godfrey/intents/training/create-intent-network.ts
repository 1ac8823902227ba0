import { HIDDEN_UNITS, NETWORK_BUCKETS, toNetworkBucket } from '#godfrey/intents/intent-network'
import { BUCKETS } from '#godfrey/intents/get-features'
import type { Example } from './create-intent-model.ts'

export type TrainedNetwork = {
  inputs: Float32Array
  outputs: Float32Array
  hiddenBiases: Float32Array
  outputBiases: Float32Array
  /** The squares of the steps so far, by row: often moved rows move less (Adagrad). */
  inputSquares: Float32Array
  outputSquares: Float32Array
}

const RATES = { inputs: 0.3, outputs: 0.1, biases: 0.01 }
/** Added to the squares, so that the first steps are not too large. */
const FIRST_SQUARES = { inputs: 0.05, outputs: 0.1 }
const SMOOTHING = 0.1
/** A class that is wrong by less stays as it is: of nearly three hundred that is nearly all, at each sight. */
export const ERROR_MIN = 1e-3
/** The shares of the features and of the hidden units that are left out at each sight of an example. */
const DROPOUT = { features: 0.35, units: 0.2 }

export function createIntentNetwork(classes: number, random: () => number): TrainedNetwork {
  const createWeights = (rows: number, size: number) =>
    Float32Array.from({ length: rows * HIDDEN_UNITS }, () => (random() - 0.5) * 2 * size)
  return {
    inputs: createWeights(NETWORK_BUCKETS + 1, 0.3),
    outputs: createWeights(classes, 1 / Math.sqrt(HIDDEN_UNITS)),
    hiddenBiases: new Float32Array(HIDDEN_UNITS),
    outputBiases: new Float32Array(classes),
    inputSquares: new Float32Array(NETWORK_BUCKETS + 1),
    outputSquares: new Float32Array(classes),
  }
}

const pre = new Float32Array(HIDDEN_UNITS)
const active = new Float32Array(HIDDEN_UNITS)
const back = new Float32Array(HIDDEN_UNITS)

/** One step towards the wanted class; `rate` falls from 1 to 0 during the training. */
export function updateNetwork(
  network: TrainedNetwork,
  example: Example,
  wanted: number,
  rate: number,
  random: () => number,
): void {
  const rows: number[] = []
  const values: number[] = []
  let squares = 0
  for (const [at, bucket] of example.buckets.entries()) {
    if (random() < DROPOUT.features) continue
    const value = example.values[at] ?? 0
    rows.push(toNetworkBucket(bucket === BUCKETS ? undefined : bucket))
    values.push(value)
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  pre.set(network.hiddenBiases)
  for (const [at, row] of rows.entries()) {
    const value = (values[at] = (values[at] ?? 0) / length)
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) pre[unit]! += value * network.inputs[row * HIDDEN_UNITS + unit]!
  }
  for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
    const kept = random() >= DROPOUT.units && (pre[unit] ?? 0) > 0
    active[unit] = kept ? (pre[unit] ?? 0) / (1 - DROPOUT.units) : 0
  }
  learnOutputs(network, wanted, rate)
  let backSquares = 0
  for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
    back[unit] = (active[unit] ?? 0) > 0 ? (back[unit] ?? 0) / (1 - DROPOUT.units) : 0
    backSquares += (back[unit] ?? 0) ** 2
    network.hiddenBiases[unit]! -= rate * RATES.biases * (back[unit] ?? 0)
  }
  for (const [at, row] of rows.entries()) {
    const value = values[at] ?? 0
    network.inputSquares[row]! += (value * value * backSquares) / HIDDEN_UNITS
    const step = (rate * RATES.inputs * value) / Math.sqrt(FIRST_SQUARES.inputs + (network.inputSquares[row] ?? 0))
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) network.inputs[row * HIDDEN_UNITS + unit]! -= step * back[unit]!
  }
}

/** Moves the rows of the classes and leaves in `back` what the hidden units were wrong by. */
function learnOutputs({ outputs, outputBiases, outputSquares }: TrainedNetwork, wanted: number, rate: number): void {
  const errors = Float32Array.from(outputBiases)
  for (let each = 0; each < errors.length; each++)
    for (let unit = 0; unit < HIDDEN_UNITS; unit++)
      errors[each]! += outputs[each * HIDDEN_UNITS + unit]! * active[unit]!
  const best = Math.max(...errors)
  let total = 0
  for (let each = 0; each < errors.length; each++) total += errors[each] = Math.exp((errors[each] ?? 0) - best)
  const activeSquares = active.reduce((sum, value) => sum + value * value, 0)
  back.fill(0)
  for (let each = 0; each < errors.length; each++) {
    const target = SMOOTHING / errors.length + (each === wanted ? 1 - SMOOTHING : 0)
    const error = (errors[each] ?? 0) / total - target
    if (Math.abs(error) < ERROR_MIN) continue
    outputSquares[each]! += (error * error * activeSquares) / HIDDEN_UNITS
    const step = (rate * RATES.outputs * error) / Math.sqrt(FIRST_SQUARES.outputs + (outputSquares[each] ?? 0))
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
      const at = each * HIDDEN_UNITS + unit
      back[unit]! += error * outputs[at]!
      outputs[at]! -= step * active[unit]!
    }
    outputBiases[each]! -= rate * RATES.biases * error
  }
}
