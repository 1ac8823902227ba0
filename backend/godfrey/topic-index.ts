import MiniSearch from 'minisearch'
import type { Language, Topic } from './knowledge/topic.ts'
import { fold, searchTerms, tokenize, weightOf } from './tokenize.ts'

/** How well a topic fits: `score` ranks, `likeness` (0 to 1) says whether the question is about us at all. */
export type Match = { topic: Topic; score: number; likeness: number }

type Phrasing = { topic: Topic; weights: Map<string, number>; length: number }

// The best topic scores 1 by BM25; how like one single phrasing the question is settles close calls.
const LIKENESS_WEIGHT = 0.4

/**
 * What Godfrey knows in one language, to be searched: BM25 over the words of each topic ranks, the cosine to the nearest
 * phrasing gates. BM25 alone says little about "not about us".
 */
export class TopicIndex {
  readonly #language: Language
  readonly #search: MiniSearch
  readonly #topics = new Map<string, Topic>()
  readonly #exact = new Map<string, Topic>()
  readonly #phrasings: Phrasing[] = []
  readonly #rarity = new Map<string, number>()
  readonly #unknownRarity: number
  readonly #vocabulary = new Set<string>()

  constructor(topics: readonly Topic[], language: Language) {
    this.#language = language
    this.#search = new MiniSearch({
      fields: ['words'],
      tokenize: (text) => searchTerms(text, language),
      processTerm: (term) => term,
      // Plain BM25 (d: 0). The answer counts as much as the questions: most of a topic's words are there.
      searchOptions: { bm25: { k: 1.2, b: 0.5, d: 0 }, boostTerm: (term) => weightOf(term, language) },
    })
    for (const topic of topics) {
      const { questions, answer } = topic[language]
      this.#topics.set(topic.id, topic)
      // Facts in braces are no words.
      const words = answer.replaceAll(/\{\w+\}/g, ' ')
      for (const token of [...questions, words].flatMap((text) => tokenize(text, language))) this.#vocabulary.add(token)
      this.#search.add({ id: topic.id, words: [...questions, words].join('\n') })
      for (const question of questions) this.#exact.set(plain(question, language), topic)
    }
    const tokenized = topics.flatMap((topic) =>
      topic[language].questions.map((question) => ({ topic, tokens: new Set(searchTerms(question, language)) })),
    )
    for (const { tokens } of tokenized) {
      for (const token of tokens) this.#rarity.set(token, (this.#rarity.get(token) ?? 0) + 1)
    }
    const all = tokenized.length + 1
    for (const [token, count] of this.#rarity) this.#rarity.set(token, Math.log(all / count))
    // A word we never use says more about what is asked than one we know.
    this.#unknownRarity = 1.5 * Math.log(all)
    for (const { topic, tokens } of tokenized) this.#phrasings.push({ topic, ...this.#weigh(tokens) })
  }

  /** The topic of which this is a stored phrasing, letter case, accents and punctuation aside. */
  findExact(question: string): Topic | undefined {
    return this.#exact.get(plain(question, this.#language))
  }

  /** The best topics, best first. */
  rank(question: string): Match[] {
    const likeness = this.#likeness(question)
    // minisearch multiplies by the number of words that matched, which rewards grammar: back to plain BM25.
    const found = this.#search
      .search(question)
      .map(({ id, score, queryTerms }) => ({ id, score: score / Math.max(1, queryTerms.length) }))
      .toSorted((a, b) => b.score - a.score)
    const best = found[0]?.score ?? 1
    return found
      .slice(0, 12)
      .flatMap(({ id, score }) => {
        const topic = this.#topics.get(String(id))
        const like = likeness.get(String(id)) ?? 0
        return topic ? [{ topic, score: score / best + LIKENESS_WEIGHT * like, likeness: like }] : []
      })
      .toSorted((a, b) => b.score - a.score)
  }

  /** How much of the question, by weight, is made of words that occur in what Godfrey knows: 0 to 1. */
  familiarity(question: string): number {
    let known = 0
    let all = 0
    for (const token of new Set(tokenize(question, this.#language))) {
      // A katakana word is a whole word where other tokens are single characters and pairs.
      const size = /^[\p{Script=Katakana}ー]{2,}$/u.test(token) ? 4 : 1
      const weight = size * weightOf(token, this.#language)
      all += weight
      if (this.#vocabulary.has(token)) known += weight
    }
    return all === 0 ? 0 : known / all
  }

  /** Cosine to the nearest phrasing of each topic. */
  #likeness(question: string): Map<string, number> {
    const { weights, length } = this.#weigh(new Set(searchTerms(question, this.#language)))
    const nearest = new Map<string, number>()
    if (length === 0) return nearest
    for (const phrasing of this.#phrasings) {
      let product = 0
      for (const [token, weight] of weights) product += weight * (phrasing.weights.get(token) ?? 0)
      const cosine = product / (length * phrasing.length || 1)
      if (cosine > (nearest.get(phrasing.topic.id) ?? 0)) nearest.set(phrasing.topic.id, cosine)
    }
    return nearest
  }

  #weigh(tokens: Set<string>): { weights: Map<string, number>; length: number } {
    const weights = new Map<string, number>()
    let squares = 0
    for (const token of tokens) {
      const weight = (this.#rarity.get(token) ?? this.#unknownRarity) * weightOf(token, this.#language)
      weights.set(token, weight)
      squares += weight * weight
    }
    return { weights, length: Math.sqrt(squares) }
  }
}

function plain(question: string, language: Language): string {
  return fold(question, language)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
