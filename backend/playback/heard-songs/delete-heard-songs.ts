import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes what these visitors heard and when. The plays counted for artists name nobody. */
export async function deleteHeardSongs(trx: Trx, visitorIds: string[]): Promise<void> {
  await sql(trx, 'DELETE FROM heard_songs WHERE visitor_id = ANY ($1)', [visitorIds])
}
