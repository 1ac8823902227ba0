import { type NetworkPart, UNITS } from '#godfrey/intents/attention-network'
import type { TrainedNetwork, Training } from './attention-parameters.ts'

const RATES = { embeddings: 0.05, others: 2e-3 }
const MOMENTS = { first: 0.9, second: 0.99 }

/** One step by the gradients of a batch, which are zero then; `rate` is the share of the rates that this step has. */
export function updateParameters(
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
