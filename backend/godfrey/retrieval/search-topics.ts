import { languages } from '#contract/text'
import { detectRefusalTopic, getRefusalTopic } from '#godfrey/guardrails/detect-refusal'
import { isComparison, isOffTopic, listOffTopicConcepts } from '#godfrey/guardrails/off-topic'
import { getTopicOdds, OFF_TOPIC } from '#godfrey/guardrails/topic-odds'
import { topics } from '#godfrey/knowledge/topics'
import type { Language } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { getLanguageShares } from '#godfrey/language/knowledge-vocabulary'
import { listConcepts } from './list-concepts.ts'
import { getQuotedMessageTopic } from './quoted-messages.ts'
import { stripGreeting } from './strip-greeting.ts'
import { TopicIndex, type TopicMatch } from './topic-index.ts'

/** Similarity to a stored utterance above which nothing else is considered. */
const STRONG_SIMILARITY = 0.7

/** Similarity needed to accept a match although another language classifies the question as off topic. */
const CLEAR_SIMILARITY = 0.45

const MIN_REFUSAL_SIMILARITY = 0.35

const MIN_SMALL_TALK_SIMILARITY = 0.6

/** Topics that surround a question but are not the question. */
export const smallTalkTopics = new Set(['greeting', 'thanks'])

const topicIndexes = new Map<Language, TopicIndex>()

function getTopicIndex(language: Language): TopicIndex {
  let index = topicIndexes.get(language)
  if (!index) {
    index = new TopicIndex(topics, language)
    topicIndexes.set(language, index)
  }
  return index
}

/**
 * Builds the index of each language in its own turn of the event loop, so that no visitor's first question waits for
 * it.
 */
export async function buildTopicIndexes(): Promise<void> {
  getLanguageShares('')
  for (const language of languages) {
    getTopicIndex(language)
    getTopicOdds(language)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

/**
 * The topics that match a question, best first; empty if it is off topic. Searches in the language of the answer first,
 * then in those the question may be written in.
 */
export function searchTopics(question: string, language: Language, ...others: Language[]): TopicMatch[] {
  const asked = [...new Set([language, ...others])]
  for (const each of asked) {
    const exact = getTopicIndex(each).getExactMatch(question)
    if (exact) return [{ topic: exact, score: 3, similarity: 1 }]
  }
  const refused = detectRefusalTopic(question)
  if (refused) return [{ topic: refused, score: 3, similarity: 1 }]
  const quoted = getQuotedMessageTopic(question)
  if (quoted) return [{ topic: quoted, score: 3, similarity: 1 }]
  const found = asked
    .map((each) => searchLanguage(question, each))
    .toSorted((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  // In a language the question is not written in, it always looks off topic, or a little like something of ours.
  const refuses = (best: TopicMatch | undefined) => best?.topic.id.startsWith('refuse-') === true
  const compares = asked.some((each) => isComparison(listConcepts(question, each)))
  const enough = !compares && found.some(([best]) => refuses(best)) ? CLEAR_SIMILARITY : 0
  return (
    found.find(([best]) => best && !refuses(best) && best.similarity >= enough) ??
    found.find(([best]) => refuses(best)) ??
    []
  )
}

/** The best match of `searchTopics`. */
export function getBestTopic(question: string, language: Language, ...others: Language[]): Topic | undefined {
  return searchTopics(question, language, ...others)[0]?.topic
}

/** The matches in one language, unless the question is off topic. */
function searchLanguage(text: string, language: Language): TopicMatch[] {
  const question = stripGreeting(text)
  const index = getTopicIndex(language)
  const all = index.search(question)
  const names = listConcepts(question, language)
  // Refusals and small talk need a close match or a guardrail, never a single word.
  const ranked = all.filter(
    ({ topic, similarity }) =>
      similarity >=
      (topic.id === OFF_TOPIC && isComparison(names)
        ? STRONG_SIMILARITY
        : topic.id.startsWith('refuse-')
          ? MIN_REFUSAL_SIMILARITY
          : smallTalkTopics.has(topic.id)
            ? MIN_SMALL_TALK_SIMILARITY
            : 0),
  )
  const [best] = ranked
  if (!best) return []
  if (best.similarity >= STRONG_SIMILARITY) return ranked
  if (!isOffTopic(question, language, index, all)) return ranked
  // Clearly off-topic questions are refused; for unfamiliar ones Godfrey says that he does not know.
  return listOffTopicConcepts(names).length > 0 ? buildOffTopicMatches() : []
}

function buildOffTopicMatches(): TopicMatch[] {
  const topic = getRefusalTopic(OFF_TOPIC)
  return topic ? [{ topic, score: 2, similarity: 1 }] : []
}
