import { raw } from 'objection'
import type { Trx } from '#database/client'
import { trackEvent } from '#module/analytics'
import { issueGKey } from '#module/artists/g-keys'
import { toSearchText } from '#text/search-text'
import { Artist } from './artist.ts'

export type NewArtist = Pick<Artist, 'accountType' | 'legalName' | 'stageName' | 'email'> &
  Partial<Pick<Artist, 'bio' | 'paymentEmail' | 'trackingNumber'>>

/** Creates an artist with a first G-Key. The key is returned only here: only its hash is stored. */
export async function createArtist(trx: Trx, fields: NewArtist): Promise<{ artist: Artist; gKeyId: string }> {
  const artist = await createArtistWithoutGKey(trx, fields)
  return { artist, gKeyId: await issueGKey(trx, artist.id) }
}

/** Creates an artist without a G-Key. */
export async function createArtistWithoutGKey(trx: Trx, fields: NewArtist): Promise<Artist> {
  const search = raw(`to_tsvector('simple', ?)`, [toSearchText(fields.stageName)])
  const artist = await Artist.query(trx).insertAndFetch({ ...fields, search })
  await trackEvent(trx, 'signup', { detail: 'artist', artistId: artist.id })
  return artist
}
