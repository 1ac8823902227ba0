import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes an artist's key, followers on other servers and what still waits to be delivered to them. */
export async function deleteActor(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'DELETE FROM federation_deliveries WHERE artist_id = $1', [artistId])
  await sql(trx, 'DELETE FROM federation_followers WHERE artist_id = $1', [artistId])
  await sql(trx, 'DELETE FROM federation_keys WHERE artist_id = $1', [artistId])
}
