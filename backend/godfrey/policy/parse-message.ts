import type { Language } from '#contract/text'
import { getIntentModel } from '#godfrey/intents/intent-model'
import { isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getQuotedMessageTopic } from '#godfrey/screen-messages/quoted-messages'
import { getHostileTopicId } from './hostile-patterns.ts'
import { getReplyTopic } from './thread/get-reply-topic.ts'

/** What a message says by itself, read once. */
export type Message = {
  /** What its form alone decides: a greeting, an attack; nothing at all, if it has no letter. */
  certain: Topic[] | undefined
  /** What explains the message of a screen that it quotes. */
  quoted: Topic | undefined
  /** Its parts that ask something. */
  askedParts: string[]
  /** What stands before and after each conjunction of a message that has no such parts: “may I … and you keep …?” */
  halves: [before: string, after: string][]
  angry: boolean
  /** How surely it wants what is not allowed, 0 to 1: others' things, fraud, instructions to me. */
  hostileShare: number
}

/** Above this a part of a message makes it angry; less is enough where something is exclaimed. */
const ANGER_MIN = 0.35
const EXCLAIMED_ANGER_MIN = 0.08

/** Titles, whose words say nothing about what is wanted of them. */
const title = /[“"«「『‹][^”"»」』›]*[”"»」』›]/gu

const letters = /[\p{L}\p{N}]/u

/** What is refused because it is about something else, not for what it wants. */
const HARMLESS_TOPICS = new Set(['off-topic', 'professional-advice'])

export function parseMessage(text: string, language: Language): Message {
  const questions = parseQuestions(text)
  // A part with nothing but marks around it reads as the whole does.
  const parts = [...questions, ...listSentences(text)].filter((part) => letters.test(text.replace(part, () => ' ')))
  const hostileId = getHostileTopicId(text)
  const fixed = getReplyTopic(text, language) ?? (hostileId === undefined ? undefined : getTopic(hostileId))
  const askedParts = questions.filter(
    (part) => asked.test(part.replace(/^[¿¡“"«\s]+/u, '')) || /^\s*[?？]/.test(text.split(part)[1] ?? ''),
  )
  const model = getIntentModel()
  const angerMin = /[!！]/.test(text) ? EXCLAIMED_ANGER_MIN : ANGER_MIN
  return {
    certain: letters.test(text) ? fixed && [fixed] : [],
    quoted: fixed ? undefined : getQuotedMessageTopic(text),
    askedParts,
    halves: askedParts.length > 1 ? [] : listHalves(text),
    angry: [text, ...parts].some((part) =>
      model.classify(part).some(({ id, share }) => id === 'anger' && share >= angerMin),
    ),
    hostileShare: hostileId
      ? 1
      : model
          .classify(text.replaceAll(title, ' '))
          .filter(({ id }) => isRefusal(getTopic(id)) && !HARMLESS_TOPICS.has(id))
          .reduce((sum, { share }) => sum + share, 0),
  }
}

/** What joins two questions, in the languages with spaces. */
const CONJUNCTIONS =
  'and also|and|also|plus|y también|y además|y|e|et aussi|et|und außerdem|und|e anche|e inoltre|e também|oder|or|ou|o'

/** How a question may begin after a conjunction: question words, and verbs that ask. */
const QUESTION_WORDS = [
  'what|how|where|when|who|whom|why|which|can|could|do|does|did|is|are|will|should|must|may|would',
  'qué|que|cómo|como|dónde|donde|cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|cuál|cual|quién|quien|puedo|puede|se puede|debo|tengo|necesito|hay|hace falta|es',
  "quoi|quels?|quelles?|comment|combien|où|ou|quand|pourquoi|qui|qu[’']est|est-ce|puis|peut|dois|faut|y a-t-il|à partir",
  'was|wie|wo|wohin|wann|wer|wem|warum|wieso|wieviel|welche[rsmn]?|wofür|kann|muss|darf|gibt|ist|brauche|bekomme|geht',
  "cosa|che|come|dove|quando|quant[oaie]|chi|qual[ei]?|perché|posso|devo|si può|serve|c[’']è",
  'o que|quem|onde|por que|qua(?:l|is)|quant[oa]s?|posso|preciso|devo|tenho|tem|dá|é',
].join('|')

/** "for how long", "in which", "per quanto". */
const PREPOSITIONS =
  '(?:for|in|on|at|by|to|from|with|a|al|en|de|da|por|para|em|pour|à|dans|sur|sous|chez|für|mit|bei|ab|auf|von|an|zu|per|con|su|do) '

const questionBoundary = new RegExp(
  [
    String.raw`[?？!！。;；\n]+`,
    String.raw`\.\s`,
    String.raw`,?\s(?:${CONJUNCTIONS}),?\s(?=(?:${PREPOSITIONS})?(?:${QUESTION_WORDS})(?![\p{L}]))`,
    // "…, et la TVA est-elle comprise ?": a comma before the conjunction.
    String.raw`,\s(?:${CONJUNCTIONS})\s(?=[^.!]{8,}\?\s*$)`,
    // "…, how much…" without a conjunction.
    String.raw`,\s(?=(?:${PREPOSITIONS})?(?:${QUESTION_WORDS})(?![\p{L}]))`,
    '(?<=か)、|另外|还有|[，,](?=怎|多少|哪|能|可|要|需|最|几|什么|兑换后)|[，,](?=[^，,]{1,10}(?:多少|怎么|什么|几|吗|如何|哪))|それと|あと、|また、|それから|[、，](?=(?:[^、，]{0,10}(?:何|いくら|どう|どこ|いつ|税)))',
  ].join('|'),
  'giu',
)

const PART_MIN_CHARACTERS = 4

/** Splits a message that asks several questions. */
function parseQuestions(message: string): string[] {
  return message
    .split(questionBoundary)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= PART_MIN_CHARACTERS)
    .slice(0, 4)
}

const conjunction = new RegExp(String.raw`,?\s(?:${CONJUNCTIONS})\s`, 'giu')
const HALF_MIN_WORDS = 3
const HALVES_MAX = 2

function listHalves(message: string): [before: string, after: string][] {
  const isLong = (half: string) => half.split(' ').length >= HALF_MIN_WORDS
  return [...message.matchAll(conjunction)]
    .map(({ 0: found, index }): [string, string] => [message.slice(0, index), message.slice(index + found.length)])
    .filter((halves) => halves.every(isLong))
    .slice(0, HALVES_MAX)
}

/** How a part begins or ends that asks something. */
const asked = new RegExp(
  [
    String.raw`^(?:${PREPOSITIONS})?(?:${QUESTION_WORDS})(?!\p{L})`,
    '[吗呢么]$|多少|怎么|哪|几|如何|多久|か$|いくら|どう|どこ|いつ|何|誰',
  ].join('|'),
  'iu',
)

const SENTENCE_MIN_CHARACTERS = 6
/** A shorter message is no story: a comma in it separates nothing, as in "what differs between a visitor, a fan and an artist". */
const STORY_MIN = { latin: 90, eastAsian: 30 }

/** Each is classified: of a long message, the last ones. */
const SENTENCES_MAX = 12

/** The sentences of a longer message, most of which ask nothing. */
function listSentences(message: string): string[] {
  const isStory =
    message.length >= (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(message) ? STORY_MIN.eastAsian : STORY_MIN.latin)
  const sentences = message
    .split(isStory ? /(?<=[.!?;。！？；…])\s*|\n+|[，、,:]\s+|[，、]/ : /(?<=[.!?;。！？；…])\s*|\n+/)
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= SENTENCE_MIN_CHARACTERS)
  return sentences.length > 1 ? sentences.slice(-SENTENCES_MAX) : []
}
