import { eventSql } from '#module/analytics'
import { db, sql } from '#platform/database'
import { mustFulfil } from './claim-order.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { Order } from './order.ts'

// Never more than was paid: a dispute and the refund that ends it may both be told as money that went back.
const refundText = (fulfilment: Fulfilment) => `
  WITH posting AS (
    INSERT INTO ledger_postings (kind, order_id, provider_id)
    SELECT 'refund', id, $2 FROM orders WHERE id = $1 AND state IN ('completed', 'stranded')
    ON CONFLICT (kind, provider_id) DO NOTHING RETURNING id, order_id),
  refunded AS (
    UPDATE orders o SET refunded_cents = least(o.cents, o.refunded_cents + $3) FROM posting
     WHERE o.id = posting.order_id RETURNING new.*, new.refunded_cents - old.refunded_cents AS booked),
  entries AS (
    INSERT INTO ledger_entries (posting_id, account, cents)
    SELECT p.id, e.account, e.cents FROM posting p JOIN refunded r ON r.id = p.order_id
     CROSS JOIN LATERAL (VALUES
       ('paypal/' || coalesce('artist/' || r.payee_artist_id, 'platform'), -r.booked),
       ('sales/' || r.purpose, r.booked)) AS e (account, cents) WHERE r.booked > 0),
  event AS (${eventSql('refund', { from: 'refunded', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: '-booked' })})
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
