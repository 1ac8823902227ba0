import type { CorrectionKind } from '#contract/corrections'
import type { SubjectChoice } from './build-choices.ts'

export type CorrectionProblem = { field: 'subject' | 'newValue'; text: string }

type CorrectionInput = {
  kind: CorrectionKind
  /** The id of a choice, or a Keymail code. */
  subject: string
  newValue: string
  choices: readonly SubjectChoice[] | undefined
}

/** Returns the first problem of the form; undefined if it is complete. */
export function validateCorrection({
  kind,
  subject,
  newValue,
  choices,
}: CorrectionInput): CorrectionProblem | undefined {
  if (choices && !choices.some(({ id }) => id === subject)) {
    return { field: 'subject', text: 'Please choose which one.' }
  }
  if (kind === 'keymail-code' && !subject.trim()) {
    return { field: 'subject', text: 'Please enter the Keymail code.' }
  }
  return newValue.trim() ? undefined : { field: 'newValue', text: 'Please enter the correct text.' }
}
