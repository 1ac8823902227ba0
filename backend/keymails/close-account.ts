import { closeArtist } from '#module/gkeys'
import { unpublishAll } from '#module/songs'
import { inTransaction, sql } from '#platform/database'

/**
 * The artist leaves the house: nothing of theirs is for sale any more and codes that nobody has used are void. Fans keep
 * what they own, with its files. A payment that is under way arrives. Refuses with 401 unless `gKeyId` is theirs.
 */
export function closeAccount(artistId: string, gKeyId: string): Promise<void> {
  return inTransaction(async (trx) => {
    await closeArtist(trx, artistId, gKeyId)
    await unpublishAll(trx, artistId)
    await sql(
      trx,
      `UPDATE keymails k SET state = 'void' FROM editions e
        WHERE e.id = k.edition_id AND e.artist_id = $1 AND k.state = 'issued'`,
      [artistId],
    )
  })
}
