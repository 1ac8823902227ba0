import { runInTransaction } from '#database/client'
import { suspendCard } from '#module/art-cards/cards'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from '../create-moderation-entry.ts'

export function createCardTakedown(cardId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const card = await suspendCard(trx, cardId)
    if (!card) throw buildNothingToDoError()
    await createModerationEntry(trx, by, { action: 'card-take-down', subject: `art-card:${cardId}`, ...card })
  })
}
