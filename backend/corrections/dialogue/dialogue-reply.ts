import { ApiError } from '#http/api-error'
import type { Correction } from '#module/corrections/policy'
import { correctionTexts, formatCorrectionText } from '#module/corrections'
import type { Language } from '#contract/text'

/** Godfrey's reply and its outcome. */
export type DialogueReply = {
  text: string
  outcome: 'proposed' | 'applied' | 'in-review' | 'dropped' | 'undone' | 'unclear' | 'refused' | 'sign-in'
  correctionId: string | null
}

export function buildCorrectionReply(
  correction: Correction,
  name: Parameters<typeof formatCorrectionText>[1],
  outcome: DialogueReply['outcome'],
) {
  return { text: formatCorrectionText(correction, name), outcome, correctionId: correction.id }
}

export function buildReply(text: string, outcome: DialogueReply['outcome']): DialogueReply {
  return { text, outcome, correctionId: null }
}

export function buildErrorReply(error: unknown, language: Language): DialogueReply {
  if (!(error instanceof ApiError)) throw error
  const texts = correctionTexts[language]
  const text =
    {
      'nothing-to-correct': texts.sameAlready,
      'changed-meanwhile': texts.changedMeanwhile,
      'subject-unknown': texts.notYours,
      'price-out-of-range': texts.badPrice,
      'price-unreadable': texts.badPrice,
      'email-unreadable': texts.badEmail,
      'undo-too-late': texts.nothingToUndo,
      'correction-unknown': texts.expired,
    }[error.code] ?? error.message
  return buildReply(text, 'refused')
}
