import { runInTransaction } from '#database/client'
import { voidGKey as voidKey } from '#module/artists/g-keys'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

export function voidGKey(gKeyRowId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const voided = await voidKey(trx, gKeyRowId)
    if (!voided) throw buildNothingToDoError()
    await createModerationEntry(trx, by, {
      action: 'g-key-void',
      subject: `g-key:${gKeyRowId}`,
      artistId: voided.artistId,
    })
  })
}
