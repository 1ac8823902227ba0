import type { Trx } from '#database/client'
import { Artist } from '#module/artists'
import { enqueue } from '#queue/queue'
import { sendPaymentEmailLinkJob } from './jobs.ts'

/** Sets the pending payment address and enqueues its confirmation mail. Payments go to the old address until then. */
export async function updatePendingPaymentEmail(trx: Trx, artistId: string, email: string): Promise<void> {
  await Artist.query(trx).findById(artistId).patch({ pendingPaymentEmail: email })
  await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
}
