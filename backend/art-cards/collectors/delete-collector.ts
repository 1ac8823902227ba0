import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes the name and address of a collector; the copies stay theirs, and nobody can reach them any more. */
export async function deleteCollector(trx: Trx, email: string): Promise<void> {
  await sql(
    trx,
    `UPDATE collectors SET email = id || '@payer.invalid', name = '', language = NULL, deleted_at = now() WHERE email = $1`,
    [email],
  )
}
