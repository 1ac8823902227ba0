import { runInTransaction } from '#database/client'
import { suspendSong as takeDown } from '#module/catalog/suspension'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

export function createTakedown(songId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const song = await takeDown(trx, songId)
    if (!song) throw buildNothingToDoError()
    await createModerationEntry(trx, by, { action: 'song-take-down', subject: `song:${songId}`, ...song })
  })
}
