import { db } from '#platform/database'
import { type AttemptCaller, recordFailedAttempt, assertAttemptAllowed } from '#platform/guesses'
import { ApiError } from '#platform/refusal'
import { Artist } from './artist.ts'
import { type ArtistData, errors } from './contract.ts'
import { hashGKey, parseGKey } from './g-key.ts'

/** The artist whose active G-Key this is. Failed attempts are throttled and all get the same answer. */
export async function validateGKey(typed: string, guesser: AttemptCaller): Promise<{ artistId: string; data: ArtistData }> {
  await assertAttemptAllowed(guesser)
  const key = parseGKey(typed)
  const artist =
    key &&
    (await Artist.query(db)
      .select('artists.*')
      .join('g_keys', 'g_keys.artist_id', 'artists.id')
      .where({ 'g_keys.key_hash': hashGKey(key), 'g_keys.state': 'active' })
      .first())
  if (!artist) {
    await recordFailedAttempt(guesser)
    throw new ApiError(errors['invalid-g-key'])
  }
  if (artist.suspendedAt) throw new ApiError(errors['artist-suspended'])
  return { artistId: artist.id, data: { ...artist.toArtistData(), gKeyId: key } }
}
