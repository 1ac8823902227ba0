import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { listLikelyTopics } from './get-decision.ts'

export type KnowledgeEntry = { topic: string; page: string; answer: string }

/** What the knowledge says about a question, with current facts: the three likeliest topics at most. */
export function listKnowledge(question: string, language: Language): KnowledgeEntry[] {
  return listLikelyTopics(question).map((topic) => ({
    topic: topic.id,
    page: topic.page,
    answer: renderFacts(topic[language].answer),
  }))
}
