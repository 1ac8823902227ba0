import type { db } from '#database/client'
import { sql } from '#database/sql'

/** As `updateKeymailPlayed`, of one Keymail. Returns false if the fans do not hold it. */
export async function updateCopyPlayed(on: typeof db, keymailId: string, fanIds: readonly string[]): Promise<boolean> {
  const entered = await sql(
    on,
    `UPDATE keymails SET entered_at = coalesce(entered_at, now())
      WHERE id = $1 AND fan_id = ANY ($2) AND state = 'redeemed' RETURNING id`,
    [keymailId, fanIds],
  )
  return entered.length > 0
}
