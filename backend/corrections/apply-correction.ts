import { openReview } from '#module/reviews'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { errors } from './contract.ts'
import { Correction } from './correction.ts'
import { sendCorrectionUpdateJob } from './jobs.ts'
import { correctionKindNames } from './kind-names.ts'
import { correctionRules } from './policy.ts'
import { isInstant } from './propose-change.ts'

/**
 * Applies a proposal the artist has confirmed: at once where the policy allows it, else as a review; the returned state
 * says which. Throws ApiError 404 unless it is this artist's open proposal, 409 if the value has changed since.
 */
export async function applyCorrection(artistId: string, correctionId: string): Promise<Correction> {
  const proposal = await Correction.query(db).findOne({ id: correctionId, artist_id: artistId })
  if (!proposal?.isOpenProposal) throw new ApiError(errors['correction-unknown'])
  const instant = await isInstant(proposal)
  return inTransaction((trx) => (instant ? applyInstantly(trx, proposal) : sendCorrectionToReview(trx, proposal)))
}

async function applyInstantly(trx: Trx, proposal: Correction): Promise<Correction> {
  const { id, kind, was, becomes } = proposal
  // Of two concurrent confirmations, the second finds no proposal.
  await updateProposal(
    trx,
    `UPDATE corrections SET state = 'applied', applied_at = now() WHERE id = $1 AND state = 'proposed' RETURNING id`,
    [id],
  )
  const changed = await correctionRules[kind].apply?.(trx, { ...toChangeTarget(proposal), from: was, to: becomes })
  if (!changed) throw new ApiError(errors['changed-meanwhile'])
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'applied' })
  return await Correction.query(trx).findById(id).throwIfNotFound()
}

async function sendCorrectionToReview(trx: Trx, proposal: Correction): Promise<Correction> {
  const { id, artistId, kind, subject, was, becomes } = proposal
  const [artist] = await sql<{ stageName: string }>(
    trx,
    'SELECT stage_name AS "stageName" FROM artists WHERE id = $1',
    [artistId],
  )
  const name = correctionKindNames[kind].english
  const number = await openReview(trx, {
    kind: 'correction',
    subject: `${name}${subject ? ` “${subject}”` : ''} of ${artist?.stageName ?? ''}`,
    effectKey: `correction:${id}`,
    reason:
      kind === 'song-title'
        ? 'The new title is more than a mended typo.'
        : 'This kind of correction is a person’s to decide.',
    evidence: { artistId, artist: artist?.stageName, correction: name, subject, was, becomes },
  })
  await updateProposal(
    trx,
    `UPDATE corrections SET state = 'in-review', review_number = $2 WHERE id = $1 AND state = 'proposed' RETURNING id`,
    [id, number],
  )
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'in-review' })
  return await Correction.query(trx).findById(id).throwIfNotFound()
}

async function updateProposal(trx: Trx, statement: string, values: unknown[]): Promise<void> {
  const moved = await sql(trx, statement, values)
  if (moved.length === 0) throw new ApiError(errors['correction-unknown'])
}

/** Cancels a proposal the artist rejected or replaced. Changes nothing else. */
export async function cancelProposal(correctionId: string): Promise<void> {
  await sql(db, `UPDATE corrections SET state = 'dropped' WHERE id = $1 AND state = 'proposed'`, [correctionId])
}

/** Reverts a correction within UNDO_MINUTES, provided the value is still the corrected one. */
export async function undoCorrection(artistId: string, correctionId: string): Promise<Correction> {
  return inTransaction(async (trx) => {
    const correction = await Correction.query(trx).where({ id: correctionId, artist_id: artistId }).forUpdate().first()
    if (!correction) throw new ApiError(errors['correction-unknown'])
    if (correction.state !== 'applied') throw new ApiError(errors['not-applied'])
    if (!correction.undoUntil) throw new ApiError(errors['undo-too-late'])
    const { id, kind, was, becomes } = correction
    const changed = await correctionRules[kind].apply?.(trx, { ...toChangeTarget(correction), from: becomes, to: was })
    if (!changed) throw new ApiError(errors['changed-meanwhile'])
    await sql(trx, `UPDATE corrections SET state = 'undone', ended_at = now() WHERE id = $1`, [id])
    await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'undone' })
    return await Correction.query(trx).findById(id).throwIfNotFound()
  })
}

/** Applies an approved correction in the reviewer's transaction. Throws ApiError 409 if the value has changed since. */
export async function approveCorrection(trx: Trx, correctionId: string, note = ''): Promise<void> {
  const correction = await closeReview(trx, correctionId, 'carried-out', note)
  const { kind, was, becomes } = correction
  const rule = correctionRules[kind]
  const done = await (rule.applyApproved ?? rule.apply)?.(trx, { ...toChangeTarget(correction), from: was, to: becomes })
  if (!done) throw new ApiError(errors['changed-meanwhile'])
}

/** Declines a correction: nothing changes, and the artist gets the reason by mail. */
export async function declineCorrection(trx: Trx, correctionId: string, note: string): Promise<void> {
  await closeReview(trx, correctionId, 'declined', note)
}

async function closeReview(
  trx: Trx,
  correctionId: string,
  state: 'carried-out' | 'declined',
  note: string,
): Promise<Correction> {
  const ended = await sql(
    trx,
    `UPDATE corrections SET state = $2, note = nullif($3, ''), ended_at = now()
      WHERE id = $1 AND state = 'in-review' RETURNING id`,
    [correctionId, state, note],
  )
  if (ended.length === 0) throw new ApiError(errors['correction-unknown'])
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId, event: state })
  return await Correction.query(trx).findById(correctionId).throwIfNotFound()
}

const toChangeTarget = ({ artistId, subjectId, subject }: Correction) => ({ artistId, subjectId, subject })
