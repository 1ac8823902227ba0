import { detectRefusalTopic } from '#godfrey/guardrails/detect-refusal'
import { renderFacts } from '#godfrey/knowledge/facts'
import type { Language } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { searchTopics, smallTalkTopics } from '#godfrey/retrieval/search-topics'
import { statusTexts } from '#godfrey/status/status-texts'
import { buildPriceAnswer, formatUploadPrice, parseSongCount } from './build-price-answer.ts'
import { hasOwnSubject, isFollowUp } from './is-follow-up.ts'
import { parseQuestions } from './parse-questions.ts'

export type KnowledgeAnswer = {
  text: string
  pages: string[]
  /** Ids of the topics used; empty when none matched. */
  topics: string[]
  origin: 'knowledge' | 'computed' | 'refused' | 'nothing'
}

/** The previous turn, so that "and for albums?" can be resolved. */
export type PreviousTurn = { question: string; topics: string[] }

type AnswerContext = { language: Language; written: Language; before?: PreviousTurn | undefined }

/** Builds the answer from the knowledge base alone: no model, no database, the same for every visitor. */
export function buildKnowledgeAnswer(message: string, { language, written, before }: AnswerContext): KnowledgeAnswer {
  const topics = selectTopics(message, { language, written, before })
  const asked = topics.followed && before ? `${before.question} ${message}` : message
  const sum = buildRequestedPriceAnswer(message, asked, topics, written, language)
  if (sum) return { text: sum, pages: ['/upload-songs'], topics: ['upload-price-and-tiers'], origin: 'computed' }
  if (topics.found.length === 0) {
    return { text: statusTexts[language].noTopicFound, pages: ['/contact-us'], topics: [], origin: 'nothing' }
  }
  return {
    text: topics.found.map((topic) => renderFacts(topic[language].answer)).join('\n\n'),
    pages: [...new Set(topics.found.map(({ page }) => page))],
    topics: topics.found.map(({ id }) => id),
    origin: topics.found.some(({ id }) => id.startsWith('refuse-')) ? 'refused' : 'knowledge',
  }
}

const priceTopics = new Set(['upload-price-and-tiers', 'ten-song-price', 'upload-cost-with-fees'])

function buildRequestedPriceAnswer(
  message: string,
  asked: string,
  topics: SelectedTopics,
  written: Language,
  language: Language,
) {
  if (topics.found.some(({ id }) => id.startsWith('refuse-'))) return undefined
  for (const spoken of new Set([written, language])) {
    const n = parseSongCount(message, spoken)
    if (n === undefined) continue
    // In "And for seven?" only the number is new; the previous question says that it is about the price.
    if (topics.followed && topics.found.some(({ id }) => priceTopics.has(id))) return formatUploadPrice(n, language)
    if (buildPriceAnswer(topics.followed ? asked : message, spoken)) return formatUploadPrice(n, language)
  }
  return undefined
}

type SelectedTopics = { found: Topic[]; followed: boolean }

function selectTopics(message: string, asked: AnswerContext): SelectedTopics {
  const { language, written, before } = asked
  const find = (text: string) => searchTopics(text, language, written, 'english')
  if (isLongMessage(message, written)) {
    const gist = searchByKeySentence(message, find)
    if (gist) return { found: getBestTopics(gist), followed: false }
  }
  const parts = parseQuestions(message)
  if (parts.length > 1) {
    const each = parts.map((part) => find(part)[0]).filter((match) => match !== undefined)
    const refused = each.find(({ topic }) => isRefusalTopic(topic)) && find(message)[0]
    if (refused && isRefusalTopic(refused.topic)) return { found: [refused.topic], followed: false }
    const clear = each.filter(
      ({ topic, similarity }) =>
        similarity >= CLEAR_SIMILARITY && !smallTalkTopics.has(topic.id) && !isRefusalTopic(topic),
    )
    const different = [...new Map(clear.map((match) => [match.topic.id, match.topic])).values()]
    if (different.length > 1) return { found: different.slice(0, 2), followed: false }
  }
  const matches = find(message)
  const [best] = matches
  const follows = before && isFollowUp(message, written)
  const own = hasOwnSubject(message, written)
  if (follows && !(best && isHostile(best.topic, message)) && (!own || (best?.similarity ?? 0) < STRONG_SIMILARITY)) {
    const together = find(`${before.question} ${message}`)
    if (together[0] && !isRefusalTopic(together[0].topic)) {
      const said = own ? filterFollowUpMatches(together, matches, before) : together
      return { found: getBestTopics(said), followed: true }
    }
  }
  return { found: getBestTopics(matches), followed: false }
}

const isRefusalTopic = ({ id }: Topic) => id.startsWith('refuse-')

/** Refused because of its wording, not because nothing matched. */
const isHostile = (topic: Topic, message: string) => isRefusalTopic(topic) && detectRefusalTopic(message) !== undefined

const LONG_MESSAGE_WORDS = 32

const LONG_MESSAGE_CHARACTERS = 60

function isLongMessage(message: string, language: Language): boolean {
  const eastAsian = language === 'chinese' || language === 'japanese'
  return eastAsian ? message.length > LONG_MESSAGE_CHARACTERS : message.split(/\s+/).length > LONG_MESSAGE_WORDS
}

/**
 * Finds the sentence of a long message that asks: the closest to a stored utterance, preferring questions and later
 * sentences.
 */
function searchByKeySentence(message: string, find: (text: string) => Matches): Matches | undefined {
  if (detectRefusalTopic(message)) return undefined
  const sentences = message
    .split(/(?<=[.!?;。！？；…])\s*|\n+/)
    .flatMap((sentence) =>
      sentence.length > LONG_MESSAGE_CHARACTERS ? [sentence, ...sentence.split(/[，、,:]\s*/)] : [sentence],
    )
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= 4)
  const candidates = sentences.map((sentence, at) => {
    const matches = find(sentence)
    const [best] = matches
    const fits = best && !isRefusalTopic(best.topic) && !smallTalkTopics.has(best.topic.id)
    const asks = /[?？]|吗|呢|ですか|でしょうか|ますか/.test(sentence) ? QUESTION_BONUS : 0
    return { matches, value: fits ? best.similarity + asks + (POSITION_BONUS * at) / sentences.length : 0 }
  })
  const [first] = candidates.toSorted((a, b) => b.value - a.value)
  return first && first.value > 0 ? first.matches : undefined
}

const QUESTION_BONUS = 0.15

const POSITION_BONUS = 0.15

type Matches = ReturnType<typeof searchTopics>

/** If a follow-up has a subject of its own, prefers that topic within the context of the previous one. */
function filterFollowUpMatches(together: Matches, alone: Matches, before: PreviousTurn): Matches {
  const fresh = together.filter(({ topic }) => !before.topics.includes(topic.id))
  const said = alone[0]
  const inBoth = said && fresh.slice(0, 3).find(({ topic }) => topic.id === said.topic.id)
  return inBoth ? [inBoth] : together
}

const STRONG_SIMILARITY = 0.6

const CLEAR_SIMILARITY = 0.3

// When the two best topics score this close, the answer includes both.
const TIE_RATIO = 0.94

const SINGLE_ANSWER_SIMILARITY = 0.55

function getBestTopics(matches: Matches): Topic[] {
  const [best, next] = matches
  if (!best) return []
  const both =
    next &&
    next.score / best.score >= TIE_RATIO &&
    best.similarity < SINGLE_ANSWER_SIMILARITY &&
    ![best, next].some(({ topic }) => isRefusalTopic(topic) || smallTalkTopics.has(topic.id))
  return both ? [best.topic, next.topic] : [best.topic]
}
