import type { Trx } from '#database/client'
import { issueReplacementGKey } from './issue-replacement-g-key.ts'

/** Voids the old keys and enqueues the mail with a new one. `matter` is `<artist id>:<request id>`. */
export async function approveLostGKeyReview(trx: Trx, matter: string): Promise<void> {
  const artistId = matter.split(':')[0] ?? ''
  await issueReplacementGKey(trx, artistId)
}
