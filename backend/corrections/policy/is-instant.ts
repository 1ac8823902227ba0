import type { Correction } from './correction.ts'
import { correctionRules } from './correction-rules.ts'

/** Whether a confirmed proposal is applied at once rather than reviewed. */
export async function isInstant({ kind, subjectId, subject, was, becomes }: Correction): Promise<boolean> {
  const rule = correctionRules[kind]
  if (!rule.apply) return false
  return (await rule.isInstant?.({ subjectId, subject, was }, becomes)) ?? true
}
