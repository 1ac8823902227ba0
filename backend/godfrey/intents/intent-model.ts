import { readFileSync } from 'node:fs'
import { BUCKETS, CONCEPT_BUCKETS_FROM, getFeatures } from './get-features.ts'

/** What a question is about: a topic's id, and how likely it is, 0 to 1. */
export type Intent = { id: string; share: number }

export type ModelHeader = {
  /** Topic ids; the position is the class number. */
  classes: string[]
  /** Divides the sums before they become probabilities; fitted on the development questions. */
  temperature: number
  /** Sha-256 of the questions it was trained on. */
  trainedOn: string
  biases: number[]
  /** The class sums of everything the training had not seen twice. */
  unknown: number[]
  weightScale: number
  rarityScale: number
  weights: number
}

const MODEL_FILE = new URL('intent-model.bin', import.meta.url)

/** The most that words without any training may weigh, so that a name or a slip does not drown the rest. */
export const UNKNOWN_MAX = 0.6

/**
 * Multinomial logistic regression over hashed words and character n-grams, one model for all languages: pruned to its
 * largest weights, one byte each. The file is a JSON line, then per bucket how rare it is and how many weights it has,
 * then the classes and the weights of all buckets in order. `npm run train:godfrey` writes it.
 */
export class IntentModel {
  readonly header: ModelHeader
  readonly #rarities: Uint8Array
  readonly #starts: Uint32Array
  readonly #classes: Uint8Array
  readonly #weights: Int8Array

  constructor(file: Buffer) {
    const end = file.indexOf('\n')
    this.header = JSON.parse(file.toString('utf8', 0, end)) as ModelHeader
    const counts = file.subarray(end + 1 + BUCKETS, end + 1 + 2 * BUCKETS)
    const from = end + 1 + 2 * BUCKETS
    this.#rarities = new Uint8Array(file.subarray(end + 1, end + 1 + BUCKETS))
    this.#starts = new Uint32Array(BUCKETS + 1)
    for (const [bucket, count] of counts.entries()) this.#starts[bucket + 1] = (this.#starts[bucket] ?? 0) + count
    this.#classes = new Uint8Array(file.subarray(from, from + this.header.weights))
    this.#weights = new Int8Array(file.subarray(from + this.header.weights, from + 2 * this.header.weights))
  }

  /** All intents, the likeliest first. */
  classify(question: string): Intent[] {
    const { classes, temperature, biases, unknown, weightScale } = this.header
    const sums = Float64Array.from(biases)
    const { known, unknownShare } = this.#weigh(question)
    for (const [bucket, value] of known) {
      for (let at = this.#starts[bucket] ?? 0; at < (this.#starts[bucket + 1] ?? 0); at++) {
        const stored = this.#weights[at] ?? 0
        sums[this.#classes[at] ?? 0]! += value * Math.sign(stored) * stored * stored * weightScale
      }
    }
    for (const [at, weight] of unknown.entries()) sums[at]! += unknownShare * weight
    const best = Math.max(...sums)
    const shares = sums.map((sum) => Math.exp((sum - best) / temperature))
    const total = shares.reduce((all, share) => all + share, 0)
    return classes.map((id, at) => ({ id, share: (shares[at] ?? 0) / total })).toSorted((a, b) => b.share - a.share)
  }

  /** Whether the training has seen anything of this text. */
  #weigh(question: string) {
    return calculateFeatureWeights(
      getFeatures(question),
      (bucket) => (this.#rarities[bucket] ?? 0) * this.header.rarityScale,
    )
  }
}

/** The features by weight and rarity, of length one together; what is unknown (rarity 0) is one number. */
export function calculateFeatureWeights(features: Map<number, number>, getRarity: (bucket: number) => number) {
  const known: [bucket: number, value: number][] = []
  let squares = 0
  let wordSquares = 0
  let words = 0
  let unknownSquares = 0
  for (const [bucket, weight] of features) {
    const rarity = getRarity(bucket)
    if (rarity === 0) unknownSquares += weight * weight
    else {
      const value = weight * rarity
      known.push([bucket, value])
      squares += value * value
      if (bucket >= CONCEPT_BUCKETS_FROM) continue
      wordSquares += value * value
      words++
    }
  }
  // An unknown feature counts as one that is as rare as the mean of the known ones.
  const meanRarity = words > 0 ? Math.sqrt(wordSquares / words) : 1
  const unknownLength = Math.sqrt(unknownSquares) * meanRarity
  const length = Math.hypot(Math.sqrt(wordSquares), unknownLength) || 1
  const unknownShare = Math.min(UNKNOWN_MAX, unknownLength / length)
  const scale = known.length > 0 ? Math.sqrt(1 - unknownShare * unknownShare) / (Math.sqrt(squares) || 1) : 0
  for (const pair of known) pair[1] *= scale
  return { known, unknownShare }
}

let model: IntentModel | undefined

export function getIntentModel(): IntentModel {
  model ??= new IntentModel(readFileSync(MODEL_FILE))
  return model
}
