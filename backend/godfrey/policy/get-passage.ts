import { LRUCache } from 'lru-cache'
import { isEastAsian, type Language } from '#contract/text'
import { type Features, getIntentModel } from '#godfrey/intents/intent-model'
import { listKnownWords } from '#godfrey/intents/to-known-words'
import { renderFacts } from '#godfrey/knowledge/facts'
import type { Topic } from '#godfrey/knowledge/topic'

/** The features of so many answers are kept, about 6 kB each: two fifths of all. */
const REMEMBERED_MAX = 1200

/** After “No. 7” and the like no sentence ends. */
const sentenceEnd = /(?<=[.!?;:])(?<!\b(?:No|Nr|n)\.)\s+|(?<=[。！？；])/u
/** The bits of a positive 32-bit number. */
export const SENTENCES_MAX = 31
const OPENING = '“«„「『‹'
const CLOSING = '”»“」』›'

/** The sentences of an answer. What ends within a quotation, as “Connected!” does, ends no sentence. */
export function listAnswerSentences(answer: string): string[] {
  const sentences: string[] = []
  let isOpen = false
  for (const piece of answer.split(sentenceEnd)) {
    const before = isOpen ? sentences.pop() : undefined
    const whole = before === undefined ? piece : joinSentences([before, piece])
    sentences.push(whole)
    isOpen = hasOpenQuotation(whole)
  }
  return sentences
}

function hasOpenQuotation(text: string): boolean {
  let depth = 0
  for (const character of text)
    if (depth > 0 && CLOSING.includes(character)) depth--
    else if (OPENING.includes(character)) depth++
  return depth > 0
}

/** Chinese and Japanese have no space after a sentence. */
const joinSentences = (sentences: string[]) =>
  sentences.reduce((text, each) => `${text}${!text || /[。！？；]$/.test(text) ? '' : ' '}${each}`, '')

/** The features of an answer in their order, and in which of its sentences each is: a bit for a sentence. */
type Passages = { buckets: Int32Array; sentences: Uint32Array }

const remembered = new LRUCache<string, Passages>({ max: REMEMBERED_MAX })

function getPassages(topic: Topic, language: Language): Passages {
  const key = `${topic.id} ${language}`
  const before = remembered.get(key)
  if (before) return before
  const { question, answer } = topic[language]
  const model = getIntentModel()
  const found = new Map<number, number>()
  for (const [at, text] of [question, ...listAnswerSentences(renderFacts(answer))].slice(0, SENTENCES_MAX).entries()) {
    const features = model.calculateFeatures(listKnownWords(text))
    for (const [bucket] of features.known) found.set(bucket, (found.get(bucket) ?? 0) | (1 << at))
  }
  const ordered = [...found].toSorted(([a], [b]) => a - b)
  const passages = {
    buckets: Int32Array.from(ordered, ([bucket]) => bucket),
    sentences: Uint32Array.from(ordered, ([, bits]) => bits),
  }
  remembered.set(key, passages)
  return passages
}

/** What each sentence of so many answers means is kept, 4 to 12 kB each. */
const rememberedMeanings = new LRUCache<string, Float32Array[]>({ max: REMEMBERED_MAX })

function getMeanings(topic: Topic, language: Language, pieces: readonly string[]): Float32Array[] {
  const key = `${topic.id} ${language}`
  const before = rememberedMeanings.get(key)
  if (before) return before
  const model = getIntentModel()
  const meanings = toDifferences(pieces.slice(0, SENTENCES_MAX).map((piece) => model.calculateMeaning(piece)))
  rememberedMeanings.set(key, meanings)
  return meanings
}

/** What each of some meanings has that is not common to all of them. */
function toDifferences(meanings: Float32Array[]): Float32Array[] {
  const mean = (unit: number) => meanings.reduce((sum, each) => sum + (each[unit] ?? 0), 0) / meanings.length
  const means = Float32Array.from(meanings[0] ?? [], (_, unit) => mean(unit))
  return meanings.map((each) => each.map((value, unit) => value - (means[unit] ?? 0)))
}

/** How alike two meanings are, -1 to 1. */
function calculateLikeness(a: Float32Array, b: Float32Array): number {
  let product = 0
  let squares = 0
  let others = 0
  for (const [unit, value] of a.entries()) {
    const other = b[unit] ?? 0
    product += value * other
    squares += value * value
    others += other * other
  }
  return product === 0 ? 0 : product / Math.sqrt(squares * others)
}

type Asked = readonly (readonly [bucket: number, value: number])[]

/** How much of what is asked the best sentence of a topic's answer speaks of, and how much all of it does, 0 to 1. */
export function getAnsweredShares(
  { known: asked }: Features,
  topic: Topic,
  language: Language,
): { sentence: number; answer: number } {
  const total = asked.reduce((sum, [, value]) => sum + value * value, 0) || 1
  const { sentences, whole } = calculateSums(asked, getPassages(topic, language))
  return { sentence: Math.max(...sentences) / total, answer: whole / total }
}

/** How much of what is asked each sentence speaks of, and all of them together. */
function calculateSums(asked: Asked, passages: Passages): { sentences: number[]; whole: number } {
  const sentences = Array.from({ length: SENTENCES_MAX }, () => 0)
  let whole = 0
  for (const [bucket, value] of asked) {
    const bits = findSentences(passages, bucket)
    if (bits === 0) continue
    whole += value * value
    for (let at = 0; bits >> at > 0; at++) if ((bits & (1 << at)) !== 0) sentences[at]! += value * value
  }
  return { sentences, whole }
}

function findSentences({ buckets, sentences }: Passages, bucket: number): number {
  let from = 0
  let to = buckets.length - 1
  while (from <= to) {
    const middle = (from + to) >> 1
    const there = buckets[middle] ?? 0
    if (there === bucket) return sentences[middle] ?? 0
    if (there < bucket) from = middle + 1
    else to = middle - 1
  }
  return 0
}

/** An answer up to this length is a passage as a whole. */
const PASSAGE_CHARACTERS = { latin: 520, chinese: 210, japanese: 280 }
/** A long passage may have so many times as much: nine of ten answers are one as a whole. */
const LONG = 1.8

/** What of an answer speaks most of what is asked: its best sentence with those after it, or before it at the end. */
export function getPassage(question: string, topic: Topic, language: Language, { isLong = false } = {}): string {
  const answer = renderFacts(topic[language].answer)
  const most = getPassageLength(language) * (isLong ? LONG : 1)
  if (answer.length <= most) return answer
  const { pieces, best } = findBestSentence(question, topic, language)
  let from = best
  let to = from + 1
  const calculateLength = () => pieces.slice(from, to).join(' ').length
  while (!isStart(pieces, from)) from--
  while (to < pieces.length && !isStart(pieces, to)) to++
  // Where the beginning fits as well, it begins there: a sentence may mean what the one before it named.
  if (pieces.slice(0, to).join(' ').length <= most) from = 0
  while (to < pieces.length && (!isStart(pieces, to) || calculateLength() + (pieces[to]?.length ?? 0) <= most)) to++
  while (from > 0 && (!isStart(pieces, from) || calculateLength() + (pieces[from - 1]?.length ?? 0) <= most)) from--
  return joinSentences(pieces.slice(from, to))
}

const getPassageLength = (language: Language) => PASSAGE_CHARACTERS[isEastAsian(language) ? language : 'latin']

/** Whether a sentence begins here, not what goes on after a colon or a semicolon. */
const isStart = (pieces: readonly string[], at: number) => at === 0 || /[.!?。！？]$/.test(pieces[at - 1] ?? '')

/** How much what a sentence means counts beside its words: “and if I make it nine?” has none of “$16 for 9-10”. */
const MEANING = 0.3

/** The sentences of an answer, which of them speaks most of what is asked, and how much. */
function findBestSentence(question: string, topic: Topic, language: Language) {
  const pieces = listAnswerSentences(renderFacts(topic[language].answer))
  const model = getIntentModel()
  const { features } = model.getReading(question)
  const passages = getPassages(topic, language)
  const total = features.known.reduce((sum, [, value]) => sum + value * value, 0) || 1
  const asked = model.calculateMeaning(question)
  const meanings = getMeanings(topic, language, pieces)
  // The first of the compared sentences is the topic's question.
  const scores = calculateSums(features.known, passages)
    .sentences.slice(1, pieces.length + 1)
    .map((sum, at) => sum / total + MEANING * calculateLikeness(asked, meanings[at]!))
  const order = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const [best = 0] = order
  return { pieces, best, share: scores[best] ?? 0, order }
}

/** From here on a sentence speaks of what is asked; below it, it may be any of the answer's. */
const SPEAKS_MIN = 0.3

/**
 * What to say when the answer was told before: the sentence that speaks of what is asked now, what follows it, and what
 * stands before it, as far as there is room. Where none clearly does, the others in their order; never the same words as last
 * time.
 */
export function getContinuation(question: string, topic: Topic, language: Language, last: string | undefined): string {
  const { pieces, order, share } = findBestSentence(question, topic, language)
  const starts = pieces.flatMap((_, at) => (isStart(pieces, at) ? [at] : []))
  const sentences = starts.map((at, nth) => joinSentences(pieces.slice(at, starts[nth + 1])))
  const ranked = [...new Set(order.map((piece) => starts.findLastIndex((at) => at <= piece)))]
  const speaks = share >= SPEAKS_MIN
  const most = getPassageLength(language) * 2
  const texts = ranked.slice(0, 2).map((first) => {
    const others = sentences.filter((_, at) => at !== first)
    const after = speaks ? [...others.slice(first), ...others.slice(0, first)] : others
    let text = sentences[first] ?? ''
    for (const sentence of after) {
      const longer = joinSentences([text, sentence])
      if (longer.length > most) break
      text = longer
    }
    return text
  })
  return texts.find((text) => !last?.includes(text)) ?? sentences[ranked[0] ?? 0] ?? ''
}
