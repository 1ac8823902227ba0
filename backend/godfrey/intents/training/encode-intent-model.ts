import { BUCKETS } from '#godfrey/intents/get-features'
import { getScale, toByte } from '#godfrey/intents/intent-network'
import type { ModelHeader } from '#godfrey/intents/intent-model'
import type { TrainedModel } from './create-intent-model.ts'

/** How many weights are kept: the file stays under 4 MB. */
const WEIGHTS_MAX = 700_000

/** The file of IntentModel: the largest weights and all of the network's, a byte each. The rest goes into its header. */
export function encodeIntentModel(
  { classes, rarities, weights, biases, network }: TrainedModel,
  given: Pick<ModelHeader, 'temperature' | 'trainedOn' | 'priors'>,
): Buffer {
  const count = classes.length
  const last = BUCKETS * count
  const smallest = findThreshold(weights.subarray(0, last))
  const rarest = rarities.reduce((most, rarity) => Math.max(most, rarity), 0)
  const weightScale = getScale(weights.subarray(0, last))
  const inputScale = getScale(network.inputs)
  const outputScale = getScale(network.outputs)
  const rarityScale = rarest / 255
  const counts = Buffer.alloc(BUCKETS)
  const kept: { classes: number[]; bytes: number[] } = { classes: [], bytes: [] }
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let each = 0; each < count; each++) {
      const weight = weights[bucket * count + each] ?? 0
      if (Math.abs(weight) < smallest) continue
      kept.classes.push(each)
      kept.bytes.push(toByte(weight, weightScale))
      counts[bucket]!++
    }
  }
  const round = (numbers: Float32Array) => Array.from(numbers, (each) => Number(each.toFixed(4)))
  const header: ModelHeader = {
    classes,
    ...given,
    biases: round(biases),
    unknown: round(weights.subarray(last)),
    weightScale,
    rarityScale,
    weights: kept.classes.length,
    network: {
      hiddenBiases: round(network.hiddenBiases),
      outputBiases: round(network.outputBiases),
      inputScale,
      outputScale,
    },
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(
      Uint8Array.from(rarities, (rarity) => (rarity === 0 ? 0 : Math.max(1, Math.round(rarity / rarityScale)))),
    ),
    counts,
    Buffer.from(Uint8Array.from(kept.classes)),
    Buffer.from(Int8Array.from(kept.bytes).buffer),
    Buffer.from(Int8Array.from(network.inputs, (weight) => toByte(weight, inputScale)).buffer),
    Buffer.from(Int8Array.from(network.outputs, (weight) => toByte(weight, outputScale)).buffer),
  ])
}

/** The size above which at most WEIGHTS_MAX weights lie. */
function findThreshold(weights: Float32Array): number {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted()
  return sizes.length <= WEIGHTS_MAX ? 0 : (sizes[sizes.length - WEIGHTS_MAX] ?? 0)
}
