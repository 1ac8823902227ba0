import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes an address that was left for news or a gift. */
export async function deleteAddress(trx: Trx, email: string): Promise<void> {
  await sql(trx, 'DELETE FROM visitor_addresses WHERE email = $1', [email])
}
