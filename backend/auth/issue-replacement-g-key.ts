import type { Trx } from '#database/client'
import { voidGKeysAndSessions } from '#module/artists/g-keys'
import { enqueue } from '#queue/queue'
import { sendReplacementGKeyEmailJob } from './jobs.ts'

/** Voids an artist's G-Keys at once, signs out everybody who used them, and enqueues the mail with a new one to their contact address. */
export async function issueReplacementGKey(trx: Trx, artistId: string): Promise<void> {
  await voidGKeysAndSessions(trx, artistId)
  await enqueue(trx, sendReplacementGKeyEmailJob, { artistId })
}
