import type { Language } from '#contract/text'
import { getUnsafeWords, validateModelAnswer } from '#godfrey/policy/validate-model-answer'
import { toFoldedText } from '#text/to-folded-text'
import type { Assessment, AssessmentPoint } from './contract.ts'

const POINTS_MAX = 8
const POINT_MAX_CHARACTERS = 300

export type ModelAssessment = { points: Omit<AssessmentPoint, 'by'>[]; draft: string }

/**
 * The policy's assessment with what may be used of the model's: points whose quotes stand in `texts`, the documents and
 * the evidence, and a draft that claims nothing else. No doubt of the policy is taken away. `problem` says what was dropped.
 */
export function applyModelAssessment(
  policy: Assessment,
  { points, draft }: ModelAssessment,
  { texts, language, question }: { texts: string[]; language: Language; question: string },
): { assessment: Assessment; problem: string | undefined } {
  const folded = texts.map(toFoldedText)
  const checked = points.slice(0, POINTS_MAX).map((point) => ({ point, problem: getPointProblem(point, folded) }))
  const kept = checked.filter(({ problem }) => !problem).map(({ point }) => ({ ...point, by: 'model' as const }))
  const text = draft.trim()
  const draftProblem = text
    ? validateModelAnswer({ answer: text, language }, { question, language }, { given: [], ownTexts: [] })
    : undefined
  const usesDraft = text !== '' && !draftProblem
  return {
    assessment: {
      points: [...policy.points, ...kept],
      draft: usesDraft ? text : policy.draft,
      draftBy: usesDraft ? 'model' : policy.draftBy,
    },
    problem: draftProblem ?? checked.find(({ problem }) => problem)?.problem,
  }
}

function getPointProblem({ says, quote }: Omit<AssessmentPoint, 'by'>, texts: string[]): string | undefined {
  if (!says.trim() || says.length > POINT_MAX_CHARACTERS) return `a point of ${says.length} characters`
  const wanted = toFoldedText(quote ?? '')
  if (!wanted) return 'a point without a quote'
  if (!texts.some((text) => text.includes(wanted))) return 'a quote that stands nowhere'
  return getUnsafeWords(says)
}
