import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { recordEvent } from '#module/analytics'
import { createGKey, hashGKey } from './g-key.ts'
import { voidGKeys } from './void-g-keys.ts'

/** Issues another G-Key to an artist. The key is returned only here: only its hash is stored. */
export async function issueGKey(trx: Trx, artistId: string): Promise<string> {
  const gKeyId = createGKey()
  await recordEvent(trx, 'g-key-issued', { artistId })
  await sql(trx, 'INSERT INTO g_keys (artist_id, key_hash) VALUES ($1, $2)', [artistId, hashGKey(gKeyId)])
  return gKeyId
}

/** Issues a G-Key in place of all earlier ones. */
export async function replaceGKey(trx: Trx, artistId: string): Promise<string> {
  await voidGKeys(trx, artistId)
  return issueGKey(trx, artistId)
}
