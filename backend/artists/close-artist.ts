import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { hashGKey, parseGKey, voidGKeysAndSessions } from '#module/artists/g-keys'
import { errors } from './contract.ts'

/**
 * Closes an artist's account: voids the keys and signs the artist out everywhere. `typedKey`, the G-Key, proves that it
 * is them; otherwise throws 401. Their name stays on what fans own, and the ledger is unchanged.
 */
export async function closeArtist(trx: Trx, artistId: string, typedKey: string): Promise<void> {
  const key = parseGKey(typedKey)
  const closed =
    key &&
    (await sql(
      trx,
      `UPDATE artists a SET closed_at = now(), pending_payment_email = NULL
        WHERE a.id = $1 AND a.closed_at IS NULL AND EXISTS (
          SELECT FROM g_keys k WHERE k.artist_id = a.id AND k.key_hash = $2 AND k.state = 'active')
       RETURNING a.id`,
      [artistId, hashGKey(key)],
    ))
  if (!closed || closed.length === 0) throw new ApiError(errors['invalid-g-key'])
  await voidGKeysAndSessions(trx, artistId)
}
