import type { Language } from '#contract/text'
import { isRefusal } from '#godfrey/knowledge/topic'
import { listConcepts } from '#godfrey/retrieval/list-concepts'
import { getTokenWeight, tokenize } from '#godfrey/retrieval/tokenize'
import type { TopicIndex, TopicMatch } from '#godfrey/retrieval/topic-index'
import { OFF_TOPIC } from './detect-refusal.ts'
import { getTopicOdds } from './topic-odds.ts'

/** The features of the off-topic classifier; `classifier` holds the weight of each. */
type Feature =
  | 'near'
  | 'score'
  | 'lead'
  | 'covered'
  | 'offTopic'
  | 'familiar'
  | 'odds'
  | 'words'
  | 'concepts'
  | 'strange'
  | 'length'
  | 'elsewhere'
  | Language

// Trained by bench/godfrey/train-classifier.ts on 1,301 labeled questions, scored by cross-validation: above
// OFF_TOPIC_THRESHOLD it rejects 2.0 % of the on-topic questions and 96.7 % of the off-topic ones that no guardrail
// catches first.
const classifier: Partial<Record<Feature, number>> & { one: number } = {
  near: -2.64,
  score: -2.79,
  lead: -1.21,
  covered: -4.34,
  offTopic: 0.87,
  familiar: 2.32,
  odds: -0.32,
  words: -0.12,
  concepts: -0.82,
  strange: 1.74,
  length: -0.76,
  elsewhere: 5.32,
  chinese: -0.31,
  japanese: 0.43,
  one: 9.41,
}

const OFF_TOPIC_THRESHOLD = -1

/** Whether a question is off topic. `ranked` holds its topic matches, best first. */
export function isOffTopic(
  question: string,
  language: Language,
  index: TopicIndex,
  ranked: TopicMatch[],
  odds = getTopicOdds(language),
): boolean {
  const features = calculateFeatures(question, language, index, ranked, odds)
  const sum = Object.entries(features).reduce(
    (sum, [feature, value]) => sum + (classifier[feature as Feature] ?? 0) * value,
    classifier.one,
  )
  return sum > OFF_TOPIC_THRESHOLD
}

export function calculateFeatures(
  question: string,
  language: Language,
  index: TopicIndex,
  ranked: TopicMatch[],
  odds = getTopicOdds(language),
): Record<string, number> {
  const [best, second] = ranked.filter(({ topic }) => !isRefusal(topic))
  const off = ranked.find(({ topic }) => topic.id === OFF_TOPIC.id)
  const names = listConcepts(question, language)
  const elsewhere = listOffTopicConcepts(names).length
  const { share, strange, length } = index.calculateFamiliarity(question)
  return {
    near: best?.similarity ?? 0,
    score: best?.score ?? 0,
    lead: (best?.score ?? 0) - (second?.score ?? 0),
    covered: best ? index.calculateCoverage(question, best.topic) : 0,
    offTopic: off?.score ?? 0,
    familiar: share,
    odds: names.reduce((sum, name) => sum + (odds.concepts.get(name) ?? 0), 0),
    words: calculateWordOdds(question, language, odds.words),
    concepts: Math.log1p(names.length - elsewhere),
    strange: Math.log1p(strange),
    length: Math.log1p(length),
    elsewhere: Math.log1p(elsewhere),
    [language]: 1,
  }
}

/** Concepts that mark questions about other shops, doctors or lawyers. */
const isOffTopicConcept = (name: string) => name.startsWith('elsewhere') || name === 'legal_advice'

/** The off-topic concepts among `names`. Competitors do not count when the question compares them with us. */
export function listOffTopicConcepts(names: string[]): string[] {
  return names.filter((name) => isOffTopicConcept(name) && !(name === RIVALS_CONCEPT && isComparison(names)))
}

const RIVALS_CONCEPT = 'elsewhere_rivals'

/** For example "What do I have here that Spotify does not?" */
export const isComparison = (names: string[]) => names.includes(RIVALS_CONCEPT) && names.includes('compared')

/** The most that one word may contribute, in either direction. */
const WORD_ODDS_MAX = 2

function calculateWordOdds(question: string, language: Language, words: Map<string, number>): number {
  return [...new Set(tokenize(question, language))]
    .filter((token) => getTokenWeight(token, language) > 0.5)
    .reduce((sum, token) => sum + Math.max(-WORD_ODDS_MAX, Math.min(WORD_ODDS_MAX, words.get(token) ?? 0)), 0)
}
