import { buildDollarsSql } from './build-dollars-sql.ts'
import type { SubjectKind } from './contract.ts'

const TIMELINE_LIMIT = 300

/** Audit entries whose subject is in `subjects`, an SQL list. */
const buildAuditSql = (subjects: string) => `
  SELECT l.at, 'Staff: ' || replace(l.action, '-', ' ') AS what, coalesce(l.details->>'reason', l.details->>'note') AS detail,
         NULL AS kind, NULL::uuid AS id
    FROM audit_log l WHERE l.subject IN (${subjects})`
/** Opening and decision of the reviews that match the SQL condition on `r`. */
const buildReviewsSql = (condition: string) => `
  SELECT r.opened_at, 'Review ' || r.number || ' opened: ' || r.subject, r.reason, NULL, NULL::uuid FROM reviews r WHERE ${condition}
   UNION ALL
  SELECT r.decided_at, 'Review ' || r.number || CASE r.decision WHEN 'approve' THEN ' approved' ELSE ' declined' END, r.note, NULL, NULL
    FROM reviews r WHERE r.decided_at IS NOT NULL AND ${condition}`
/** Payments and refunds of the orders that match the SQL condition on `o`. */
const buildPaymentsSql = (condition: string) => `
  SELECT p.at, CASE p.kind WHEN 'sale' THEN 'Paid ' ELSE 'Refunded ' END || ${buildDollarsSql('abs(e.cents)')}, o.description, 'order', o.id
    FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account LIKE 'sales/%'
    JOIN orders o ON o.id = p.order_id WHERE ${condition}`
const buildTimelineSql = (parts: string[]) => `
  SELECT at, what, detail, kind, id FROM (${parts.join(' UNION ALL ')}) AS story (at, what, detail, kind, id)
   ORDER BY at DESC NULLS LAST LIMIT ${TIMELINE_LIMIT}`

// In two parts, as their indexes are: those that pay or have paid, and all others.
const ordersOfKeymailSql = `
  SELECT id FROM orders WHERE purpose = 'keymail' AND item_id = $1::uuid AND state IN ('capturing', 'completed')
   UNION
  SELECT id FROM orders WHERE purpose = 'keymail' AND item_id = $1::uuid AND state IN ('creating', 'created', 'stranded')`

/** The timeline query for each kind of subject, latest first. $1 is the id. */
export const timelineSql: Record<SubjectKind, string> = {
  artist: buildTimelineSql([
    buildAuditSql(`'artist:' || $1::uuid`),
    `SELECT l.at, 'Staff: ' || replace(l.action, '-', ' '), l.details->>'reason', NULL, NULL::uuid
       FROM audit_log l WHERE l.details->>'artistId' = $1::uuid::text AND l.subject <> 'artist:' || $1::uuid`,
    buildReviewsSql(`r.evidence->>'artistId' = $1::uuid::text`),
    `SELECT a.created_at, 'Joined', a.account_type, NULL, NULL::uuid FROM artists a WHERE a.id = $1::uuid`,
    `SELECT g.created_at, 'Applied for a G-Key', g.state, 'application', g.id FROM g_key_applications g WHERE g.artist_id = $1::uuid`,
    `SELECT k.created_at, 'G-Key issued', k.state, NULL, NULL::uuid FROM g_keys k WHERE k.artist_id = $1::uuid`,
    `SELECT s.created_at, CASE WHEN s.recording_of IS NULL THEN 'Uploaded “' ELSE 'Sent another recording of “' END || s.title || '”', s.state, NULL, NULL::uuid FROM songs s WHERE s.artist_id = $1::uuid`,
    // Where all were issued within a minute, as mostly, the edition knows how many: they may be thousands. Ids follow the time;
    // OFFSET keeps the planner from asking for first and last wherever they are named.
    `SELECT b.at, b.issued || CASE b.issued WHEN 1 THEN ' Keymail' ELSE ' Keymails' END || ' issued', e.title, NULL, NULL::uuid
       FROM editions e
      CROSS JOIN LATERAL (
        SELECT (SELECT issued_at FROM keymails WHERE edition_id = e.id ORDER BY id LIMIT 1) AS first,
               (SELECT issued_at FROM keymails WHERE edition_id = e.id ORDER BY id DESC LIMIT 1) AS last OFFSET 0) i
      CROSS JOIN LATERAL (
        SELECT i.last, e.issued::bigint WHERE date_trunc('minute', i.first) = date_trunc('minute', i.last)
         UNION ALL
        SELECT max(k.issued_at), count(*) FROM keymails k
         WHERE k.edition_id = e.id AND date_trunc('minute', i.first) < date_trunc('minute', i.last)
         GROUP BY date_trunc('minute', k.issued_at)) b (at, issued)
      WHERE e.artist_id = $1::uuid`,
    // Sales are grouped by day: there may be hundreds.
    `SELECT l.at, d.sales || CASE d.sales WHEN 1 THEN ' sale for ' ELSE ' sales for ' END || ${buildDollarsSql('d.cents')}, '', NULL, NULL::uuid
       FROM (SELECT day, sum(sales) AS sales, sum(cents) AS cents
               FROM (SELECT day, sales, cents FROM revenue_days WHERE artist_id = $1::uuid
                      UNION ALL
                     SELECT day, sales, cents FROM revenue_inbox JOIN revenue_of_postings USING (posting_id)
                      WHERE artist_id = $1::uuid) s
              GROUP BY day HAVING sum(sales) > 0 ORDER BY day DESC LIMIT ${TIMELINE_LIMIT}) d
      CROSS JOIN LATERAL (
        SELECT max(o.completed_at) AS at FROM orders o WHERE o.payee_artist_id = $1::uuid AND o.state = 'completed'
           AND o.completed_at >= d.day::timestamp AT TIME ZONE 'UTC' AND o.completed_at < (d.day + 1)::timestamp AT TIME ZONE 'UTC') l`,
    buildPaymentsSql(`o.payee_artist_id = $1::uuid AND o.refunded_cents > 0 AND p.kind = 'refund'`),
    buildPaymentsSql(`o.artist_id = $1::uuid AND o.payee_artist_id IS NULL`),
  ]),
  fan: buildTimelineSql([
    buildAuditSql(`'fan:' || $1::uuid`),
    buildPaymentsSql(
      `EXISTS (SELECT FROM fans f WHERE f.id = $1::uuid AND f.address = o.payer_email AND coalesce(f.visitor_id, o.visitor_id) = o.visitor_id)`,
    ),
    `SELECT k.redeemed_at, 'Owns copy ' || k.copy || ' of “' || e.title || '”', '', 'keymail', k.id
       FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.fan_id = $1::uuid AND k.state = 'redeemed'`,
  ]),
  keymail: buildTimelineSql([
    buildAuditSql(`'keymail:' || $1::uuid`),
    `SELECT k.issued_at, 'Issued', '', NULL, NULL::uuid FROM keymails k WHERE k.id = $1::uuid`,
    `SELECT k.redeemed_at, 'Redeemed', '', 'fan', k.fan_id FROM keymails k WHERE k.id = $1::uuid AND k.redeemed_at IS NOT NULL`,
    `SELECT o.created_at, 'Somebody began to pay', o.state, 'order', o.id FROM orders o WHERE o.id IN (${ordersOfKeymailSql})`,
    buildPaymentsSql(`o.id IN (${ordersOfKeymailSql} UNION SELECT order_id FROM keymails WHERE id = $1::uuid)`),
  ]),
  order: buildTimelineSql([
    buildAuditSql(`'order:' || $1::uuid, 'stranded:' || $1::uuid`),
    buildReviewsSql(`r.effect_key = 'stranded:' || $1::uuid`),
    `SELECT o.created_at, 'Order made', o.purpose, NULL, NULL::uuid FROM orders o WHERE o.id = $1::uuid`,
    `SELECT c.started_at, 'Capture tried', concat_ws(', ', c.outcome, c.issue), NULL, NULL::uuid FROM capture_attempts c WHERE c.order_id = $1::uuid`,
    `SELECT r.started_at, 'Refund asked for', concat_ws(', ', r.outcome, r.issue), NULL, NULL::uuid FROM refund_attempts r WHERE r.order_id = $1::uuid`,
    `SELECT e.received_at, 'PayPal said: ' || e.type, '', NULL, NULL::uuid
       FROM paypal_events e JOIN orders o ON o.provider_order_id = e.provider_order_id WHERE o.id = $1::uuid`,
    buildPaymentsSql(`o.id = $1::uuid`),
  ]),
  application: buildTimelineSql([
    buildAuditSql(`'application:' || $1::uuid`),
    buildReviewsSql(`r.effect_key = 'application:' || $1::uuid`),
    `SELECT g.created_at, 'Applied', '', NULL, NULL::uuid FROM g_key_applications g WHERE g.id = $1::uuid`,
    `SELECT g.confirmed_at, 'Address confirmed', '', NULL, NULL::uuid FROM g_key_applications g WHERE g.id = $1::uuid AND g.confirmed_at IS NOT NULL`,
    `SELECT g.paid_at, 'Paid', '', 'order', g.order_id FROM g_key_applications g WHERE g.id = $1::uuid AND g.paid_at IS NOT NULL`,
    `SELECT g.decided_at, CASE g.state WHEN 'approved' THEN 'Approved' ELSE 'Declined' END, coalesce(g.reasons, g.note), NULL, NULL::uuid
       FROM g_key_applications g WHERE g.id = $1::uuid AND g.decided_at IS NOT NULL`,
    `SELECT g.key_mailed_at, 'G-Key mailed', '', 'artist', g.artist_id FROM g_key_applications g WHERE g.id = $1::uuid AND g.key_mailed_at IS NOT NULL`,
  ]),
}
