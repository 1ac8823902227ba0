import { db } from '#platform/database'
import { type Guesser, countWrongGuess, refuseGuesser } from '#platform/guesses'
import { Refusal } from '#platform/refusal'
import { Artist } from './artist.ts'
import { type ArtistData, refusals } from './contract.ts'
import { hashGKey, readGKey } from './g-key.ts'

/** Finds the artist whose active G-Key this is. Wrong ones are throttled and all get the same answer. */
export async function validateGKey(typed: string, guesser: Guesser): Promise<{ artistId: string; data: ArtistData }> {
  await refuseGuesser(guesser)
  const key = readGKey(typed)
  const artist =
    key &&
    (await Artist.query(db)
      .select('artists.*')
      .join('g_keys', 'g_keys.artist_id', 'artists.id')
      .where({ 'g_keys.key_hash': hashGKey(key), 'g_keys.state': 'active' })
      .first())
  if (!artist) {
    await countWrongGuess(guesser)
    throw new Refusal(refusals['invalid-g-key'])
  }
  if (artist.suspendedAt) throw new Refusal(refusals['artist-suspended'])
  return { artistId: artist.id, data: { ...artist.toArtistData(), gKeyId: key } }
}
