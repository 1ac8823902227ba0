import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { correctionKindNames, correctionRules, isInstant } from '#module/corrections/policy'
import { openReview } from '#module/reviews'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import { Correction, toChangeTarget } from '#module/corrections/policy'
import { sendCorrectionUpdateJob } from './jobs.ts'

/**
 * Applies a proposal the artist has confirmed: at once where the policy allows it, else as a review; the returned state
 * says which. Throws ApiError 404 unless it is this artist's open proposal, 409 if the value has changed since.
 */
export async function applyCorrection(artistId: string, correctionId: string): Promise<Correction> {
  const proposal = await Correction.query(db).findOne({ id: correctionId, artist_id: artistId })
  if (!proposal?.isOpenProposal) throw new ApiError(errors['correction-unknown'])
  const instant = await isInstant(proposal)
  return runInTransaction((trx) => (instant ? applyInstantly(trx, proposal) : sendCorrectionToReview(trx, proposal)))
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
