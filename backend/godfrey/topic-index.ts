import { conceptsOf, conceptsOfStored } from './concepts.ts'
import { type Language, type Topic, languages } from './knowledge/topic.ts'
import { fold, searchTerms, tokenize, weightOf } from './tokenize.ts'

/** How well a topic fits: `score` ranks, `likeness` (0 to 1) says whether the question is about us at all. */
export type Match = { topic: Topic; score: number; likeness: number }

/**
 * Where each token stands, and with what weight: the tokens one after the other in two columns, since there are hundreds
 * of thousands. `starts` says where a token's part begins; the next one's beginning ends it.
 */
type Postings = { numbers: Map<string, number>; starts: Uint32Array; at: Uint16Array; weight: Float32Array }

// What counts how much; found on questions that are in no topic (see find-topic.test.ts).
export const weights = { nearest: 1, words: 1.4, ideas: 1.4, idea: 2, answer: 0.5 }

/**
 * What Godfrey knows in one language, to be searched. Three things rank a topic: how like the question is to its nearest
 * phrasing (cosine), how many of its words the topic uses at all (BM25), and how far the ideas of the question are those
 * that people of all eight languages have when they ask about it.
 */
export class TopicIndex {
  readonly #language: Language
  readonly #topics: readonly Topic[]
  readonly #exact = new Map<string, Topic>()
  /** Token to the phrasings that have it, weights divided by the phrasing's length. */
  #phrasings = new PostingList().packed()
  readonly #topicOfPhrasing: number[] = []
  /** Token to the topics that have it, with its BM25 part. */
  #words = new PostingList().packed()
  #ideas = new PostingList().packed()
  readonly #rarity = new Map<string, number>()
  readonly #unknownRarity: number

  constructor(topics: readonly Topic[], language: Language) {
    this.#language = language
    this.#topics = topics
    const phrasings = topics.flatMap((topic, at) =>
      topic[language].questions.map((question) => {
        this.#exact.set(plain(question, language), topic)
        return { at, question, tokens: this.#featuresOf(question, conceptsOfStored) }
      }),
    )
    const features = new Map(phrasings.map(({ question, tokens }) => [question, tokens]))
    for (const { tokens } of phrasings)
      for (const token of tokens) this.#rarity.set(token, (this.#rarity.get(token) ?? 0) + 1)
    const all = phrasings.length + 1
    for (const [token, count] of this.#rarity) this.#rarity.set(token, Math.log(all / count))
    // A word we never use says more about what is asked than one we know.
    this.#unknownRarity = 1.5 * Math.log(all)
    const posted = new PostingList()
    for (const { at, tokens } of phrasings) {
      const number = this.#topicOfPhrasing.push(at) - 1
      const { weights, length } = this.#weigh(tokens)
      for (const [token, weight] of weights) posted.add(token, number, weight / (length || 1))
    }
    this.#phrasings = posted.packed()
    this.#indexWords(topics, features)
    this.#indexIdeas(topics)
  }

  /** The topic of which this is a stored phrasing, letter case, accents and punctuation aside. */
  findExact(question: string): Topic | undefined {
    return this.#exact.get(plain(question, this.#language))
  }

  /** The best topics, best first. */
  rank(question: string): Match[] {
    const tokens = this.#featuresOf(question)
    const nearest = this.#nearest(tokens)
    const words = this.#sum(this.#words, tokens)
    const ideas = this.#likeIdeas(question)
    const bestWords = Math.max(...words) || 1
    return this.#topics
      .map((topic, at) => {
        const likeness = nearest[at] ?? 0
        const score =
          weights.nearest * likeness + weights.words * ((words[at] ?? 0) / bestWords) + weights.ideas * (ideas[at] ?? 0)
        return { topic, score, likeness: Math.max(likeness, 0) }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 12)
  }

  /** How many words the question has, how many of them nothing here uses, and the familiar share by weight, 0 to 1. */
  familiarity(question: string): { share: number; strange: number; length: number } {
    let known = 0
    let all = 0
    let strange = 0
    const tokens = new Set(tokenize(question, this.#language))
    for (const token of tokens) {
      // A katakana word is a whole word where other tokens are single characters and pairs.
      const size = /^[\p{Script=Katakana}ー]{2,}$/u.test(token) ? 4 : 1
      const weight = size * weightOf(token, this.#language)
      all += weight
      if (this.#words.numbers.has(token)) known += weight
      else if (weight > 0.5) strange++
    }
    return { share: all === 0 ? 0 : known / all, strange, length: tokens.size }
  }

  /** How much of what the question says one topic says, too, rare words counting more: 0 to 1. */
  coverage(question: string, topic: Topic): number {
    const at = this.#topics.indexOf(topic)
    let covered = 0
    let all = 0
    for (const token of new Set(tokenize(question, this.#language))) {
      const weight = (this.#rarity.get(token) ?? this.#unknownRarity) * weightOf(token, this.#language)
      all += weight
      const number = this.#words.numbers.get(token)
      if (number === undefined) continue
      const { starts, at: topics } = this.#words
      if (topics.subarray(starts[number], starts[number + 1]).includes(at)) covered += weight
    }
    return all === 0 ? 0 : covered / all
  }

  #featuresOf(text: string, ideasIn = conceptsOf): Set<string> {
    return new Set([...searchTerms(text, this.#language), ...ideasIn(text, this.#language).map((name) => `#${name}`)])
  }

  /** BM25 without the length of the question: how much each topic's vocabulary explains a word. */
  #indexWords(topics: readonly Topic[], features: Map<string, Set<string>>): void {
    const counted = topics.map((topic) => {
      const { questions, answer } = topic[this.#language]
      const counts = new Map<string, number>()
      const add = (text: string, times: number) => {
        for (const token of features.get(text) ?? this.#featuresOf(text))
          counts.set(token, (counts.get(token) ?? 0) + times)
      }
      for (const question of questions) add(question, 1)
      // Facts in braces are no words.
      add(answer.replaceAll(/\{\w+\}/g, ' '), weights.answer)
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
        posted.add(token, at, rarity * saturated * this.#weightOf(token))
      }
    })
    this.#words = posted.packed()
  }

  #indexIdeas(topics: readonly Topic[]): void {
    const shares = topics.map((topic) => ideasOf(topic))
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
    this.#ideas = posted.packed()
  }

  /** Cosine between the ideas of the question and those of each topic. */
  #likeIdeas(question: string): Float64Array {
    const likeness = new Float64Array(this.#topics.length)
    const names = conceptsOf(question, this.#language).map((name) => [name, this.#rarity.get(`#${name}`) ?? 0] as const)
    const length = Math.hypot(...names.map(([, rarity]) => rarity)) || 1
    for (const [name, rarity] of names) {
      addTo(likeness, this.#ideas, name, rarity / length)
    }
    return likeness
  }

  /** Cosine to the nearest phrasing of each topic. */
  #nearest(tokens: Set<string>): Float64Array {
    const { weights: asked, length } = this.#weigh(tokens)
    const phrasings = new Float64Array(this.#topicOfPhrasing.length)
    for (const [token, weight] of asked) {
      addTo(phrasings, this.#phrasings, token, weight / (length || 1))
    }
    const nearest = new Float64Array(this.#topics.length)
    phrasings.forEach((cosine, number) => {
      const at = this.#topicOfPhrasing[number] ?? 0
      if (cosine > (nearest[at] ?? 0)) nearest[at] = cosine
    })
    return nearest
  }

  #sum(postings: Postings, tokens: Set<string>): Float64Array {
    const sums = new Float64Array(this.#topics.length)
    for (const token of tokens) addTo(sums, postings, token, 1)
    return sums
  }

  #weigh(tokens: Set<string>): { weights: Map<string, number>; length: number } {
    const weighed = new Map<string, number>()
    let squares = 0
    for (const token of tokens) {
      const weight = (this.#rarity.get(token) ?? this.#unknownRarity) * this.#weightOf(token)
      weighed.set(token, weight)
      squares += weight * weight
    }
    return { weights: weighed, length: Math.sqrt(squares) }
  }

  #weightOf(token: string): number {
    return token.startsWith('#') ? weights.idea : weightOf(token, this.#language)
  }
}

const remembered = new WeakMap<Topic, Map<string, number>>()

/** The ideas of a topic's phrasings in all languages, each with the share of phrasings that have it. */
function ideasOf(topic: Topic): Map<string, number> {
  let shares = remembered.get(topic)
  if (shares) return shares
  shares = new Map()
  const asked = languages.flatMap((language) =>
    topic[language].questions.map((question) => conceptsOfStored(question, language)),
  )
  for (const names of asked) for (const name of names) shares.set(name, (shares.get(name) ?? 0) + 1 / asked.length)
  remembered.set(topic, shares)
  return shares
}

function addTo(sums: Float64Array, { numbers, starts, at, weight }: Postings, token: string, times: number): void {
  const number = numbers.get(token)
  if (number === undefined) return
  const end = starts[number + 1] ?? 0
  for (let i = starts[number] ?? 0; i < end; i++) sums[at[i] ?? 0] = (sums[at[i] ?? 0] ?? 0) + (weight[i] ?? 0) * times
}

/** Takes what stands where in any order and sorts it by token. */
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

  packed(): Postings {
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

function plain(question: string, language: Language): string {
  return fold(question, language)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
