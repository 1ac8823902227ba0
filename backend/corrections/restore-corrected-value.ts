import { fn } from 'objection'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { correctionRules } from '#module/corrections/policy'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import { Correction, toChangeTarget } from '#module/corrections/policy'
import { sendCorrectionUpdateJob } from './jobs.ts'

/** Reverts a correction within UNDO_MINUTES, provided the value is still the corrected one. */
export async function restoreCorrectedValue(artistId: string, correctionId: string): Promise<Correction> {
  return runInTransaction(async (trx) => {
    const correction = await Correction.query(trx).where({ id: correctionId, artist_id: artistId }).forUpdate().first()
    if (!correction) throw new ApiError(errors['correction-unknown'])
    if (correction.state !== 'applied') throw new ApiError(errors['not-applied'])
    if (!correction.undoUntil) throw new ApiError(errors['undo-too-late'])
    const { id, kind, was, becomes } = correction
    const changed = await correctionRules[kind].apply?.(trx, { ...toChangeTarget(correction), from: becomes, to: was })
    if (!changed) throw new ApiError(errors['changed-meanwhile'])
    const undone = await Correction.query(trx).patchAndFetchById(id, { state: 'undone', endedAt: fn.now() })
    await enqueue(trx, sendCorrectionUpdateJob, { correctionId: id, event: 'undone' })
    return undone
  })
}
