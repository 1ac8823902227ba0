import { eventSql } from '#module/analytics'
import { db, sql } from '#platform/database'
import { mustFulfil } from './claim-order.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { Order } from './order.ts'

const refundText = (fulfilment: Fulfilment) => `
  WITH posting AS (
    INSERT INTO ledger_postings (kind, order_id, provider_id)
    SELECT 'refund', id, $2 FROM orders WHERE id = $1 AND state IN ('completed', 'stranded')
    ON CONFLICT (kind, provider_id) DO NOTHING RETURNING id, order_id),
  refunded AS (
    UPDATE orders o SET refunded_cents = o.refunded_cents + $3 FROM posting WHERE o.id = posting.order_id RETURNING o.*),
  entries AS (
    INSERT INTO ledger_entries (posting_id, account, cents)
    SELECT p.id, e.account, e.cents FROM posting p JOIN refunded r ON r.id = p.order_id
     CROSS JOIN LATERAL (VALUES
       ('paypal/' || coalesce('artist/' || r.payee_artist_id, 'platform'), -$3::int),
       ('sales/' || r.purpose, $3::int)) AS e (account, cents)),
  event AS (${eventSql('refund', { from: 'refunded', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: '-$3::int' })})
  ${fulfilment.revoke ? `, revoked AS (${fulfilment.revoke} AND refunded.refunded_cents >= refunded.cents)` : ''}
  ${fulfilment.takeBack ? `, unpaid AS (SELECT * FROM refunded WHERE refunded_cents >= cents), ${fulfilment.takeBack}` : ''}
  SELECT order_id FROM posting`

/**
 * Books money that went back to the buyer, once per refund id however often it is heard of: the ledger, the order's sum,
 * and, when everything went back, the goods, in one statement. `cents` is what the buyer got.
 */
export async function bookRefund(order: Order, refund: { id: string; cents: number }): Promise<void> {
  await sql(db, refundText(mustFulfil(order)), [order.id, refund.id, refund.cents])
}
