import type { Language } from '#contract/text'
import { isRefusal, isSmallTalk, type Topic } from '#godfrey/knowledge/topic'
import { hasOwnSubject, isFollowUp } from './is-follow-up.ts'
import { parseQuestions } from './parse-questions.ts'
import { searchTopics } from './search-topics.ts'
import type { TopicMatch } from './topic-index.ts'

/** The previous turn of the conversation, so that "and for albums?" can be resolved. */
export type PreviousTurn = { question: string; topics: string[] }

/** The topics that answer a question; two at most, none if it is off topic. */
export type TopicSelection = {
  question: string
  topics: Topic[]
  /** The previous question, if this one only makes sense together with it. */
  previousQuestion?: string
}

const STRONG_SIMILARITY = 0.6

const CLEAR_SIMILARITY = 0.3

// When the two best topics score this close, the answer includes both.
const TIE_RATIO = 0.94

const SINGLE_ANSWER_SIMILARITY = 0.55

/** Selects the topics that answer a question, for what it says and in the context of the previous turn. */
export function selectTopics(
  question: string,
  language: Language,
  questionLanguage: Language,
  previous?: PreviousTurn,
): TopicSelection {
  const search = (text: string) => searchTopics(text, language, questionLanguage)
  const keyMatches = isLongMessage(question, questionLanguage) ? searchByKeySentence(question, search) : undefined
  if (keyMatches) return { question, topics: getBestTopics(keyMatches) }
  const topics = selectTopicsOfParts(question, search)
  if (topics) return { question, topics }
  const matches = search(question)
  return (
    (previous && selectFollowUpTopics(question, questionLanguage, previous, matches, search)) ?? {
      question,
      topics: getBestTopics(matches),
    }
  )
}

type Search = (text: string) => TopicMatch[]

/** If the message asks several questions: the topics of two of them, or the refusal of the whole message. */
function selectTopicsOfParts(message: string, search: Search): Topic[] | undefined {
  const parts = parseQuestions(message)
  if (parts.length < 2) return undefined
  const matches = parts.map((part) => search(part)[0]).filter((match) => match !== undefined)
  const refused = matches.find(({ topic }) => isRefusal(topic)) && search(message)[0]
  if (refused && isRefusal(refused.topic)) return [refused.topic]
  const clear = matches.filter(
    ({ topic, similarity }) => similarity >= CLEAR_SIMILARITY && !isSmallTalk(topic) && !isRefusal(topic),
  )
  const different = [...new Set(clear.map(({ topic }) => topic))]
  return different.length > 1 ? different.slice(0, 2) : undefined
}

function selectFollowUpTopics(
  question: string,
  questionLanguage: Language,
  previous: PreviousTurn,
  matches: TopicMatch[],
  search: Search,
): TopicSelection | undefined {
  if (!isFollowUp(question, questionLanguage)) return undefined
  const hasSubject = hasOwnSubject(question, questionLanguage)
  if (hasSubject && (matches[0]?.similarity ?? 0) >= STRONG_SIMILARITY) return undefined
  const combined = search(`${previous.question} ${question}`)
  if (!combined[0] || isRefusal(combined[0].topic)) return undefined
  const topics = getBestTopics(hasSubject ? filterFollowUpMatches(combined, matches, previous) : combined)
  return { question, topics, previousQuestion: previous.question }
}

/** If a follow-up has a subject of its own, prefers that topic within the context of the previous one. */
function filterFollowUpMatches(combined: TopicMatch[], alone: TopicMatch[], previous: PreviousTurn): TopicMatch[] {
  const fresh = combined.filter(({ topic }) => !previous.topics.includes(topic.id))
  const inBoth = fresh.slice(0, 3).find(({ topic }) => topic === alone[0]?.topic)
  return inBoth ? [inBoth] : combined
}

function getBestTopics(matches: TopicMatch[]): Topic[] {
  const [best, next] = matches
  if (!best) return []
  const both =
    next &&
    next.score / best.score >= TIE_RATIO &&
    best.similarity < SINGLE_ANSWER_SIMILARITY &&
    ![best, next].some(({ topic }) => isRefusal(topic) || isSmallTalk(topic))
  return both ? [best.topic, next.topic] : [best.topic]
}

const LONG_MESSAGE_WORDS = 32

const LONG_MESSAGE_CHARACTERS = 60

function isLongMessage(message: string, language: Language): boolean {
  const eastAsian = language === 'chinese' || language === 'japanese'
  return eastAsian ? message.length > LONG_MESSAGE_CHARACTERS : message.split(/\s+/).length > LONG_MESSAGE_WORDS
}

const QUESTION_BONUS = 0.15

const POSITION_BONUS = 0.15

/**
 * Finds the sentence of a long message that asks: the closest to a stored utterance, preferring questions and later
 * sentences.
 */
function searchByKeySentence(message: string, search: Search): TopicMatch[] | undefined {
  const sentences = message
    .split(/(?<=[.!?;。！？；…])\s*|\n+/)
    .flatMap((sentence) =>
      sentence.length > LONG_MESSAGE_CHARACTERS ? [sentence, ...sentence.split(/[，、,:]\s*/)] : [sentence],
    )
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= 4)
  const candidates = sentences.map((sentence, at) => {
    const matches = search(sentence)
    const [best] = matches
    const fits = best && !isRefusal(best.topic) && !isSmallTalk(best.topic)
    const asks = /[?？]|吗|呢|ですか|でしょうか|ますか/.test(sentence) ? QUESTION_BONUS : 0
    return { matches, value: fits ? best.similarity + asks + (POSITION_BONUS * at) / sentences.length : 0 }
  })
  const [first] = candidates.toSorted((a, b) => b.value - a.value)
  return first && first.value > 0 ? first.matches : undefined
}
