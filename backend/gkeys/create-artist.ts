import { recordEvent } from '#module/analytics'
import { type Trx, sql } from '#platform/database'
import { Artist } from './artist.ts'
import { hashGKey, createGKey } from './g-key.ts'

export type NewArtist = Pick<Artist, 'accountType' | 'legalName' | 'stageName' | 'email'> &
  Partial<Pick<Artist, 'bio' | 'paymentEmail' | 'trackingNumber'>>

/** Creates an artist with a first G-Key. The key is returned only here: only its hash is stored. */
export async function createArtist(trx: Trx, fields: NewArtist): Promise<{ artist: Artist; gKeyId: string }> {
  const artist = await createArtistWithoutGKey(trx, fields)
  return { artist, gKeyId: await issueGKey(trx, artist.id) }
}

/** Creates an artist without a G-Key. */
export async function createArtistWithoutGKey(trx: Trx, fields: NewArtist): Promise<Artist> {
  const artist = await Artist.query(trx).insertAndFetch(fields)
  await recordEvent(trx, 'signup', { detail: 'artist', artistId: artist.id })
  return artist
}

/** Issues another G-Key to an artist. The key is returned only here: only its hash is stored. */
export async function issueGKey(trx: Trx, artistId: string): Promise<string> {
  const gKeyId = createGKey()
  await recordEvent(trx, 'g-key-issued', { artistId })
  await sql(trx, 'INSERT INTO g_keys (artist_id, key_hash) VALUES ($1, $2)', [artistId, hashGKey(gKeyId)])
  return gKeyId
}
