import type { Trx } from '#database/client'
import { deleteArtistSession } from '#http/sessions/session'
import { GKey } from './g-key-model.ts'

/** Voids one G-Key, and signs its artist out if it was the last. Returns undefined when the key is not active. */
export async function voidGKey(trx: Trx, gKeyRowId: string): Promise<{ artistId: string } | undefined> {
  const voided = await GKey.query(trx)
    .where({ id: gKeyRowId, state: 'active' })
    .patch({ state: 'void' })
    .returning('artist_id')
    .first()
  if (!voided) return undefined
  const { artistId } = voided
  const others = await GKey.query(trx).where({ artist_id: artistId, state: 'active' }).resultSize()
  if (others === 0) await deleteArtistSession(trx, artistId)
  return { artistId }
}
