import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes an address with all that it follows. */
export async function deleteFollower(trx: Trx, email: string): Promise<void> {
  await sql(trx, 'DELETE FROM followers WHERE email = $1', [email])
}
