import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Forgets that somebody asked for a link, with the address it was to go to. */
export async function deleteRequests(trx: Trx, email: string): Promise<void> {
  await sql(trx, 'DELETE FROM personal_data_requests WHERE email = $1', [email])
}
