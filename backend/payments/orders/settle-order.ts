import { buildEventSql } from '#module/analytics'
import { openReview } from '#module/reviews'
import { db, inTransaction } from '#database/client'
import { sql } from '#database/sql'
import { incrementSales } from '#runtime/metrics'
import { requireProduct } from '#module/payments'
import type { Product } from '#module/payments'
import { type Order, getOrder } from '#module/payments'
import type { ProviderCapture, ProviderOrder } from '#module/payments/paypal'

/** The accounts of one sale; they sum to zero. The platform takes no share of an artist's sale, so it has no entry. */
const saleEntriesSql = `
  (VALUES ('paypal/' || coalesce('artist/' || s.payee_artist_id, 'platform'), $6::int - $3::int),
          ('fees/paypal', $3::int),
          ('sales/' || s.purpose, -$6::int)) AS e (account, cents)`

const recordSaleSql = `
  posting AS (
    INSERT INTO ledger_postings (kind, order_id, provider_id) SELECT 'sale', id, $2 FROM settled
    RETURNING id, order_id),
  entries AS (
    INSERT INTO ledger_entries (posting_id, account, cents)
    SELECT p.id, e.account, e.cents FROM posting p JOIN settled s ON s.id = p.order_id
     CROSS JOIN LATERAL ${saleEntriesSql} WHERE e.cents <> 0),
  event AS (${buildEventSql('sale', { from: 'settled', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: '$6::int' })})`

export const buildSettleSql = (fulfilment: Product) => `
  WITH paid AS (SELECT * FROM orders WHERE id = $1 AND state IN ('created', 'capturing') FOR UPDATE),
  ${fulfilment.deliverSql},
  settled AS (
    UPDATE orders o SET state = 'completed', capture_id = $2, fee_cents = $3, payer_email = $4, payer_name = $5,
           completed_at = now(), pending_reason = NULL, held_until = NULL
      FROM delivered WHERE o.id = delivered.order_id RETURNING o.*),
  attempt AS (
    UPDATE capture_attempts a SET outcome = 'completed', ended_at = now()
      FROM settled WHERE a.request_id = settled.capture_request_id),
  ${recordSaleSql}
  SELECT id FROM settled`

const settleUndeliverableSql = `
  WITH settled AS (
    UPDATE orders SET state = 'stranded', capture_id = $2, fee_cents = $3, payer_email = $4, payer_name = $5,
           completed_at = now()
     WHERE id = $1 AND state IN ('created', 'capturing') RETURNING *),
  ${recordSaleSql}
  SELECT id FROM settled`

/**
 * Completes a paid order: delivers the product, writes the ledger and closes the order, in one statement. Idempotent:
 * the browser's request, the webhook and the reconciliation job all end here, in any order and number. A payment that
 * cannot be delivered is posted, marked `stranded` and opens a review.
 */
export async function settleOrder(
  order: Order,
  capture: ProviderCapture,
  payer: ProviderOrder['payer'],
): Promise<'completed' | 'stranded'> {
  const values = [
    order.id,
    capture.id,
    capture.feeCents,
    (payer.email ?? `${order.id}@payer.invalid`).toLowerCase(),
    payer.name,
    // The amount captured, which may differ from the price.
    capture.cents,
  ]
  if (capture.cents === order.cents && capture.currency === order.currency) {
    const settled = await sql(db, buildSettleSql(requireProduct(order)), values)
    if (settled.length > 0) {
      incrementSales(order.purpose, order.cents)
      return 'completed'
    }
    const now = await getOrder(order.id)
    if (now?.state === 'completed') return 'completed'
  }
  return inTransaction(async (trx) => {
    const stranded = await sql(trx, settleUndeliverableSql, values)
    if (stranded.length === 0) {
      const now = await getOrder(order.id, trx)
      return now?.state === 'completed' ? 'completed' : 'stranded'
    }
    await openReview(trx, {
      kind: 'payment',
      subject: `Paid order ${order.id} could not be delivered`,
      effectKey: `stranded:${order.id}`,
      reason:
        capture.cents === order.cents && capture.currency === order.currency
          ? 'The money arrived, but somebody else owns what was bought. It has to be given back.'
          : 'The captured amount is not the price of the order.',
      evidence: { orderId: order.id, captureId: capture.id, cents: capture.cents, currency: capture.currency },
    })
    return 'stranded'
  })
}
