import type { Trx } from '#database/client'
import { recordEvent } from '#module/analytics'
import { createGKey, hashGKey } from './g-key.ts'
import { GKey } from './g-key-model.ts'
import { voidGKeys } from './void-g-keys.ts'

/** Issues another G-Key to an artist. The key is returned only here: only its hash is stored. */
export async function issueGKey(trx: Trx, artistId: string): Promise<string> {
  const gKeyId = createGKey()
  await recordEvent(trx, 'g-key-issued', { artistId })
  await GKey.query(trx).insert({ artistId, keyHash: hashGKey(gKeyId) })
  return gKeyId
}

/** Issues a G-Key in place of all earlier ones. */
export async function replaceGKey(trx: Trx, artistId: string): Promise<string> {
  await voidGKeys(trx, artistId)
  return issueGKey(trx, artistId)
}
