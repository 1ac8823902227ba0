import type { Language } from '#contract/text'
import { BUCKETS, getFeatures } from '#godfrey/intents/get-features'
import { calculateFeatureWeights } from '#godfrey/intents/intent-model'
import { listKnownWords } from '#godfrey/intents/to-known-words'
import { buildQuestionVariants, renderPlaceholders } from './build-question-variants.ts'
import { createRandom } from './create-random.ts'
import type { TrainingQuestion } from './list-training-questions.ts'

export type LinearModel = {
  classes: string[]
  rarities: Float32Array
  /** Bucket by class, row after row; the last row is the unknown. */
  weights: Float32Array
  biases: Float32Array
}

const EPOCHS = 5
const LEARNING_RATE = 8
const BIAS_RATE = 0.08
/** The share of a question's features that is left out at each sight of it. */
const DROPOUT = 0.2
/** How much of the certainty is spread over all classes. */
const SMOOTHING = 0.1
/** A class that is wrong by less stays as it is: of nearly three hundred that is nearly all, at each sight. */
const ERROR_MIN = 1e-3
/** A topic is seen at least this often in each language and epoch. */
const SIGHTS_MIN = 14
/** How often a question with a placeholder is seen in each epoch, filled anew each time. */
const FILLINGS = 3

export type Example = { buckets: Int32Array; values: Float32Array }

/** Trains multinomial logistic regression by stochastic gradient descent with a rate per bucket (Adagrad). Deterministic. */
export function createLinearModel(questions: readonly TrainingQuestion[], report: (line: string) => void): LinearModel {
  const random = createRandom(7)
  const classes = [...new Set(questions.map(({ id }) => id))].toSorted()
  const readFeatures = createFeatureReader()
  const rarities = calculateRarities(questions, readFeatures, random)
  const model = {
    classes,
    rarities,
    weights: new Float32Array((BUCKETS + 1) * classes.length),
    biases: new Float32Array(classes.length),
  }
  const squares = new Float32Array(BUCKETS + 1)
  const classOf = new Map(classes.map((id, at) => [id, at]))
  const plain = new Map(
    questions
      .filter(({ text }) => !text.includes('{'))
      .map(({ text }) => [text, toExample(readFeatures(text), rarities)]),
  )
  let seen = listSights(questions)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    seen = toShuffled(seen, random)
    const rate = LEARNING_RATE * (1 - epoch / EPOCHS)
    let loss = 0
    for (const question of seen) {
      const { text, language, id } = question
      const example =
        random() < 0.5 && !text.includes('{')
          ? plain.get(text)
          : toExample(getFeatures(listKnownWords(buildQuestionVariants(text, language, random))), rarities)
      if (!example) continue
      const wanted = classOf.get(id) ?? 0
      loss += learn(model, squares, dropFeatures(example, random), wanted, rate)
    }
    report(`linear model, epoch ${epoch + 1} of ${EPOCHS}, loss ${(loss / seen.length).toFixed(3)}`)
  }
  return model
}

type FeatureList = readonly (readonly [bucket: number, weight: number])[]

/** Reads the features of a text once: what was asked is there several times. */
function createFeatureReader(): (text: string) => FeatureList {
  const read = new Map<string, FeatureList>()
  return (text) => {
    const features = read.get(text) ?? [...getFeatures(listKnownWords(text))]
    read.set(text, features)
    return features
  }
}

/** Log of how rare each bucket is; 0 for what occurs once, which is treated as unknown so that the unknown is learnt. */
function calculateRarities(
  questions: readonly TrainingQuestion[],
  readFeatures: (text: string) => FeatureList,
  random: () => number,
): Float32Array {
  const counts = new Float32Array(BUCKETS)
  for (const { text, language } of questions) {
    // A question with a placeholder is many questions.
    const texts = text.includes('{')
      ? Array.from({ length: FILLINGS }, () => getFeatures(listKnownWords(renderPlaceholders(text, language, random))))
      : [readFeatures(text)]
    for (const features of texts) for (const [bucket] of features) counts[bucket]! += 1
  }
  return counts.map((count) => (count < 2 ? 0 : Math.sqrt(Math.log((questions.length + 1) / (count + 1)))))
}

/** Topics with few questions are repeated, and questions with placeholders, which are different each time. */
export function listSights(questions: readonly TrainingQuestion[]): TrainingQuestion[] {
  const all = questions.flatMap((question) =>
    Array.from({ length: question.text.includes('{') ? FILLINGS : 1 }, () => question),
  )
  const groups = Map.groupBy(all, ({ id, language }: { id: string; language: Language }) => `${id} ${language}`)
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.max(group.length, SIGHTS_MIN) }, (_, at) => group[at % group.length] as TrainingQuestion),
  )
}

/** The class sums of an example. */
export function calculateSums({ classes, weights, biases }: LinearModel, { buckets, values }: Example): Float32Array {
  const sums = Float32Array.from(biases)
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * classes.length
    const value = values[at] ?? 0
    for (let each = 0; each < classes.length; each++) sums[each]! += value * weights[row + each]!
  }
  return sums
}

function learn(model: LinearModel, squares: Float32Array, example: Example, wanted: number, rate: number): number {
  const count = model.classes.length
  const { errors, loss } = calculateErrors(calculateSums(model, example), wanted)
  const wrong = Array.from(errors.keys()).filter((each) => Math.abs(errors[each] ?? 0) >= ERROR_MIN)
  for (const each of wrong) model.biases[each]! -= BIAS_RATE * (rate / LEARNING_RATE) * (errors[each] ?? 0)
  for (let at = 0; at < example.buckets.length; at++) {
    const bucket = example.buckets[at] ?? 0
    const value = example.values[at] ?? 0
    squares[bucket]! += value * value
    const step = (rate * value) / Math.sqrt(1 + (squares[bucket] ?? 0))
    const row = bucket * count
    for (const each of wrong) model.weights[row + each]! -= step * (errors[each] ?? 0)
  }
  return loss
}

/** What each class is wrong by, with some of the certainty spread over all, and the loss. */
export function calculateErrors(sums: Float32Array, wanted: number): { errors: Float32Array; loss: number } {
  const errors = toShares(sums)
  const loss = -Math.log((errors[wanted] ?? 0) + 1e-9)
  for (let each = 0; each < errors.length; each++) errors[each]! -= SMOOTHING / errors.length
  errors[wanted]! -= 1 - SMOOTHING
  return { errors, loss }
}

function toShares(sums: Float32Array): Float32Array {
  const best = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - best))
  const total = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / total)
}

function toExample(features: Iterable<readonly [number, number]>, rarities: Float32Array): Example {
  const { known, unknownShare } = calculateFeatureWeights(features, (bucket) => rarities[bucket] ?? 0)
  return {
    buckets: Int32Array.from([...known.map(([bucket]) => bucket), BUCKETS]),
    values: Float32Array.from([...known.map(([, value]) => value), unknownShare]),
  }
}

function dropFeatures({ buckets, values }: Example, random: () => number): Example {
  const keptBuckets = new Int32Array(buckets.length)
  const keptValues = new Float32Array(buckets.length)
  let kept = 0
  let squares = 0
  for (let at = 0; at < buckets.length; at++) {
    if (random() < DROPOUT) continue
    const value = values[at] ?? 0
    keptBuckets[kept] = buckets[at] ?? 0
    keptValues[kept++] = value
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < kept; at++) keptValues[at]! /= length
  return { buckets: keptBuckets.subarray(0, kept), values: keptValues.subarray(0, kept) }
}

/** In another order: a new list. */
export function toShuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  const shuffled = [...list]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
