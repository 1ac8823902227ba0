import type { Trx } from '#database/client'
import { sql } from '#database/sql'

const updateFieldSql = {
  bio: 'UPDATE artists SET bio = $3 WHERE id = $1 AND bio = $2 RETURNING id',
  email: 'UPDATE artists SET email = $3 WHERE id = $1 AND email = $2 RETURNING id',
}

/** Changes an artist's bio or contact address. Returns false when the current value is no longer `from`. */
export async function updateArtistField(
  trx: Trx,
  artistId: string,
  field: keyof typeof updateFieldSql,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return (await sql(trx, updateFieldSql[field], [artistId, from, to])).length > 0
}
