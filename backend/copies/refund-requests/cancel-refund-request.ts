import { db } from '#database/client'
import { publishSoon } from '#database/pub-sub'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { getHeldCopy } from '#module/copies'
import { buildPayeeTopic } from '#module/payments'
import { errors } from './contract.ts'

/** Takes back an open request, after which the copy's refund may be asked for again. Throws 403, 404, 409. */
export async function cancelRefundRequest(copyId: string, fanIds: string[]): Promise<void> {
  const held = await getHeldCopy(copyId, fanIds)
  const [ended] = await sql<{ artistId: string }>(
    db,
    `UPDATE refund_requests SET state = 'withdrawn', ended_at = now()
      WHERE keymail_id = $1 AND fan_id = ANY ($2) AND state = 'open' RETURNING artist_id AS "artistId"`,
    [held.keymailId, fanIds],
  )
  if (!ended) throw new ApiError(errors['refund-closed'])
  publishSoon(buildPayeeTopic(ended.artistId))
}
