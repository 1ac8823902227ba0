import { ApiError } from '#http/api-error'
import type { Correction } from '#module/corrections/policy'
import { correctionTexts, formatCorrectionText } from '#module/corrections/texts'
import type { Language } from '#contract/text'

/** Godfrey's reply and its outcome. */
export type DialogueReply = {
  text: string
  outcome: 'proposed' | 'applied' | 'in-review' | 'dropped' | 'undone' | 'unclear' | 'refused' | 'sign-in'
  /** Set if the reply shows a proposal and asks whether to apply it. */
  proposal: ShownProposal | null
}

/** `button`: money, identity and addresses need the button under the shown proposal; a typed yes is not enough. */
export type ShownProposal = { id: string; button: boolean }

export const isButtonRequired = ({ kind }: Correction) => !['song-title', 'bio', 'green-room-post'].includes(kind)

export function buildCorrectionReply(
  correction: Correction,
  name: Parameters<typeof formatCorrectionText>[1],
  outcome: DialogueReply['outcome'],
): DialogueReply {
  const proposal = outcome === 'proposed' ? { id: correction.id, button: isButtonRequired(correction) } : null
  return { text: formatCorrectionText(correction, name), outcome, proposal }
}

export function buildReply(text: string, outcome: DialogueReply['outcome']): DialogueReply {
  return { text, outcome, proposal: null }
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
