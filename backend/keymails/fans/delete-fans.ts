import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/**
 * Deletes the name and address of whoever paid or was given something under this address. The copies stay theirs: the
 * numbers are sold for good, and nobody can reach them any more.
 */
export async function deleteFans(trx: Trx, email: string): Promise<void> {
  await sql(
    trx,
    `UPDATE fans SET email = NULL, payer_email = id || '@payer.invalid', visitor_id = gen_random_uuid(), name = '',
            language = NULL, deleted_at = now() WHERE address = $1`,
    [email],
  )
}
