import { fn, type PartialModelObject } from 'objection'
import { db, runInTransaction, type Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { buildCorrectionEffectKey, correctionKindNames, correctionRules, isInstant } from '#module/corrections/policy'
import { Artist } from '#module/artists'
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
  const applied = await updateProposal(trx, id, { state: 'applied', appliedAt: fn.now() })
  const changed = await correctionRules[kind].apply?.(trx, { ...toChangeTarget(proposal), from: was, to: becomes })
  if (!changed) throw new ApiError(errors['changed-meanwhile'])
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'applied' })
  return applied
}

async function sendCorrectionToReview(trx: Trx, proposal: Correction): Promise<Correction> {
  const { id, artistId, kind, subject, was, becomes } = proposal
  const artist = await Artist.query(trx).findById(artistId).throwIfNotFound()
  const name = correctionKindNames[kind].english
  const effectKey = buildCorrectionEffectKey(id)
  const number = await openReview(trx, {
    kind: 'correction',
    subject: subject
      ? { about: 'correction', what: kind, title: subject, artist: artist.stageName }
      : { about: 'own-correction', what: kind, artist: artist.stageName },
    effectKey,
    reason: { because: kind === 'song-title' ? 'title' : 'correction' },
    evidence: { artistId, artist: artist.stageName, correction: name, subject, was, becomes },
  })
  const inReview = await updateProposal(trx, id, { state: 'in-review', reviewNumber: number })
  await correctionRules[kind].onReview?.(trx, { ...toChangeTarget(proposal), from: was, to: becomes }, effectKey)
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'in-review' })
  return inReview
}

async function updateProposal(trx: Trx, id: string, changes: PartialModelObject<Correction>): Promise<Correction> {
  const updated = await Correction.query(trx).where({ id, state: 'proposed' }).patch(changes).returning('*').first()
  if (!updated) throw new ApiError(errors['correction-unknown'])
  return updated
}
