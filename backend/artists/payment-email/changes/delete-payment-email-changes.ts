import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes the addresses that an artist was or asked to be paid at. Orders keep the one that each was paid to. */
export async function deletePaymentEmailChanges(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'DELETE FROM payment_email_changes WHERE artist_id = $1', [artistId])
}
