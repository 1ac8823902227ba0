import { recordEvent } from '#module/analytics'
import { type Trx, sql } from '#platform/database'
import { Artist } from './artist.ts'
import { hashGKey, newGKey } from './g-key.ts'

export type NewArtist = Pick<Artist, 'accountType' | 'legalName' | 'stageName' | 'email'> &
  Partial<Pick<Artist, 'bio' | 'paymentEmail' | 'trackingNumber'>>

/** Makes an artist with a first G-Key. The key is returned here and never again: only its hash is stored. */
export async function createArtist(trx: Trx, fields: NewArtist): Promise<{ artist: Artist; gKeyId: string }> {
  const artist = await insertArtist(trx, fields)
  return { artist, gKeyId: await addGKey(trx, artist.id) }
}

/** An artist who has no G-Key yet. */
export async function insertArtist(trx: Trx, fields: NewArtist): Promise<Artist> {
  const artist = await Artist.query(trx).insertAndFetch(fields)
  await recordEvent(trx, 'signup', { detail: 'artist', artistId: artist.id })
  return artist
}

/** One more G-Key for an artist. It is returned here and never again: only its hash is stored. */
export async function addGKey(trx: Trx, artistId: string): Promise<string> {
  const gKeyId = newGKey()
  await recordEvent(trx, 'g-key-issued', { artistId })
  await sql(trx, 'INSERT INTO g_keys (artist_id, key_hash) VALUES ($1, $2)', [artistId, hashGKey(gKeyId)])
  return gKeyId
}
