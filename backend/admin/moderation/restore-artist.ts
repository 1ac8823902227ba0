import { runInTransaction } from '#database/client'
import { restoreArtist as readmit } from '#module/artists'
import { restoreArtistCards } from '#module/art-cards/cards'
import { restoreArtistSongs } from '#module/catalog/suspension'
import { buildNothingToDoError, type ModerationInput, createModerationEntry } from './create-moderation-entry.ts'

/** Lifts a suspension and puts back on sale exactly what it had taken off. */
export function restoreArtist(artistId: string, by: ModerationInput): Promise<void> {
  return runInTransaction(async (trx) => {
    if (!(await readmit(trx, artistId))) throw buildNothingToDoError()
    await restoreArtistSongs(trx, artistId)
    await restoreArtistCards(trx, artistId)
    await createModerationEntry(trx, by, { action: 'artist-readmit', subject: `artist:${artistId}`, artistId })
  })
}
