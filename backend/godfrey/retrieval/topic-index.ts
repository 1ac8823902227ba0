import { listConcepts, listUtteranceConcepts } from './list-concepts.ts'
import type { Language } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { languages } from '#contract/text'
import { normalizeWords } from './normalize-text.ts'
import { buildSearchTerms, tokenize, getTokenWeight } from './tokenize.ts'

/** `score` ranks the topics; `similarity` (0 to 1) tells whether the question is on topic at all. */
export type TopicMatch = { topic: Topic; score: number; similarity: number }

/**
 * An inverted index in two flat columns, because there are hundreds of thousands of postings. A token's postings run
 * from its `starts` entry to the next one.
 */
type Postings = { numbers: Map<string, number>; starts: Uint32Array; at: Uint16Array; weight: Float32Array }

// Ranking weights, tuned on questions that are in no topic (see search-topics.test.ts).
export const rankingWeights = { similarity: 1, words: 1.4, concepts: 1.4, conceptToken: 2, answer: 0.5 }

/**
 * The search index of one language. Three scores rank a topic: the cosine similarity to its nearest utterance, BM25
 * over its vocabulary, and how far the question's concepts match those of the topic's utterances in all eight
 * languages.
 */
export class TopicIndex {
  readonly #language: Language
  readonly #topics: readonly Topic[]
  readonly #exact = new Map<string, Topic>()
  /** Token to utterances; weights are divided by the utterance's vector length. */
  #utterances = new PostingList().build()
  readonly #topicOfUtterance: number[] = []
  /** Token to topics, with its BM25 contribution. */
  #words = new PostingList().build()
  #concepts = new PostingList().build()
  readonly #rarity = new Map<string, number>()
  readonly #unknownRarity: number

  constructor(topics: readonly Topic[], language: Language) {
    this.#language = language
    this.#topics = topics
    const utterances = topics.flatMap((topic, at) =>
      topic[language].utterances.map((question) => {
        this.#exact.set(normalizeWords(question, language), topic)
        return { at, question, tokens: this.#listFeatures(question, listUtteranceConcepts) }
      }),
    )
    const features = new Map(utterances.map(({ question, tokens }) => [question, tokens]))
    for (const { tokens } of utterances)
      for (const token of tokens) this.#rarity.set(token, (this.#rarity.get(token) ?? 0) + 1)
    const all = utterances.length + 1
    for (const [token, count] of this.#rarity) this.#rarity.set(token, Math.log(all / count))
    // An unknown word says more about a question than a known one.
    this.#unknownRarity = 1.5 * Math.log(all)
    const posted = new PostingList()
    for (const { at, tokens } of utterances) {
      const number = this.#topicOfUtterance.push(at) - 1
      const { weights, length } = this.#calculateWeights(tokens)
      for (const [token, weight] of weights) posted.add(token, number, weight / (length || 1))
    }
    this.#utterances = posted.build()
    this.#indexWords(topics, features)
    this.#indexConcepts(topics)
  }

  /** The topic with this stored utterance, ignoring case, accents and punctuation. */
  getExactMatch(question: string): Topic | undefined {
    return this.#exact.get(normalizeWords(question, this.#language))
  }

  /** The best topics, best first. */
  search(question: string): TopicMatch[] {
    const tokens = this.#listFeatures(question)
    const nearest = this.#scoreUtterances(tokens)
    const words = this.#scoreWords(this.#words, tokens)
    const concepts = this.#scoreConcepts(question)
    const bestWords = Math.max(...words) || 1
    return this.#topics
      .map((topic, at) => {
        const similarity = nearest[at] ?? 0
        const score =
          rankingWeights.similarity * similarity +
          rankingWeights.words * ((words[at] ?? 0) / bestWords) +
          rankingWeights.concepts * (concepts[at] ?? 0)
        return { topic, score, similarity: Math.max(similarity, 0) }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 12)
  }

  /**
   * `length`: words in the question. `strange`: how many of them are unknown. `share`: the known part by weight, 0 to
   * 1.
   */
  calculateFamiliarity(question: string): { share: number; strange: number; length: number } {
    let known = 0
    let all = 0
    let strange = 0
    const tokens = new Set(tokenize(question, this.#language))
    for (const token of tokens) {
      // A katakana word is a whole word, where other East Asian tokens are characters and pairs.
      const size = /^[\p{Script=Katakana}ー]{2,}$/u.test(token) ? 4 : 1
      const weight = size * getTokenWeight(token, this.#language)
      all += weight
      if (this.#words.numbers.has(token)) known += weight
      else if (weight > 0.5) strange++
    }
    return { share: all === 0 ? 0 : known / all, strange, length: tokens.size }
  }

  /** How much of the question's wording the topic covers, rare words weighing more: 0 to 1. */
  calculateCoverage(question: string, topic: Topic): number {
    const at = this.#topics.indexOf(topic)
    let covered = 0
    let all = 0
    for (const token of new Set(tokenize(question, this.#language))) {
      const weight = (this.#rarity.get(token) ?? this.#unknownRarity) * getTokenWeight(token, this.#language)
      all += weight
      const number = this.#words.numbers.get(token)
      if (number === undefined) continue
      const { starts, at: topics } = this.#words
      if (topics.subarray(starts[number], starts[number + 1]).includes(at)) covered += weight
    }
    return all === 0 ? 0 : covered / all
  }

  #listFeatures(text: string, conceptsIn = listConcepts): Set<string> {
    return new Set([
      ...buildSearchTerms(text, this.#language),
      ...conceptsIn(text, this.#language).map((name) => `#${name}`),
    ])
  }

  /** BM25 without normalization for the question's length. */
  #indexWords(topics: readonly Topic[], features: Map<string, Set<string>>): void {
    const counted = topics.map((topic) => {
      const { utterances, answer } = topic[this.#language]
      const counts = new Map<string, number>()
      const add = (text: string, times: number) => {
        for (const token of features.get(text) ?? this.#listFeatures(text))
          counts.set(token, (counts.get(token) ?? 0) + times)
      }
      for (const question of utterances) add(question, 1)
      // Fact placeholders are not words.
      add(answer.replaceAll(/\{\w+\}/g, ' '), rankingWeights.answer)
      return counts
    })
    const topicsWith = new Map<string, number>()
    for (const counts of counted)
      for (const token of counts.keys()) topicsWith.set(token, (topicsWith.get(token) ?? 0) + 1)
    const lengths = counted.map((counts) => counts.values().reduce((sum, count) => sum + count, 0))
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    const posted = new PostingList()
    counted.forEach((counts, at) => {
      for (const [token, count] of counts) {
        const rarity = Math.log(
          1 + (topics.length - (topicsWith.get(token) ?? 0) + 0.5) / ((topicsWith.get(token) ?? 0) + 0.5),
        )
        const saturated = (count * 2.2) / (count + 1.2 * (0.5 + (0.5 * (lengths[at] ?? 0)) / mean))
        posted.add(token, at, rarity * saturated * this.#getWeight(token))
      }
    })
    this.#words = posted.build()
  }

  #indexConcepts(topics: readonly Topic[]): void {
    const shares = topics.map((topic) => calculateConceptShares(topic))
    const topicsWith = new Map<string, number>()
    for (const share of shares)
      for (const [name, part] of share) topicsWith.set(name, (topicsWith.get(name) ?? 0) + part)
    const posted = new PostingList()
    shares.forEach((share, at) => {
      const weighted = [...share].map(([name, part]) => {
        const rarity = Math.log(1 + topics.length / (1 + (topicsWith.get(name) ?? 0)))
        this.#rarity.set(`#${name}`, rarity)
        return [name, Math.sqrt(part) * rarity] as const
      })
      const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1
      for (const [name, weight] of weighted) posted.add(name, at, weight / length)
    })
    this.#concepts = posted.build()
  }

  /** Cosine similarity between the question's concepts and those of each topic. */
  #scoreConcepts(question: string): Float64Array {
    const scores = new Float64Array(this.#topics.length)
    const names = listConcepts(question, this.#language).map(
      (name) => [name, this.#rarity.get(`#${name}`) ?? 0] as const,
    )
    const length = Math.hypot(...names.map(([, rarity]) => rarity)) || 1
    for (const [name, rarity] of names) {
      addPostings(scores, this.#concepts, name, rarity / length)
    }
    return scores
  }

  /** Cosine similarity to the nearest utterance of each topic. */
  #scoreUtterances(tokens: Set<string>): Float64Array {
    const { weights, length } = this.#calculateWeights(tokens)
    const utterances = new Float64Array(this.#topicOfUtterance.length)
    for (const [token, weight] of weights) {
      addPostings(utterances, this.#utterances, token, weight / (length || 1))
    }
    const nearest = new Float64Array(this.#topics.length)
    utterances.forEach((cosine, number) => {
      const at = this.#topicOfUtterance[number] ?? 0
      if (cosine > (nearest[at] ?? 0)) nearest[at] = cosine
    })
    return nearest
  }

  #scoreWords(postings: Postings, tokens: Set<string>): Float64Array {
    const sums = new Float64Array(this.#topics.length)
    for (const token of tokens) addPostings(sums, postings, token, 1)
    return sums
  }

  #calculateWeights(tokens: Set<string>): { weights: Map<string, number>; length: number } {
    const weighed = new Map<string, number>()
    let squares = 0
    for (const token of tokens) {
      const weight = (this.#rarity.get(token) ?? this.#unknownRarity) * this.#getWeight(token)
      weighed.set(token, weight)
      squares += weight * weight
    }
    return { weights: weighed, length: Math.sqrt(squares) }
  }

  #getWeight(token: string): number {
    return token.startsWith('#') ? rankingWeights.conceptToken : getTokenWeight(token, this.#language)
  }
}

const conceptShareCache = new WeakMap<Topic, Map<string, number>>()

/** The concepts of a topic's utterances in all languages, each with the share of utterances that contain it. */
function calculateConceptShares(topic: Topic): Map<string, number> {
  let shares = conceptShareCache.get(topic)
  if (shares) return shares
  shares = new Map()
  const asked = languages.flatMap((language) =>
    topic[language].utterances.map((question) => listUtteranceConcepts(question, language)),
  )
  for (const names of asked) for (const name of names) shares.set(name, (shares.get(name) ?? 0) + 1 / asked.length)
  conceptShareCache.set(topic, shares)
  return shares
}

function addPostings(
  sums: Float64Array,
  { numbers, starts, at, weight }: Postings,
  token: string,
  times: number,
): void {
  const number = numbers.get(token)
  if (number === undefined) return
  const end = starts[number + 1] ?? 0
  for (let i = starts[number] ?? 0; i < end; i++) sums[at[i] ?? 0] = (sums[at[i] ?? 0] ?? 0) + (weight[i] ?? 0) * times
}

/** Collects postings in any order and builds them sorted by token. */
class PostingList {
  readonly #numbers = new Map<string, number>()
  readonly #token: number[] = []
  readonly #at: number[] = []
  readonly #weight: number[] = []

  add(token: string, at: number, weight: number): void {
    let number = this.#numbers.get(token)
    if (number === undefined) this.#numbers.set(token, (number = this.#numbers.size))
    this.#token.push(number)
    this.#at.push(at)
    this.#weight.push(weight)
  }

  build(): Postings {
    const starts = new Uint32Array(this.#numbers.size + 1)
    for (const number of this.#token) starts[number + 1] = (starts[number + 1] ?? 0) + 1
    for (let number = 1; number < starts.length; number++)
      starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0)
    const next = starts.slice()
    const at = new Uint16Array(this.#at.length)
    const weight = new Float32Array(this.#at.length)
    this.#token.forEach((number, i) => {
      const place = next[number] ?? 0
      next[number] = place + 1
      at[place] = this.#at[i] ?? 0
      weight[place] = this.#weight[i] ?? 0
    })
    return { numbers: this.#numbers, starts, at, weight }
  }
}
