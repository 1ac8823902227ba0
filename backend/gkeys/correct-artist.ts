import { type Trx, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { sendPaymentEmailLinkJob } from './jobs.ts'

const updateFieldSql = {
  bio: 'UPDATE artists SET bio = $3 WHERE id = $1 AND bio = $2 RETURNING id',
  email: 'UPDATE artists SET email = $3 WHERE id = $1 AND email = $2 RETURNING id',
}

/** Changes an artist's bio or contact address. Returns false when the current value is no longer `from`. */
export async function updateArtistField(
  trx: Trx,
  artistId: string,
  field: keyof typeof updateFieldSql,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return (await sql(trx, updateFieldSql[field], [artistId, from, to])).length > 0
}

/** Sets the pending payment address and enqueues its confirmation mail. Payments go to the old address until then. */
export async function updatePendingPaymentEmail(trx: Trx, artistId: string, email: string): Promise<void> {
  await sql(trx, 'UPDATE artists SET pending_payment_email = $2 WHERE id = $1', [artistId, email])
  await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
}
