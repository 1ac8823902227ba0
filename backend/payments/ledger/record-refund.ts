import { buildEventSql } from '#module/analytics'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { requireProduct } from '#module/payments'
import type { Product } from '#module/payments'
import type { Order } from '#module/payments'

// Never more than was paid: a dispute and the refund that resolves it can both be reported as money returned.
const buildRecordRefundSql = (fulfilment: Product) => `
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
  event AS (${buildEventSql('refund', { from: 'refunded', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: '-booked' })})
  ${fulfilment.reverseSql ? `, revoked AS (${fulfilment.reverseSql} AND refunded.refunded_cents >= refunded.cents)` : ''}
  ${fulfilment.reverseCtesSql ? `, unpaid AS (SELECT * FROM refunded WHERE refunded_cents >= cents), ${fulfilment.reverseCtesSql}` : ''}
  SELECT order_id FROM posting`

/**
 * Records money returned to the buyer, once per refund id: ledger, refunded sum of the order and, after a full refund,
 * the reversal of the product, in one statement. `cents` is what the buyer received.
 */
export async function recordRefund(order: Order, refund: { id: string; cents: number }): Promise<void> {
  await sql(db, buildRecordRefundSql(requireProduct(order)), [order.id, refund.id, refund.cents])
}
