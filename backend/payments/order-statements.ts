import { buildEventSql } from '#module/analytics'
import type { Product } from './product.ts'

/** The entries of one sale sum to zero. The platform takes no share of an artist's sale, so it has no entry. */
const recordSaleSql = `
  posting AS (
    INSERT INTO ledger_postings (kind, order_id, provider_id) SELECT 'sale', id, $2 FROM settled
    RETURNING id, order_id),
  entries AS (
    INSERT INTO ledger_entries (posting_id, account, cents)
    SELECT p.id, e.account, e.cents FROM posting p JOIN settled s ON s.id = p.order_id
     CROSS JOIN LATERAL (VALUES
       ('paypal/' || coalesce('artist/' || s.payee_artist_id, 'platform'), $6::int - $3::int),
       ('fees/paypal', $3::int),
       ('sales/' || s.purpose, -$6::int)) AS e (account, cents) WHERE e.cents <> 0),
  event AS (${buildEventSql('sale', { from: 'settled', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: '$6::int' })})`

/** The statements that change an order together with its product. Each is atomic, idempotent and one round trip. */
export type OrderStatements = ReturnType<typeof buildOrderStatements>

/** Called once per product, so that every execution finds its prepared statement under the same text. */
export function buildOrderStatements(product: Product) {
  const limited = product.kind === 'unlimited' ? undefined : product
  return {
    /**
     * $1 order, $2 request id. An order claiming a copy after its hold expired gets a hold again, so that a release
     * returns the copy to releaseExpiredHolds.
     */
    claim: `
      WITH wanted AS (SELECT * FROM orders WHERE id = $1 AND state = 'created' FOR UPDATE),
      ${limited?.claimSql ?? 'reserved AS (SELECT id AS order_id FROM wanted)'},
      claimed AS (
        UPDATE orders o SET state = 'capturing', capturing_since = now(), capture_request_id = $2, pending_reason = NULL
               ${product.kind === 'pooled' ? ', held_until = coalesce(o.held_until, now())' : ''}
          FROM reserved WHERE o.id = reserved.order_id RETURNING o.id),
      attempt AS (
        INSERT INTO capture_attempts (request_id, order_id) SELECT $2, id FROM claimed)
      SELECT id FROM claimed`,

    /** $1 order, $2 request id, $3 outcome, $4 issue, $5 debug id. */
    releaseClaim: `
      WITH refused AS (
        UPDATE orders SET state = 'created', capturing_since = NULL, pending_reason = NULL
         WHERE id = $1 AND state = 'capturing' AND capture_request_id = $2 RETURNING *),
      ${limited ? `${limited.releaseClaimSql},` : ''}
      attempt AS (
        UPDATE capture_attempts a SET outcome = $3, issue = $4, debug_id = $5, ended_at = now()
          FROM refused WHERE a.request_id = $2)
      SELECT id FROM refused`,

    /** $1 order, $2 capture id, $3 fee, $4 and $5 the payer's email and name, $6 the amount captured, $7 the country. */
    settle: `
      WITH paid AS (SELECT * FROM orders WHERE id = $1 AND state IN ('created', 'capturing') FOR UPDATE),
      ${product.deliverSql},
      settled AS (
        UPDATE orders o SET state = 'completed', capture_id = $2, fee_cents = $3, payer_email = $4, payer_name = $5,
               payer_country = $7, completed_at = now(), pending_reason = NULL, held_until = NULL
          FROM delivered WHERE o.id = delivered.order_id RETURNING o.*),
      attempt AS (
        UPDATE capture_attempts a SET outcome = 'completed', ended_at = now()
          FROM settled WHERE a.request_id = settled.capture_request_id),
      ${recordSaleSql}
      SELECT id FROM settled`,

    /** Closes a paid order whose product is gone, with the ledger entries of a sale. Parameters as in `settle`. */
    settleUndeliverable: `
      WITH settled AS (
        UPDATE orders SET state = 'stranded', capture_id = $2, fee_cents = $3, payer_email = $4, payer_name = $5,
               payer_country = $7, completed_at = now()
         WHERE id = $1 AND state IN ('created', 'capturing') RETURNING *),
      ${recordSaleSql}
      SELECT id FROM settled`,

    /**
     * $1 order, $2 PayPal's id of the refund, $3 amount. Never more than was paid: a dispute and the refund that
     * resolves it can both be reported as money returned.
     */
    refund: `
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
      ${limited ? `, fully_refunded AS (SELECT * FROM refunded WHERE refunded_cents >= cents), ${limited.reverseSql}` : ''}
      SELECT order_id FROM posting`,
  }
}
