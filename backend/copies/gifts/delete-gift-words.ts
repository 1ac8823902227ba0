import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Withdraws the open offers by these fans and to this address, and erases the address and words of all of them. */
export async function deleteGiftWords(trx: Trx, { email, fanIds }: { email: string; fanIds: string[] }): Promise<void> {
  await sql(
    trx,
    `UPDATE copy_gifts SET state = CASE state WHEN 'offered' THEN 'withdrawn' ELSE state END,
            ended_at = coalesce(ended_at, now()), email = NULL, message = ''
      WHERE giver_id = ANY ($1) OR email = $2`,
    [fanIds, email],
  )
}
