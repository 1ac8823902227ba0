import type { Trx } from '#database/client'
import { Artist } from './artist.ts'

/** Changes an artist's bio or contact address. Returns false when the current value is no longer `from`. */
export async function updateArtistField(
  trx: Trx,
  artistId: string,
  field: 'bio' | 'email',
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const updated = await Artist.query(trx)
    .where({ id: artistId, [field]: from })
    .patch({ [field]: to })
  return updated > 0
}
