import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { sendPaymentEmailLinkJob } from './jobs.ts'

/** Sets the pending payment address and enqueues its confirmation mail. Payments go to the old address until then. */
export async function updatePendingPaymentEmail(trx: Trx, artistId: string, email: string): Promise<void> {
  await sql(trx, 'UPDATE artists SET pending_payment_email = $2 WHERE id = $1', [artistId, email])
  await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
}
