import { db } from '#database/client'
import { Correction } from '#module/corrections/policy'

/** Cancels a proposal the artist rejected or replaced. Changes nothing else. */
export async function cancelProposal(correctionId: string): Promise<void> {
  await Correction.query(db).where({ id: correctionId, state: 'proposed' }).patch({ state: 'dropped' })
}
