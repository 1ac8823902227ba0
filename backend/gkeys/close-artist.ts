import { type Trx, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { errors } from './contract.ts'
import { hashGKey, parseGKey } from './g-key.ts'

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

/** Voids all G-Keys of an artist and signs them out everywhere. Fan rights in the same sessions remain. */
export async function voidGKeysAndSessions(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
  await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
}
