import { commonErrors } from '#contract/http'
import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

/** Cancels an open offer; its link stops working. Throws 403, 404, and 409 if it was already claimed. */
export async function cancelGift(copyId: string, fanIds: string[]): Promise<void> {
  const [copy] = await sql<{ keymailId: string; mine: boolean }>(
    db,
    `SELECT g.keymail_id AS "keymailId", g.giver_id = ANY ($2) AS mine FROM keymails k JOIN copy_gifts g ON g.keymail_id = k.id
      WHERE k.copy_id = $1 ORDER BY g.id DESC LIMIT 1`,
    [copyId, fanIds],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  if (!copy.mine) throw new ApiError(commonErrors['not-yours'])
  const ended = await sql(
    db,
    `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL
      WHERE keymail_id = $1 AND state = 'offered' RETURNING id`,
    [copy.keymailId],
  )
  if (ended.length === 0) throw new ApiError(errors['gift-gone'])
}
