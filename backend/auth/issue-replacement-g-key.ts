import type { Trx } from '#database/client'
import { voidGKeys } from '#module/artists/g-keys'
import { enqueue } from '#queue/queue'
import { sendReplacementGKeyEmailJob } from './jobs.ts'

/** Voids an artist's G-Keys at once and enqueues the mail with a new one to their contact address. */
export async function issueReplacementGKey(trx: Trx, artistId: string): Promise<void> {
  await voidGKeys(trx, artistId)
  await enqueue(trx, sendReplacementGKeyEmailJob, { artistId })
}
