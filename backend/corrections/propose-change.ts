import { type Db, db } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import { CORRECTIONS_PER_HOUR, type CorrectionKind, errors } from './contract.ts'
import { Correction, type Language } from './correction.ts'
import { correctionRules } from './policy.ts'

export type RequestedChange = {
  kind: CorrectionKind
  subjectId?: string | null | undefined
  subject?: string
  becomes: string
}

/**
 * Stores a proposed change next to the current value; nothing changes yet. Throws ApiError 404 for anything that is not
 * the artist's own, 409 if the value is already the same, 422 if it is invalid.
 */
export async function createProposal(
  artistId: string,
  { kind, subjectId, subject = '', becomes }: RequestedChange,
  language: Language = 'english',
  on: Db = db,
): Promise<Correction> {
  await consumeRateLimit(`corrections:${artistId}`, { hits: CORRECTIONS_PER_HOUR, seconds: 3600 })
  const rule = correctionRules[kind]
  const value = rule.parse(becomes)
  const thing = await rule.get(artistId, { subjectId, subject })
  if (!thing) throw new ApiError(errors['subject-unknown'])
  if (thing.was === value) throw new ApiError(errors['nothing-to-correct'])
  return await Correction.query(on).insertAndFetch({
    artistId,
    kind,
    subjectId: thing.subjectId,
    subject: thing.subject,
    was: thing.was,
    becomes: value,
    language,
    state: 'proposed',
  })
}

/** Whether a confirmed proposal is applied at once rather than reviewed. */
export async function isInstant({ kind, subjectId, subject, was, becomes }: Correction): Promise<boolean> {
  const rule = correctionRules[kind]
  if (!rule.apply) return false
  return (await rule.isInstant?.({ subjectId, subject, was }, becomes)) ?? true
}
