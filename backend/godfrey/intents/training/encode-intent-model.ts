import { BUCKETS } from '#godfrey/intents/get-features'
import type { ModelHeader } from '#godfrey/intents/intent-model'
import type { TrainedModel } from './create-intent-model.ts'

/** How many weights are kept: the file stays under 4 MB. */
const WEIGHTS_MAX = 1_750_000

/** The file of IntentModel: the largest weights, a byte each. `temperature` and `trainedOn` go into its header. */
export function encodeIntentModel(
  { classes, rarities, weights, biases }: TrainedModel,
  { temperature, trainedOn }: Pick<ModelHeader, 'temperature' | 'trainedOn'>,
): Buffer {
  const count = classes.length
  const last = BUCKETS * count
  const smallest = findThreshold(weights.subarray(0, last))
  let largest = 0
  for (let at = 0; at < last; at++) largest = Math.max(largest, Math.abs(weights[at] ?? 0))
  const rarest = rarities.reduce((most, rarity) => Math.max(most, rarity), 0)
  // The byte is the root of the weight, so that small weights keep their precision.
  const weightScale = largest / (127 * 127)
  const rarityScale = rarest / 255
  const counts = Buffer.alloc(BUCKETS)
  const kept: { classes: number[]; bytes: number[] } = { classes: [], bytes: [] }
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let each = 0; each < count; each++) {
      const weight = weights[bucket * count + each] ?? 0
      if (Math.abs(weight) < smallest) continue
      kept.classes.push(each)
      kept.bytes.push(Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / weightScale)))
      counts[bucket]!++
    }
  }
  const round = (numbers: Float32Array) => Array.from(numbers, (each) => Number(each.toFixed(4)))
  const header: ModelHeader = {
    classes,
    temperature,
    trainedOn,
    biases: round(biases),
    unknown: round(weights.subarray(last)),
    weightScale,
    rarityScale,
    weights: kept.classes.length,
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(
      Uint8Array.from(rarities, (rarity) => (rarity === 0 ? 0 : Math.max(1, Math.round(rarity / rarityScale)))),
    ),
    counts,
    Buffer.from(Uint8Array.from(kept.classes)),
    Buffer.from(Int8Array.from(kept.bytes).buffer),
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
