import { db } from '#database/client'
import { type AttemptCaller, trackFailedAttempt, assertAttemptAllowed } from '#http/limits/failed-attempts'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { type ArtistData, errors } from '#contract/artists'
import { calculateGKeyHash, parseGKey } from '#module/artists/g-keys'

/** The artist whose active G-Key this is. Failed attempts are throttled and all get the same answer. */
export async function validateGKey(
  typed: string,
  guesser: AttemptCaller,
): Promise<{ artistId: string; data: ArtistData }> {
  await assertAttemptAllowed(guesser)
  const key = parseGKey(typed)
  const artist =
    key &&
    (await Artist.query(db)
      .select('artists.*')
      .join('g_keys', 'g_keys.artist_id', 'artists.id')
      .where({ 'g_keys.key_hash': calculateGKeyHash(key), 'g_keys.state': 'active' })
      .first())
  if (!artist) {
    await trackFailedAttempt(guesser)
    throw new ApiError(errors['invalid-g-key'])
  }
  if (artist.suspendedAt) throw new ApiError(errors['artist-suspended'])
  return { artistId: artist.id, data: { ...artist.toArtistData(), gKeyId: key } }
}
