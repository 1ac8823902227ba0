import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { getIntentModel } from '#godfrey/intents/intent-model'
import { getTopic } from '#godfrey/knowledge/topics'
import { detectLanguage } from '#godfrey/language/detect-language'
import { listLikelyTopics } from '#godfrey/policy/list-knowledge'
import { parseMessage } from '#godfrey/policy/parse-message'
import { getReasonText, type Reason } from '#module/copyright/policy'
import { toFoldedText } from '#text/to-folded-text'
import type { AssessedReview } from './assessed-review.ts'
import type { Assessment, AssessmentPoint } from './contract.ts'

/** Above this the stored answer is the start of a reviewer's answer. */
const DRAFT_MIN = 0.5

type Stance = AssessmentPoint['stance']
const toPoint = (stance: Stance, says: string, quote: string | null = null): AssessmentPoint => ({
  says,
  stance,
  quote,
  by: 'policy',
})

/** What the rules alone say of a review. A language model may add to it and never takes anything away. */
export function buildAssessment(review: AssessedReview): Assessment {
  if (review.kind === 'copyright') return assessCopyright(review)
  return review.kind === 'correction' ? assessCorrection(review) : assessHandover(review)
}

/** The language of the person who gets the answer. */
export function getRecipientLanguage({ kind, language, reason }: AssessedReview): Language {
  return language ?? (kind === 'handover' ? detectLanguage(reason)?.language : undefined) ?? 'english'
}

type FoundField = { field: string; value: string; page: number; excerpt: string }

/** Compares each declared value with the fields of the document; the reasons of the policy are its doubts. */
function assessCopyright(review: AssessedReview): Assessment {
  const { evidence, reasons } = review
  const found = Array.isArray(evidence['found']) ? (evidence['found'] as FoundField[]) : []
  const declared = listTexts(evidence['declared'])
  const agreements = declared.flatMap((value) => {
    const field = found.find((each) => toFoldedText(each.value) === toFoldedText(value))
    return field
      ? [toPoint('agrees', `“${value}” stands in the document as ${field.field}, page ${field.page}.`, field.excerpt)]
      : []
  })
  const doubts = listTexts(evidence['godfreySays']).map((says) => toPoint('doubt', says))
  const hidden = listTexts(evidence['unseenWords']).map((words) =>
    toPoint('doubt', 'The document contains words that a reader does not see.', words),
  )
  const language = getRecipientLanguage(review)
  const draft = reasons.map((reason) => getReasonText(reason as Reason, language)).join(' ')
  return { points: [...doubts, ...hidden, ...agreements], draft, draftBy: 'policy' }
}

function assessCorrection({ evidence, reason }: AssessedReview): Assessment {
  const [was, becomes] = [String(evidence['was'] ?? ''), String(evidence['becomes'] ?? '')]
  const asked = `${String(evidence['correction'] ?? 'A value')}: “${was}” shall become “${becomes}”.`
  return {
    points: [toPoint('note', asked, becomes || null), toPoint('doubt', reason)],
    draft: '',
    draftBy: 'policy',
  }
}

/** What a conversation is likely about, and the stored answer to it. */
function assessHandover(review: AssessedReview): Assessment {
  const { reason } = review
  const language = getRecipientLanguage(review)
  const likely = listLikelyTopics(reason)
  const [best] = getIntentModel().classify(reason)
  const about = likely.map((topic) => toPoint('note', `May be about: ${topic.english.question}`))
  const angry = parseMessage(reason, language).angry
    ? [toPoint('doubt', 'The person is angry.', reason.slice(0, 200))]
    : []
  const isClear = best !== undefined && best.share >= DRAFT_MIN && likely.some(({ id }) => id === best.id)
  return {
    points: [...angry, ...about],
    draft: isClear ? renderFacts(getTopic(best.id)[language].answer) : '',
    draftBy: 'policy',
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (Array.isArray(value)) return value.flatMap(listTexts)
  return value && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : []
}
