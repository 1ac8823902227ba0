import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { correctionRules } from '#module/corrections/policy'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import { Correction, toChangeTarget } from '#module/corrections/policy'
import { sendCorrectionUpdateJob } from './jobs.ts'

/** Applies an approved correction in the reviewer's transaction. Throws ApiError 409 if the value has changed since. */
export async function approveCorrection(trx: Trx, correctionId: string, note = ''): Promise<void> {
  const correction = await closeReview(trx, correctionId, 'carried-out', note)
  const { kind, was, becomes } = correction
  const rule = correctionRules[kind]
  const done = await (rule.applyApproved ?? rule.apply)?.(trx, {
    ...toChangeTarget(correction),
    from: was,
    to: becomes,
  })
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
