import { expect, test } from 'vitest'
import { calculateActivations, type Dropouts, HEADS, HIDDEN_UNITS, UNITS } from '#godfrey/intents/attention-network'
import { createParameters, createTraining } from './attention-parameters.ts'
import { createRandom } from './create-random.ts'
import { createDropout, updateGradients } from './update-gradients.ts'

const CLASSES = 5
const WANTED = 2
const tokens = [[1, 2, 3], [4, 5], [6, 7, 8, 2], [9]]
const network = createParameters(CLASSES, createRandom(1))
// Queries this large let some tokens count more than others, so that their gradients are no rounding errors.
for (const queries of [network.firstQueries, network.secondQueries]) for (const at of queries.keys()) queries[at]! *= 3
const training = createTraining(network, CLASSES)
// The same is left out when the loss is calculated.
updateGradients(network, training, tokens, WANTED, createRandom(2))
const random = createRandom(2)
const dropouts: Dropouts = {
  context: createDropout(HEADS * UNITS, random),
  summary: createDropout(HEADS * UNITS, random),
  hidden: createDropout(HIDDEN_UNITS, random),
}

/** Cross entropy, with a tenth of the certainty spread over all classes. */
function calculateLoss(): number {
  const { sums } = calculateActivations(network, tokens, dropouts)
  const total = Math.log(sums.reduce((all, sum) => all + Math.exp(sum), 0))
  return -sums.reduce((all, sum, each) => all + (0.1 / CLASSES + (each === WANTED ? 0.9 : 0)) * (sum - total), 0)
}

test.each(Object.keys(network) as (keyof typeof network)[])('the gradient of %s is the slope of the loss', (part) => {
  const weights = network[part]
  const gradients = training.gradients[part]
  // The largest ones, which rounding changes least.
  const largest = [...gradients.keys()]
    .toSorted((a, b) => Math.abs(gradients[b]!) - Math.abs(gradients[a]!))
    .slice(0, 3)
  for (const at of largest) {
    const weight = weights[at]!
    const calculateAt = (step: number) => {
      weights[at] = weight + step
      return calculateLoss()
    }
    const slope = (calculateAt(2e-3) - calculateAt(-2e-3)) / 4e-3
    weights[at] = weight
    expect(Math.abs(gradients[at]! / slope - 1), `${part} ${at}`).toBeLessThan(0.1)
  }
})
