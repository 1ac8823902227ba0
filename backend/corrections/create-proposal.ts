import { db, type Db } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { correctionRules } from '#module/corrections/policy'
import { type CorrectionKind, CORRECTIONS_PER_HOUR, errors } from './contract.ts'
import type { Language } from '#contract/text'
import { Correction } from '#module/corrections/policy'

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
