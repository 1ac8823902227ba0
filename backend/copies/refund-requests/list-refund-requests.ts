import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildPaymentUrl } from '#module/payments/paypal'
import type { listRefundRequests as listRefundRequestsCall } from './contract.ts'

type RefundRequest = EndpointReply<typeof listRefundRequestsCall>[number]

const LISTED_MAX = 200

/**
 * What an artist was asked for. A copy that was refunded, given away or lost in a dispute since then leaves nothing to
 * decide.
 */
export async function listRefundRequests(artistId: string): Promise<RefundRequest[]> {
  const requests = await sql<Omit<RefundRequest, 'at' | 'paymentUrl'> & { at: Date }>(
    db,
    `SELECT r.id, e.title, k.code AS "keymailCode", k.copy, e.copies AS "of", o.cents,
            o.refunded_cents AS "refundedCents", o.capture_id AS "captureId", r.reason, r.answer, r.created_at AS at,
            CASE WHEN o.refunded_cents >= o.cents THEN 'refunded'
                 WHEN r.state = 'open' AND k.fan_id IS DISTINCT FROM r.fan_id THEN 'withdrawn'
                 ELSE r.state END AS state
       FROM refund_requests r JOIN orders o ON o.id = r.order_id JOIN keymails k ON k.id = r.keymail_id
       JOIN editions e ON e.id = k.edition_id
      WHERE r.artist_id = $1
      ORDER BY (r.state = 'open' AND o.refunded_cents < o.cents) DESC, r.id DESC LIMIT $2`,
    [artistId, LISTED_MAX],
  )
  return requests.map(({ at, ...request }) => ({
    ...request,
    at: at.toISOString(),
    paymentUrl: buildPaymentUrl(request.captureId),
  }))
}
