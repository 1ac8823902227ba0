import { runInTransaction } from '#database/client'
import { restoreSong as restore } from '#module/catalog/suspension'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

export function restoreSong(songId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const song = await restore(trx, songId)
    if (!song) throw buildNothingToDoError()
    await createModerationEntry(trx, by, { action: 'song-restore', subject: `song:${songId}`, ...song })
  })
}
