import { languages } from '#contract/text'
import { topics } from '#godfrey/knowledge/topics'
import type { Language } from '#contract/text'
import { isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { listUtteranceConcepts } from '#godfrey/retrieval/list-concepts'
import { tokenize } from '#godfrey/retrieval/tokenize'
import { OFF_TOPIC } from './detect-refusal.ts'

/**
 * Log odds of a concept (all languages together) or of a word (one language) in on-topic against off-topic questions.
 */
export type TopicOdds = { concepts: Map<string, number>; words: Map<string, number> }

const oddsCache = new Map<Language, TopicOdds>()

/** The odds for `of`. Cached only for the full set of topics. */
export function getTopicOdds(language: Language, of: readonly Topic[] = topics): TopicOdds {
  const known = of === topics ? oddsCache.get(language) : undefined
  if (known) return known
  const [another] = oddsCache.values()
  const concepts =
    of === topics && another
      ? another.concepts
      : calculateLogOdds(of, languages, (text, each) => listUtteranceConcepts(text, each))
  const words = calculateLogOdds(of, [language], (text) => new Set(tokenize(text, language)))
  const found = { concepts, words }
  if (of === topics) oddsCache.set(language, found)
  return found
}

function calculateLogOdds(
  of: readonly Topic[],
  spoken: readonly Language[],
  partsOf: (text: string, language: Language) => Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, [ours: number, others: number]>()
  const all: [number, number] = [0, 0]
  for (const topic of of) {
    // Requests for other people's data or free keys use our own words, so they count for neither side.
    if (topic.id !== OFF_TOPIC.id && isRefusal(topic)) continue
    const side = topic.id === OFF_TOPIC.id ? 1 : 0
    for (const language of spoken) {
      for (const question of topic[language].utterances) {
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
  // Smoothing: the larger class counts everything as seen once, the smaller one in proportion, so that rare words carry
  // little weight.
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
