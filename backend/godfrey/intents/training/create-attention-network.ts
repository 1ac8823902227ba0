import { listTokens } from '#godfrey/intents/list-tokens'
import { listKnownWords } from '#godfrey/intents/to-known-words'
import { createParameters, createTraining, type TrainedNetwork } from './attention-parameters.ts'
import { buildQuestionVariants } from './build-question-variants.ts'
import { listSights, toShuffled } from './create-linear-model.ts'
import { createRandom } from './create-random.ts'
import type { TrainingQuestion } from './list-training-questions.ts'
import { updateGradients } from './update-gradients.ts'
import { updateParameters } from './update-parameters.ts'

const EPOCHS = 3
const BATCH = 256
/** Few questions are seen as often as it takes. */
const STEPS_MIN = 60
/** Of the first steps each is larger than the one before, then they fall to zero. */
const WARMING_STEPS = 300
/** The share of an example's tokens that is left out at each sight of it. */
const DROPOUT = 0.15

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
        ? (read.get(text) ?? listTokens(listKnownWords(text)))
        : listTokens(listKnownWords(buildQuestionVariants(text, language, random)))
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

function dropTokens(tokens: readonly number[][], random: () => number): readonly number[][] {
  const kept = tokens.filter(() => random() >= DROPOUT)
  return kept.length > 0 ? kept : tokens
}
