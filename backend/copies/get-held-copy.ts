import { commonErrors } from '#contract/http'
import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

type HeldCopy = {
  keymailId: string
  orderId: string
  title: string
  copy: number
  mine: boolean
  bought: boolean
  state: string
}

export async function getHeldCopy(copyId: string, fanIds: string[]): Promise<HeldCopy> {
  const [held] = await sql<HeldCopy>(
    db,
    `SELECT k.id AS "keymailId", k.order_id AS "orderId", e.title, k.copy, k.state, k.fan_id = ANY ($2) AS mine,
            k.gifted_at IS NULL AS bought
       FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId, fanIds],
  )
  if (!held) throw new ApiError(errors['copy-unknown'])
  if (held.state === 'void') throw new ApiError(errors['copy-refunded'])
  if (!held.mine) throw new ApiError(commonErrors['not-yours'])
  return held
}
