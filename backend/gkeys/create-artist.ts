import { type Trx, sql } from '#platform/database'
import { Artist } from './artist.ts'
import { hashGKey, newGKey } from './g-key.ts'

export type NewArtist = Pick<Artist, 'accountType' | 'legalName' | 'stageName' | 'email'> &
  Partial<Pick<Artist, 'bio' | 'paymentEmail' | 'trackingNumber'>>

/** Makes an artist with a first G-Key. The key is returned here and never again: only its hash is stored. */
export async function createArtist(trx: Trx, fields: NewArtist): Promise<{ artist: Artist; gKeyId: string }> {
  const artist = await Artist.query(trx).insertAndFetch(fields)
  const gKeyId = newGKey()
  await sql(trx, 'INSERT INTO g_keys (artist_id, key_hash) VALUES ($1, $2)', [artist.id, hashGKey(gKeyId)])
  return { artist, gKeyId }
}
