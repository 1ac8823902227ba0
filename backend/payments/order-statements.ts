import { buildEventSql } from '#module/analytics'
import type { Product } from './product.ts'

/**
 * The entries of one sale sum to zero. The platform takes no share of an artist's sale, so it has no entry. `taken`: the
 * cents captured, of a row of `settled`.
 */
const buildRecordSaleSql = (taken: string) => `
  posting AS (
    INSERT INTO ledger_postings (kind, order_id, provider_id) SELECT 'sale', id, capture_id FROM settled
    RETURNING id, order_id),
  entries AS (
    INSERT INTO ledger_entries (posting_id, account, cents)
    SELECT p.id, e.account, e.cents FROM posting p JOIN settled s ON s.id = p.order_id
     CROSS JOIN LATERAL (VALUES
       ('paypal/' || coalesce('artist/' || s.payee_artist_id, 'platform'), ${taken} - s.fee_cents),
       ('fees/paypal', s.fee_cents),
       ('sales/' || s.purpose, -${taken})) AS e (account, cents) WHERE e.cents <> 0),
  event AS (${buildEventSql('sale', { from: 'settled s', detail: 'purpose', artist: 'payee_artist_id', subject: 'id', cents: taken })})`

/** The statements that change an order together with its product. Each is atomic, idempotent and one round trip. */
export type OrderStatements = ReturnType<typeof buildOrderStatements>

/** Called once per product, so that every execution finds its prepared statement under the same text. */
export function buildOrderStatements(product: Product) {
  const limited = product.kind === 'unlimited' ? undefined : product
  return {
    /**
     * $1 orders, $2 a request id for each; returns the request ids that claimed one. An order claiming a copy after its
     * hold expired gets a hold again, so that a release returns the copy to releaseExpiredHolds.
     */
    claim: `
      WITH given AS (
        SELECT DISTINCT ON (id) * FROM unnest((SELECT $1::uuid[]), (SELECT $2::uuid[])) AS g (id, request_id)),
      wanted AS (
        SELECT o.*, given.request_id FROM given JOIN orders o USING (id) WHERE o.state = 'created'
         ORDER BY o.id FOR UPDATE OF o),
      ${limited?.claimSql ?? 'reserved AS (SELECT id AS order_id FROM wanted)'},
      claimed AS (
        UPDATE orders o SET state = 'capturing', capturing_since = now(), capture_request_id = wanted.request_id,
               pending_reason = NULL ${product.kind === 'pooled' ? ', held_until = coalesce(o.held_until, now())' : ''}
          FROM wanted JOIN reserved ON reserved.order_id = wanted.id WHERE o.id = wanted.id
        RETURNING o.id, o.capture_request_id AS request_id),
      attempt AS (
        INSERT INTO capture_attempts (request_id, order_id) SELECT request_id, id FROM claimed)
      SELECT request_id AS "requestId" FROM claimed`,

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

    /**
     * $1 orders and for each of them: $2 capture id, $3 fee, $4 and $5 the payer's email and name, $6 the country. All of
     * them are paid in full. Returns the orders that it completed.
     */
    settle: `
      WITH given AS (
        SELECT DISTINCT ON (id) *
          FROM unnest((SELECT $1::uuid[]), (SELECT $2::text[]), (SELECT $3::int[]), (SELECT $4::text[]),
                      (SELECT $5::text[]), (SELECT $6::text[])) AS g (id, capture, fee, email, name, country)),
      paid AS (
        SELECT o.*, g.capture AS paid_capture, g.fee AS paid_fee, g.email AS paid_email, g.name AS paid_name,
               g.country AS paid_country
          FROM given g JOIN orders o USING (id) WHERE o.state IN ('created', 'capturing') ORDER BY o.id FOR UPDATE OF o),
      ${product.deliverSql},
      settled AS (
        UPDATE orders o SET state = 'completed', capture_id = p.paid_capture, fee_cents = p.paid_fee,
               payer_email = p.paid_email, payer_name = p.paid_name, payer_country = p.paid_country,
               completed_at = now(), pending_reason = NULL, held_until = NULL
          FROM paid p JOIN delivered ON delivered.order_id = p.id WHERE o.id = p.id RETURNING o.*),
      attempt AS (
        UPDATE capture_attempts a SET outcome = 'completed', ended_at = now()
          FROM settled WHERE a.request_id = settled.capture_request_id),
      ${buildRecordSaleSql('s.cents')}
      SELECT id FROM settled`,

    /**
     * Closes a paid order whose product is gone, with the ledger entries of a sale. $1 to $5 as in `settle`, of one order,
     * $6 the amount captured, $7 the country.
     */
    settleUndeliverable: `
      WITH settled AS (
        UPDATE orders SET state = 'stranded', capture_id = $2, fee_cents = $3, payer_email = $4, payer_name = $5,
               payer_country = $7, completed_at = now()
         WHERE id = $1 AND state IN ('created', 'capturing') RETURNING *),
      ${buildRecordSaleSql('$6::int')}
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
