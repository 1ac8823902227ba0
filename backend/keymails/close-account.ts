import { suspendArtistCards } from '#module/art-cards/cards'
import { closeArtist } from '#module/artists'
import { closeEditions } from '#module/catalog/editions'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'

/**
 * Closes an artist's account: takes everything off sale and voids unused codes. Fans keep their copies and files, and
 * payments in progress still complete. Throws 401 unless `gKeyId` is the artist's own.
 */
export function closeAccount(artistId: string, gKeyId: string): Promise<void> {
  return runInTransaction((trx) => closeArtistAccount(trx, artistId, gKeyId))
}

/** The same in a transaction; without a key, whoever calls has proved that the artist wants it. */
export async function closeArtistAccount(trx: Trx, artistId: string, gKeyId?: string): Promise<void> {
  await closeArtist(trx, artistId, gKeyId)
  await closeEditions(trx, artistId)
  await suspendArtistCards(trx, artistId)
  await sql(
    trx,
    `UPDATE keymails k SET state = 'void' FROM editions e
      WHERE e.id = k.edition_id AND e.artist_id = $1 AND k.state = 'issued'`,
    [artistId],
  )
}
