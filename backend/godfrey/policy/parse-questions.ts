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
export function parseQuestions(message: string): string[] {
  return message
    .split(questionBoundary)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= PART_MIN_CHARACTERS)
    .slice(0, 4)
}

const asked = new RegExp(
  [
    String.raw`^(?:${PREPOSITIONS})?(?:${QUESTION_WORDS})(?!\p{L})`,
    '[吗呢么]$|多少|怎么|哪|几|如何|多久|か$|いくら|どう|どこ|いつ|何|誰',
  ].join('|'),
  'iu',
)

/** Those parts of a message that ask something: they begin or end as a question. */
export const listAskedParts = (message: string): string[] =>
  parseQuestions(message).filter(
    (part) => asked.test(part.replace(/^[¿¡“"«\s]+/u, '')) || /^\s*[?？]/.test(message.split(part)[1] ?? ''),
  )

const SENTENCE_MIN_CHARACTERS = 6
/** A shorter message is no story: a comma in it separates nothing, as in "what differs between a visitor, a fan and an artist". */
const STORY_MIN = { latin: 90, eastAsian: 30 }

/** The sentences of a longer message, most of which ask nothing. */
export function listSentences(message: string): string[] {
  const isStory =
    message.length >= (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(message) ? STORY_MIN.eastAsian : STORY_MIN.latin)
  const sentences = message
    .split(isStory ? /(?<=[.!?;。！？；…])\s*|\n+|[，、,:]\s+|[，、]/ : /(?<=[.!?;。！？；…])\s*|\n+/)
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= SENTENCE_MIN_CHARACTERS)
  return sentences.length > 1 ? sentences : []
}
