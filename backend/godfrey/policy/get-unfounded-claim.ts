import { type Language, languages } from '#contract/text'
import { type Intent, getIntentModel } from '#godfrey/intents/intent-model'
import { facts, renderFacts } from '#godfrey/knowledge/facts'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { toPatternText } from '#text/to-folded-text'
import {
  isOtherCurrency,
  listClaimedAmounts,
  listMoneyAmounts,
  listUploadAmounts,
  parseAmounts,
} from './parse-amounts.ts'

/** What a sentence is about: topics with at least this share. */
const ABOUT_MIN = 0.15
const TOPICS_MAX = 2
/** Above this a sentence says by itself what it is about. */
const CLEAR_MIN = 0.5

/**
 * Promises in general words. Each is refused unless the sentence says by itself what it is about, and the stored answer
 * about that says it, too: whoever asks could otherwise choose what "it is free" refers to.
 */
const promises: [name: string, pattern: RegExp][] = [
  [
    'free',
    /\b(?:free|for nothing|no charge|gratis|gratuit\w*|gratuita\w*|kostenlos\w*|umsonst|de graca|sin costo|sans frais|senza costi)\b|免费|無料|タダ|ただで/,
  ],
  [
    'always',
    /\b(?:always|siempre|toujours|immer|sempre|every time|in any case|en todo caso|auf jeden fall)\b|总是|始终|永远|必ず|いつでも必ず|常に/,
  ],
  [
    'guaranteed',
    /\b(?:guarante\w*|garanti\w*|garantier\w*|garantizad\w*|garantit\w*|risk[- ]free|100 ?%|definitely)\b|保证|保證|保証/,
  ],
]

const legalAdvice =
  /\b(?:you (?:should|can|could|may) sue|legally (?:entitled|binding|allowed)|take legal action|tax[- ]deductible|puedes demandar|legalmente|vous pouvez (?:poursuivre|attaquer)|juridiquement|verklagen|rechtlich (?:gesehen|verpflichtet)|steuerlich absetzbar|fare causa|legalmente|detraibil\w*|processar|dedutivel)\b|起诉|法律上|訴える|訴訟|法的に/

/**
 * Why a sentence of a model's answer says what nothing supports; undefined if all hold. Every amount is bound to what its
 * sentence is about: the stored answers of those topics, or what the session's own rows said in this run.
 */
export function getUnfoundedClaim(
  answer: string,
  { question, language }: { question: string; language: Language },
  ownTexts: readonly string[],
): string | undefined {
  if (legalAdvice.test(toPatternText(answer))) return 'legal advice'
  for (const sentence of splitSentences(answer)) {
    if (isOtherCurrency(sentence)) return 'an amount that is not in dollars'
    const topics = listSubjects(sentence, question)
    const texts = [...listStoredAnswers(topics), ...ownTexts]
    const uploads = topics.some(({ theme }) => theme === 'uploads') ? listUploadAmounts() : new Set<number>()
    const findUnknown = (amounts: number[], parse: (text: string) => number[]) => {
      // Most sentences name none.
      if (amounts.length === 0) return undefined
      const known = new Set(texts.flatMap(parse))
      return amounts.find((amount) => !known.has(amount) && !uploads.has(amount))
    }
    const wrong =
      findUnknown(listClaimedAmounts(sentence, language), parseAmounts) ??
      // “Five dollars” is not known by “5-6 songs”.
      findUnknown(listMoneyAmounts(sentence, language), (text) => listMoneyAmounts(text, language))
    if (wrong !== undefined) return `an amount that is no fact: ${wrong}`
    // The price before the discount is no price of today.
    if (sentence.includes(facts.gKeyNormalPrice) && !answer.includes(facts.gKeyPrice))
      return `an amount that is no fact of today: ${facts.gKeyNormalPrice}`
    const folded = toPatternText(sentence)
    const clear = listStoredAnswers(listClearSubjects(sentence))
    const promise = promises.find(
      ([, pattern]) => pattern.test(folded) && !clear.some((text) => pattern.test(toPatternText(text))),
    )
    if (promise) return `a promise: ${promise[0]}`
  }
  return undefined
}

/** The topics a sentence is about; of one that says only "it", those of the question and the sentence together. */
function listSubjects(sentence: string, question: string): Topic[] {
  const clear = listClearSubjects(sentence)
  if (clear.length > 0) return clear
  return [...classifySubjects(sentence).slice(0, 1), ...classifySubjects(`${question} ${sentence}`)].flatMap(toSubject)
}

/** The topics that a sentence is about without its context; none if it does not say. */
function listClearSubjects(sentence: string): Topic[] {
  const intents = classifySubjects(sentence)
  return (intents[0]?.share ?? 0) >= CLEAR_MIN ? intents.flatMap(toSubject) : []
}

const classifySubjects = (text: string) =>
  getIntentModel()
    .classify(text)
    .slice(0, TOPICS_MAX)
    .filter(({ share }, at) => at === 0 || share >= ABOUT_MIN)

const toSubject = ({ id }: Intent) => [getTopic(id)].filter((topic) => !isRefusal(topic) && !isOwnAccount(topic))

const listStoredAnswers = (topics: Topic[]) =>
  topics.flatMap((topic) => languages.map((each) => renderFacts(topic[each].answer)))

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?;。！？])\s*(?!\d)|\n+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
