import { conceptsOf, conceptsOfStored } from './concepts.ts'
import { topics } from './knowledge/index.ts'
import { type Language, type Topic, languages } from './knowledge/topic.ts'
import { tokenize, weightOf } from './tokenize.ts'
import type { Match, TopicIndex } from './topic-index.ts'

export const OFF_TOPIC = 'refuse-legal-advice-and-off-topic'

/** What tells a question about something else from one about us; each sign has a weight in `gate`. */
type Sign =
  | 'near'
  | 'score'
  | 'lead'
  | 'covered'
  | 'offTopic'
  | 'familiar'
  | 'odds'
  | 'words'
  | 'ideas'
  | 'strange'
  | 'length'
  | 'elsewhere'
  | Language

// Fitted by bench/godfrey/fit-gate.ts on 1,301 labelled questions, each judged by weights that were learnt without it: above
// LIMIT, 2.0 of 100 questions about us are turned away and 96.7 of 100 others that no word has given away before.
const gate: Partial<Record<Sign, number>> & { one: number } = {
  near: -2.64,
  score: -2.79,
  lead: -1.21,
  covered: -4.34,
  offTopic: 0.87,
  familiar: 2.32,
  odds: -0.32,
  words: -0.12,
  ideas: -0.82,
  strange: 1.74,
  length: -0.76,
  elsewhere: 5.32,
  chinese: -0.31,
  japanese: 0.43,
  one: 9.41,
}
const LIMIT = -1

/** Whether a question is about something that Godfrey does not know. `ranked`: what it is like, the best first. */
export function isOffTopic(
  question: string,
  language: Language,
  index: TopicIndex,
  ranked: Match[],
  odds = oddsOf(language),
): boolean {
  const signs = signsOf(question, language, index, ranked, odds)
  const sum = Object.entries(signs).reduce((sum, [sign, value]) => sum + (gate[sign as Sign] ?? 0) * value, gate.one)
  return sum > LIMIT
}

export function signsOf(
  question: string,
  language: Language,
  index: TopicIndex,
  ranked: Match[],
  odds = oddsOf(language),
): Record<string, number> {
  const [best, second] = ranked.filter(({ topic }) => !topic.id.startsWith('refuse-'))
  const off = ranked.find(({ topic }) => topic.id === OFF_TOPIC)
  const names = conceptsOf(question, language)
  const elsewhere = elsewhereIn(names).length
  const { share, strange, length } = index.familiarity(question)
  return {
    near: best?.likeness ?? 0,
    score: best?.score ?? 0,
    lead: (best?.score ?? 0) - (second?.score ?? 0),
    covered: best ? index.coverage(question, best.topic) : 0,
    offTopic: off?.score ?? 0,
    familiar: share,
    odds: names.reduce((sum, name) => sum + (odds.ideas.get(name) ?? 0), 0),
    words: sumOfWords(question, language, odds.words),
    ideas: Math.log1p(names.length - elsewhere),
    strange: Math.log1p(strange),
    length: Math.log1p(length),
    elsewhere: Math.log1p(elsewhere),
    [language]: 1,
  }
}

/** Ideas that other people's shops, doctors and lawyers are asked about. */
const isElsewhere = (name: string) => name.startsWith('elsewhere') || name === 'legal_advice'

/** Of the ideas in a question those about something else. Other services do not count when they are compared with us. */
export function elsewhereIn(names: string[]): string[] {
  return names.filter((name) => isElsewhere(name) && !(name === RIVALS && comparesUs(names)))
}

const RIVALS = 'elsewhere_rivals'

/** "What do I have here that Spotify has not?" */
export const comparesUs = (names: string[]) => names.includes(RIVALS) && names.includes('compared')

/**
 * By how much more often an idea (in all languages together) or a word of one language is in questions about us than in
 * others, as a logarithm.
 */
export type Odds = { ideas: Map<string, number>; words: Map<string, number> }

const remembered = new Map<Language, Odds>()

/** The odds by what is stored; by `of` alone, and then not remembered, when that is given. */
export function oddsOf(language: Language, of: readonly Topic[] = topics): Odds {
  const known = of === topics ? remembered.get(language) : undefined
  if (known) return known
  const [another] = remembered.values()
  const ideas =
    of === topics && another ? another.ideas : compare(of, languages, (text, each) => conceptsOfStored(text, each))
  const words = compare(of, [language], (text) => new Set(tokenize(text, language)))
  const found = { ideas, words }
  if (of === topics) remembered.set(language, found)
  return found
}

function compare(
  of: readonly Topic[],
  spoken: readonly Language[],
  partsOf: (text: string, language: Language) => Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, [ours: number, others: number]>()
  const all: [number, number] = [0, 0]
  for (const topic of of) {
    // Asking for somebody's data or for free keys is done in our words: neither side's.
    if (topic.id !== OFF_TOPIC && topic.id.startsWith('refuse-')) continue
    const side = topic.id === OFF_TOPIC ? 1 : 0
    for (const language of spoken) {
      for (const question of topic[language].questions) {
        all[side]++
        for (const part of partsOf(question, language)) {
          const count = counts.get(part) ?? [0, 0]
          count[side]++
          counts.set(part, count)
        }
      }
    }
  }
  const [ours, others] = all
  // Everything counts as seen once by the many and proportionally by the few, so that what is rare says little.
  const share = others / ours
  return new Map(
    counts
      .entries()
      .map(([part, [here, there]]): [string, number] => [
        part,
        Math.log((here + 1) / (ours + 50)) - Math.log((there + share) / (others + 50 * share)),
      ]),
  )
}

/** No single word may say more than this. */
const MOST = 2

function sumOfWords(question: string, language: Language, words: Map<string, number>): number {
  return [...new Set(tokenize(question, language))]
    .filter((token) => weightOf(token, language) > 0.5)
    .reduce((sum, token) => sum + Math.max(-MOST, Math.min(MOST, words.get(token) ?? 0)), 0)
}
