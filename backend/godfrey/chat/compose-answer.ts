import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { isRefusal } from '#godfrey/knowledge/topic'
import type { TopicSelection } from '#godfrey/retrieval/select-topics'
import { statusTexts } from '#godfrey/status/status-texts'
import { buildUploadPrice } from './build-upload-price.ts'
import type { Answer } from './conversation.ts'

/** Composes the answer from the knowledge base alone: no model, no database, the same for every visitor. */
export function composeAnswer(selection: TopicSelection, language: Language, questionLanguage: Language): Answer {
  const { topics } = selection
  const refused = topics.some(isRefusal)
  const price = refused ? undefined : buildUploadPrice(selection, language, questionLanguage)
  if (price) return { text: price, pages: ['/upload-songs'], topics: ['upload-price-and-tiers'], origin: 'computed' }
  if (topics.length === 0) {
    return { text: statusTexts[language].noTopicFound, pages: ['/contact-us'], topics: [], origin: 'nothing' }
  }
  return {
    text: topics.map((topic) => renderFacts(topic[language].answer)).join('\n\n'),
    pages: [...new Set(topics.map(({ page }) => page))],
    topics: topics.map(({ id }) => id),
    origin: refused ? 'refused' : 'knowledge',
  }
}
