import { runInTransaction } from '#database/client'
import { suspendSong as takeDown } from '#module/catalog'
import { buildNothingToDoError, type ModerationInput, recordModeration } from './record-moderation.ts'

export function takeDownSong(songId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    const song = await takeDown(trx, songId)
    if (!song) throw buildNothingToDoError()
    await recordModeration(trx, by, { action: 'song-take-down', subject: `song:${songId}`, ...song })
  })
}
