import type { Trx } from '#database/client'
import { Artist } from './artist.ts'

/** Lifts an artist's suspension. Returns false when not suspended. */
export async function restoreArtist(trx: Trx, artistId: string): Promise<boolean> {
  const restored = await Artist.query(trx)
    .where({ id: artistId })
    .whereNotNull('suspended_at')
    .patch({ suspendedAt: null })
  return restored > 0
}
