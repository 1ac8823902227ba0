import { runInTransaction } from '#database/client'
import { restoreCard as restore } from '#module/art-cards/cards'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from '../create-moderation-entry.ts'

export function restoreCard(cardId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const card = await restore(trx, cardId)
    if (!card) throw buildNothingToDoError()
    await createModerationEntry(trx, by, { action: 'card-restore', subject: `art-card:${cardId}`, ...card })
  })
}
