import { type Db, db } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { CORRECTIONS_PER_HOUR, type CorrectionKind, refusals } from './contract.ts'
import { Correction, type Language } from './correction.ts'
import { policy } from './policy.ts'

export type WishedChange = {
  kind: CorrectionKind
  subjectId?: string | null | undefined
  subject?: string
  becomes: string
}

/**
 * Writes down what an artist wants changed, against what it says now; nothing changes yet. Only the artist's own things
 * are found. Refuses with 404 for other things, 409 when it says that already, 422 for what cannot be a value.
 */
export async function proposeChange(
  artistId: string,
  { kind, subjectId, subject = '', becomes }: WishedChange,
  language: Language = 'english',
  on: Db = db,
): Promise<Correction> {
  await spend(`corrections:${artistId}`, { hits: CORRECTIONS_PER_HOUR, seconds: 3600 })
  const rule = policy[kind]
  const value = rule.read(becomes)
  const thing = await rule.find(artistId, { subjectId, subject })
  if (!thing) throw new Refusal(refusals['subject-unknown'])
  if (thing.was === value) throw new Refusal(refusals['nothing-to-correct'])
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

/** Whether this one is made at once when it is confirmed; else a person decides. */
export async function isInstant({ kind, subjectId, subject, was, becomes }: Correction): Promise<boolean> {
  const rule = policy[kind]
  if (!rule.apply) return false
  return (await rule.isInstant?.({ subjectId, subject, was }, becomes)) ?? true
}
