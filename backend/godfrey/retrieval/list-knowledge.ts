import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { searchTopics } from './search-topics.ts'

const ENTRIES_MAX = 3

export type KnowledgeEntry = { topic: string; page: string; answer: string }

/** What the knowledge base says about a question, with current facts: the three best topics at most. */
export function listKnowledge(question: string, language: Language): KnowledgeEntry[] {
  return searchTopics(question, language)
    .slice(0, ENTRIES_MAX)
    .map(({ topic }) => ({ topic: topic.id, page: topic.page, answer: renderFacts(topic[language].answer) }))
}
