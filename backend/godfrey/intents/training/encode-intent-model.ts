import { brotliCompressSync, constants } from 'node:zlib'
import { BUCKETS } from '#godfrey/intents/get-features'
import { listNetworkSizes, type NetworkPart } from '#godfrey/intents/attention-network'
import type { ModelHeader } from '#godfrey/intents/intent-model'
import { getScale, toByte } from '#godfrey/intents/weight-bytes'
import type { TrainedNetwork } from './attention-parameters.ts'
import type { LinearModel } from './create-linear-model.ts'

/** How many weights are kept: the file stays under 4 MB. */
const WEIGHTS_MAX = 1_750_000
/** How many sizes a weight may have. More of them tell topics no better apart, and are compressed less. */
const LEVELS = { weights: 31, network: 63 }
/** A number of an embedding is one of nine; those beyond so many standard deviations are the outermost. */
const EMBEDDING_LEVELS = { most: 4, deviations: 3 }
const STEP_MAX = 255
/** Of one bucket; with a weight of zero between them they are as many as a byte can count. */
const KEPT_MAX = 254

/** The file of IntentModel: the largest weights and all of the network's, a byte each, compressed. The rest goes into its header. */
export function encodeIntentModel(
  { classes, rarities, weights, biases }: LinearModel,
  network: TrainedNetwork,
  trainedOn: string,
): Buffer {
  const count = classes.length
  const last = BUCKETS * count
  const smallest = findThreshold(weights.subarray(0, last))
  const rarest = rarities.reduce((most, rarity) => Math.max(most, rarity), 0)
  const weightScale = getScale(weights.subarray(0, last), LEVELS.weights)
  const parts = Object.keys(listNetworkSizes(count)) as NetworkPart[]
  const networkScales = Object.fromEntries(
    parts.map((part) => [part, getScale(network[part], LEVELS.network)]),
  ) as ModelHeader['networkScales']
  const rarityScale = rarest / 255
  const counts = Buffer.alloc(BUCKETS)
  const kept: { classes: number[]; bytes: number[] } = { classes: [], bytes: [] }
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const row = weights.subarray(bucket * count, (bucket + 1) * count)
    let before = 0
    for (const each of listKeptClasses(row, smallest)) {
      // A step to the next class takes a byte; where that is too little, a weight of zero lies between.
      const steps = each - before > STEP_MAX ? [STEP_MAX, each - before - STEP_MAX] : [each - before]
      for (const [at, step] of steps.entries()) {
        kept.classes.push(step)
        kept.bytes.push(at === steps.length - 1 ? toByte(row[each] ?? 0, weightScale) : 0)
        counts[bucket]!++
      }
      before = each
    }
  }
  const round = (numbers: Float32Array) => Array.from(numbers, (each) => Number(each.toFixed(4)))
  const header: ModelHeader = {
    classes,
    trainedOn,
    biases: round(biases),
    unknown: round(weights.subarray(last)),
    weightScale,
    rarityScale,
    weights: kept.classes.length,
    networkScales,
  }
  const plain = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(
      Uint8Array.from(rarities, (rarity) => (rarity === 0 ? 0 : Math.max(1, Math.round(rarity / rarityScale)))),
    ),
    counts,
    Buffer.from(Uint8Array.from(kept.classes)),
    Buffer.from(Int8Array.from(kept.bytes).buffer),
    Buffer.from(toEmbeddingBytes(network.embeddings).buffer),
    ...parts.map((part) =>
      Buffer.from(Int8Array.from(network[part], (weight) => toByte(weight, networkScales[part])).buffer),
    ),
  ])
  return brotliCompressSync(plain, {
    // The best quality saves a fourteenth more and takes half a minute.
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
}

function toEmbeddingBytes(embeddings: Float32Array): Int8Array {
  const deviation = Math.sqrt(embeddings.reduce((sum, each) => sum + each * each, 0) / embeddings.length)
  const { most, deviations } = EMBEDDING_LEVELS
  const step = (deviation * deviations) / most
  return Int8Array.from(embeddings, (each) => Math.max(-most, Math.min(most, Math.round(each / step))))
}

/** The classes of a bucket whose weights are kept, at most so many that their number takes a byte. */
function listKeptClasses(row: Float32Array, smallest: number): number[] {
  const classes = Array.from(row.keys()).filter((each) => Math.abs(row[each] ?? 0) >= smallest)
  return classes
    .toSorted((a, b) => Math.abs(row[b] ?? 0) - Math.abs(row[a] ?? 0))
    .slice(0, KEPT_MAX)
    .toSorted((a, b) => a - b)
}

/** The size above which at most WEIGHTS_MAX weights lie. */
function findThreshold(weights: Float32Array): number {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted()
  return sizes.length <= WEIGHTS_MAX ? 0 : (sizes[sizes.length - WEIGHTS_MAX] ?? 0)
}
