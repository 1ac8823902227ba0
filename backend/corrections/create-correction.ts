import type { Correction } from '#module/corrections/policy'
import { applyCorrection } from './apply-correction.ts'
import { createProposal, type RequestedChange } from './create-proposal.ts'

/**
 * A correction requested in the form, which shows the current and the new value: submitting it is the confirmation.
 * Throws the errors of createProposal and applyCorrection.
 */
export async function createCorrection(artistId: string, change: RequestedChange): Promise<Correction> {
  const { id } = await createProposal(artistId, change)
  return await applyCorrection(artistId, id)
}
