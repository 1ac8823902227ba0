import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes the open links that were mailed to an address, and what its mail server answered. */
export async function deleteMailTraces(trx: Trx, email: string): Promise<void> {
  await sql(trx, `DELETE FROM mailed_links WHERE lower(data ->> 'email') = $1`, [email])
  await sql(trx, 'DELETE FROM mail_bounces WHERE lower(address) = $1', [email])
}
