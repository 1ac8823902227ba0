import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes what was written to us with this address. */
export async function deleteFeedback(trx: Trx, email: string): Promise<void> {
  await sql(trx, 'DELETE FROM visitor_feedback WHERE lower(email) = $1', [email])
}
