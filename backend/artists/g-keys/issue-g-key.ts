import type { Trx } from '#database/client'
import { trackEvent } from '#module/analytics'
import { createGKey, calculateGKeyHash } from './g-key.ts'
import { GKey } from './g-key-model.ts'
import { voidGKeysAndSessions } from './void-g-keys.ts'

/** Issues another G-Key to an artist. The key is returned only here: only its hash is stored. */
export async function issueGKey(trx: Trx, artistId: string): Promise<string> {
  const gKeyId = createGKey()
  await trackEvent(trx, 'g-key-issued', { artistId })
  await GKey.query(trx).insert({ artistId, keyHash: calculateGKeyHash(gKeyId) })
  return gKeyId
}

/** Issues a G-Key in place of all earlier ones and ends every session that they opened. */
export async function issueSoleGKey(trx: Trx, artistId: string): Promise<string> {
  await voidGKeysAndSessions(trx, artistId)
  return issueGKey(trx, artistId)
}
