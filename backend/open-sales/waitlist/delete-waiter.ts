import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Takes an address off every waiting list. */
export async function deleteWaiter(trx: Trx, email: string): Promise<void> {
  await sql(trx, 'DELETE FROM open_sale_waiters WHERE lower(email) = $1', [email])
}
