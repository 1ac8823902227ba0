import {
  EMBEDDINGS,
  HEADS,
  HIDDEN_UNITS,
  listNetworkSizes,
  type NetworkPart,
  UNITS,
} from '#godfrey/intents/attention-network'
import { TOKEN_BUCKETS } from '#godfrey/intents/list-tokens'

export type TrainedNetwork = Record<NetworkPart | 'embeddings', Float32Array>

const EMBEDDING_DEVIATION = 0.1

/** The network before its training. */
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

/** What the training keeps beside the network: the sums of a batch, and what earlier batches say of the size of a step. */
export type Training = {
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
