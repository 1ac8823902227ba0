import { fn } from 'objection'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { calculateGKeyHash, parseGKey, voidGKeysAndSessions } from '#module/artists/g-keys'
import { Artist } from './artist.ts'
import { errors } from './contract.ts'
import { sendAccountClosedEmailJob } from './jobs.ts'

/**
 * Closes an artist's account: voids the keys and signs the artist out everywhere. `typedKey`, the G-Key, proves that it
 * is them; otherwise throws 401. Their name stays on what fans own, the ledger is
 * unchanged, and a mail says what remains.
 */
export async function closeArtist(trx: Trx, artistId: string, typedKey: string): Promise<void> {
  const key = parseGKey(typedKey)
  const closed =
    key &&
    (await Artist.query(trx)
      .where({ id: artistId, closed_at: null })
      .whereExists(Artist.relatedQuery('gKeys').where({ key_hash: calculateGKeyHash(key), state: 'active' }))
      .patch({ closedAt: fn.now(), pendingPaymentEmail: null }))
  if (!closed) throw new ApiError(errors['invalid-g-key'])
  await voidGKeysAndSessions(trx, artistId)
  await enqueue(trx, sendAccountClosedEmailJob, { artistId })
}
