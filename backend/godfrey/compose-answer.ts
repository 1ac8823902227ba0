import { buildPriceAnswer, parseSongCount, formatUploadPrice } from './compute-price.ts'
import { listConcepts } from './concepts.ts'
import { searchTopics, detectRefusalTopic, smallTalkTopics } from './find-topic.ts'
import { facts } from './knowledge/facts.ts'
import type { Language, Topic } from './knowledge/topic.ts'
import { statusTexts } from './statuses.ts'
import { normalizeText } from './tokenize.ts'

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

function buildRequestedPriceAnswer(message: string, asked: string, topics: SelectedTopics, written: Language, language: Language) {
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
      ({ topic, similarity }) => similarity >= CLEAR_SIMILARITY && !smallTalkTopics.has(topic.id) && !isRefusalTopic(topic),
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

const questionBoundary =
  /[?？!！。;；\n]+|\.\s|,?\s(?:and also|and|also|plus|y también|y además|y|además|et aussi|et|und außerdem|und|außerdem|e anche|e inoltre|e também|e|também)\s(?=(?:what|how|where|when|who|why|can|do|does|is|qué|que|cómo|como|dónde|donde|cuándo|cuando|cuánto|cuanto|puedo|quién|quel|quelle|comment|combien|où|ou|quand|pourquoi|puis|was|wie|wo|wann|wer|kann|warum|cosa|come|dove|quando|quanto|chi|posso|o que|quem|onde|por que)\b)|另外|还有|，(?=怎|多少|哪|能|可)|それと|あと、|また、|それから/giu

/** Splits a message that asks several questions. */
export function parseQuestions(message: string): string[] {
  return message
    .split(questionBoundary)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 4)
    .slice(0, 4)
}

const continuations: Record<Language, RegExp> = {
  english:
    /^(?:and|what about|how about|also|then|but|so|or|for|with|it|that|this|they|those|is it|does it|can it|why not|even)\b/,
  spanish: /^(?:y|e|o|pero|entonces|tambien|para|con|eso|esto|y si|por que no|que tal)\b/,
  french: /^(?:et|ou|mais|alors|aussi|pour|avec|ca|cela|c est|et si|pourquoi pas|donc)\b/,
  german: /^(?:und|oder|aber|dann|auch|fur|mit|das|es|sie|ist das|geht das|warum nicht|wie ist es|also)\b/,
  italian: /^(?:e|o|ma|allora|anche|per|con|quello|questo|e se|perche no|invece)\b/,
  portuguese: /^(?:e|ou|mas|entao|tambem|para|pra|com|isso|isto|e se|por que nao)\b/,
  chinese: /^(?:那|那么|还有|如果|和|也|它|这个|那个|这样|要是)|呢[？?]?$/,
  japanese: /^(?:では|じゃあ|それ|これ|あと|でも|もし|なら|その|そして)|(?:は|なら|だと)[？?]?$/,
}
const SHORT_WORDS = 5
const SHORT_CHARACTERS = 8

/** Whether a message depends on the previous turn: it starts like a continuation or is too short to stand alone. */
export function isFollowUp(message: string, language: Language): boolean {
  const folded = normalizeText(message, language)
  const eastAsian = language === 'chinese' || language === 'japanese'
  const length = eastAsian ? folded.replaceAll(/\s/g, '').length : folded.split(' ').length
  const short = length <= (eastAsian ? SHORT_CHARACTERS * 2 : SHORT_WORDS + 3)
  if (short && continuations[language].test(folded)) return true
  return length <= (eastAsian ? SHORT_CHARACTERS : SHORT_WORDS) && !hasOwnSubject(message, language)
}

/** Whether it names a subject rather than only asking about price or duration. */
function hasOwnSubject(message: string, language: Language): boolean {
  return listConcepts(message, language).some((name) => !dependentConcepts.has(name))
}

const dependentConcepts = new Set(
  'price total howmany time where why who ten minimum maximum number format size discount tax song album'.split(' '),
)

/** Replaces `{name}` placeholders with facts. */
export function renderFacts(answer: string): string {
  return answer.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    name in facts ? facts[name as keyof typeof facts] : braces,
  )
}
