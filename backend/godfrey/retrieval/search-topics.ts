import { type Language, languages } from '#contract/text'
import { detectRefusal, OFF_TOPIC } from '#godfrey/guardrails/detect-refusal'
import { isComparison, isOffTopic, listOffTopicConcepts } from '#godfrey/guardrails/off-topic'
import { getTopicOdds } from '#godfrey/guardrails/topic-odds'
import { isRefusal, isSmallTalk, type Topic } from '#godfrey/knowledge/topic'
import { topics } from '#godfrey/knowledge/topics'
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
 * The topics that match a question, best first; empty if it is off topic. Searches in the language of the answer, in the
 * one the question is written in, and in English, which the product's own terms and messages are in.
 */
export function searchTopics(
  question: string,
  language: Language,
  questionLanguage: Language = language,
): TopicMatch[] {
  const searched = [...new Set<Language>([language, questionLanguage, 'english'])]
  const certain =
    searched.map((each) => getTopicIndex(each).getExactMatch(question)).find((topic) => topic !== undefined) ??
    detectRefusal(question) ??
    getQuotedMessageTopic(question)
  if (certain) return buildCertainMatch(certain)
  const found = searched
    .map((each) => searchLanguage(question, each))
    .toSorted((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  // In a language the question is not written in, it always looks off topic, or a little like something of ours.
  const refuses = ([best]: TopicMatch[]) => best !== undefined && isRefusal(best.topic)
  const compares = searched.some((each) => isComparison(listConcepts(question, each)))
  const enough = !compares && found.some(refuses) ? CLEAR_SIMILARITY : 0
  return (
    found.find((matches) => matches[0] && !refuses(matches) && matches[0].similarity >= enough) ??
    found.find(refuses) ??
    []
  )
}

const buildCertainMatch = (topic: Topic): TopicMatch[] => [{ topic, score: 3, similarity: 1 }]

/** The matches in one language, unless the question is off topic. */
function searchLanguage(text: string, language: Language): TopicMatch[] {
  const question = stripGreeting(text)
  const index = getTopicIndex(language)
  const all = index.search(question)
  const concepts = listConcepts(question, language)
  const ranked = all.filter(({ topic, similarity }) => similarity >= getMinSimilarity(topic, concepts))
  const [best] = ranked
  if (!best) return []
  if (best.similarity >= STRONG_SIMILARITY || !isOffTopic(question, language, index, all)) return ranked
  // Clearly off-topic questions are refused; for unfamiliar ones Godfrey says that he does not know.
  return listOffTopicConcepts(concepts).length > 0 ? [{ topic: OFF_TOPIC, score: 2, similarity: 1 }] : []
}

/** Refusals and small talk need a close match or a guardrail, never a single word. */
function getMinSimilarity(topic: Topic, concepts: string[]): number {
  if (topic === OFF_TOPIC && isComparison(concepts)) return STRONG_SIMILARITY
  if (isRefusal(topic)) return MIN_REFUSAL_SIMILARITY
  return isSmallTalk(topic) ? MIN_SMALL_TALK_SIMILARITY : 0
}
