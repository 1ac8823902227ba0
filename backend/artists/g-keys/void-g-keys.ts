import type { Trx } from '#database/client'
import { deleteArtistSession } from '#http/sessions/session'
import { GKey } from './g-key-model.ts'

/** Voids all G-Keys of an artist. Sessions that they opened continue. */
export async function voidGKeys(trx: Trx, artistId: string): Promise<void> {
  await GKey.query(trx).where({ artist_id: artistId, state: 'active' }).patch({ state: 'void' })
}

/** Voids all G-Keys of an artist and signs them out everywhere. */
export async function voidGKeysAndSessions(trx: Trx, artistId: string): Promise<void> {
  await voidGKeys(trx, artistId)
  await deleteArtistSession(trx, artistId)
}
