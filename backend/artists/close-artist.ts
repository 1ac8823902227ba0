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
 * unchanged, and a mail says what remains. Without a key, whoever calls has proved it otherwise and writes the mail.
 */
export async function closeArtist(trx: Trx, artistId: string, typedKey: string | undefined): Promise<void> {
  const key = typedKey === undefined ? undefined : parseGKey(typedKey)
  const open = Artist.query(trx).where({ id: artistId, closed_at: null })
  if (key) open.whereExists(Artist.relatedQuery('gKeys').where({ key_hash: calculateGKeyHash(key), state: 'active' }))
  const isProved = typedKey === undefined || key
  const closed = isProved && (await open.patch({ closedAt: fn.now(), pendingPaymentEmail: null }))
  if (typedKey !== undefined && !closed) throw new ApiError(errors['invalid-g-key'])
  await voidGKeysAndSessions(trx, artistId)
  if (typedKey !== undefined) await enqueue(trx, sendAccountClosedEmailJob, { artistId })
}
