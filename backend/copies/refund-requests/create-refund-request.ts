import { runInTransaction } from '#database/client'
import { publishSoon } from '#database/pub-sub'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { enqueue } from '#queue/queue'
import { getHeldCopy } from '#module/copies'
import { buildPayeeTopic } from '#module/payments'
import { errors } from './contract.ts'
import { sendRefundRequestJob } from './jobs.ts'

/** Requests per session's fans and hour. */
const REFUND_REQUESTS_RATE_LIMIT = { hits: 20, seconds: 3600 }

/**
 * Passes a buyer's wish for a refund on to the artist, once per copy unless it is taken back. Throws 403, 404, and 409
 * for gifts and second requests.
 */
export async function createRefundRequest(copyId: string, fanIds: string[], reason: string): Promise<void> {
  const held = await getHeldCopy(copyId, fanIds)
  if (!held.bought) throw new ApiError(errors['refund-gift'])
  await consumeRateLimit(`refund-requests:${fanIds[0] ?? ''}`, REFUND_REQUESTS_RATE_LIMIT)
  const artistId = await runInTransaction(async (trx) => {
    const [request] = await sql<{ id: string; artistId: string }>(
      trx,
      `INSERT INTO refund_requests (order_id, keymail_id, fan_id, artist_id, reason)
       SELECT o.id, k.id, k.fan_id, o.payee_artist_id, $3 FROM keymails k JOIN orders o ON o.id = k.order_id
        WHERE k.id = $1 AND k.state = 'redeemed' AND k.gifted_at IS NULL AND k.fan_id = ANY ($2)
          AND o.payee_artist_id IS NOT NULL AND o.refunded_cents < o.cents
       ON CONFLICT DO NOTHING RETURNING id, artist_id AS "artistId"`,
      [held.keymailId, fanIds, reason],
    )
    if (!request) throw new ApiError(errors['refund-asked'])
    await enqueue(trx, sendRefundRequestJob, { requestId: request.id })
    return request.artistId
  })
  publishSoon(buildPayeeTopic(artistId))
}
