import { type Trx, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { hashGKey, readGKey } from './g-key.ts'

/**
 * An artist leaves: the keys open nothing any more and nobody stays signed in as them. `typedKey`, the G-Key, is the
 * proof that it is them: 401. Their name stays beside what fans own, and the books stay as they are.
 */
export async function closeArtist(trx: Trx, artistId: string, typedKey: string): Promise<void> {
  const key = readGKey(typedKey)
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
  if (!closed || closed.length === 0) throw new Refusal(refusals['invalid-g-key'])
  await endKeysAndSessions(trx, artistId)
}

/** Voids every key of an artist and signs them out everywhere. What the same browsers hold as fans they keep. */
export async function endKeysAndSessions(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1 AND state = 'active'`, [artistId])
  await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
}
