import { runInTransaction } from '#database/client'
import { suspendArtist as suspend } from '#module/artists'
import { suspendArtistCards } from '#module/art-cards/cards'
import { suspendArtistSongs } from '#module/catalog/suspension'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

/** Suspends an artist and takes everything of theirs off sale. Fans keep what they own. */
export function suspendArtist(artistId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    if (!(await suspend(trx, artistId))) throw buildNothingToDoError()
    await suspendArtistSongs(trx, artistId)
    await suspendArtistCards(trx, artistId)
    await createModerationEntry(trx, by, { action: 'artist-suspend', subject: `artist:${artistId}`, artistId })
  })
}
