import type { CorrectionKind } from '#contract/corrections'
import type { SubjectChoice } from './build-choices.ts'
import type { Translate } from '#text/messages/catalog'
import type { correctionMessages } from '#text/messages/catalogs/corrections/en'

export type CorrectionProblem = { field: 'subject' | 'newValue'; text: string }

type CorrectionInput = {
  kind: CorrectionKind
  /** The id of a choice, or a Keymail code. */
  subject: string
  newValue: string
  choices: readonly SubjectChoice[] | undefined
}

/** Returns the first problem of the form; undefined if it is complete. */
export function validateCorrection(
  { kind, subject, newValue, choices }: CorrectionInput,
  t: Translate<(typeof correctionMessages)['messages']>,
): CorrectionProblem | undefined {
  if (choices && !choices.some(({ id }) => id === subject)) {
    return { field: 'subject', text: t('error.which') }
  }
  if (kind === 'keymail-code' && !subject.trim()) {
    return { field: 'subject', text: t('error.keymail') }
  }
  return newValue.trim() ? undefined : { field: 'newValue', text: t('error.text') }
}
