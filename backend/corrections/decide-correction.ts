import { fn } from 'objection'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { buildCorrectionEffectKey, correctionRules } from '#module/corrections/policy'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import { Correction, toChangeTarget } from '#module/corrections/policy'
import { sendCorrectionUpdateJob } from './jobs.ts'

/** Applies an approved correction in the reviewer's transaction. Throws ApiError 409 if the value has changed since. */
export async function approveCorrection(trx: Trx, correctionId: string, note = ''): Promise<void> {
  const correction = await closeReview(trx, correctionId, 'carried-out', note)
  const { kind, was, becomes } = correction
  const rule = correctionRules[kind]
  const done = await (rule.applyApproved ?? rule.apply)?.(
    trx,
    { ...toChangeTarget(correction), from: was, to: becomes },
    buildCorrectionEffectKey(correctionId),
  )
  if (!done) throw new ApiError(errors['changed-meanwhile'])
}

/** Declines a correction: nothing changes, and the artist gets the reason by mail. */
export async function declineCorrection(trx: Trx, correctionId: string, note: string): Promise<void> {
  const { kind } = await closeReview(trx, correctionId, 'declined', note)
  await correctionRules[kind].onDeclined?.(trx, buildCorrectionEffectKey(correctionId))
}

async function closeReview(
  trx: Trx,
  correctionId: string,
  state: 'carried-out' | 'declined',
  note: string,
): Promise<Correction> {
  const closed = await Correction.query(trx)
    .where({ id: correctionId, state: 'in-review' })
    .patch({ state, note: note || null, endedAt: fn.now() })
    .returning('*')
    .first()
  if (!closed) throw new ApiError(errors['correction-unknown'])
  await enqueue(trx, sendCorrectionUpdateJob, { correctionId, event: state })
  return closed
}
