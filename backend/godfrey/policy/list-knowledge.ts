import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { getIntentModel } from '#godfrey/intents/intent-model'
import type { Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { isTellable } from './topic-kinds.ts'

export type KnowledgeEntry = { topic: string; page: string; answer: string }

/** What the knowledge says about a question, with current facts: the three likeliest topics at most. */
export function listKnowledge(question: string, language: Language): KnowledgeEntry[] {
  return listLikelyTopics(question).map((topic) => ({
    topic: topic.id,
    page: topic.page,
    answer: renderFacts(topic[language].answer),
  }))
}

const ENTRIES_MAX = 3

/** The topics a model may look up for a question: the likeliest, without refusals and the session's own affairs. */
export function listLikelyTopics(question: string): Topic[] {
  return getIntentModel()
    .classify(question)
    .map(({ id }) => getTopic(id))
    .filter(isTellable)
    .slice(0, ENTRIES_MAX)
}
