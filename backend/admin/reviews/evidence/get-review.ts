import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getReview as describeReviewCall } from '#contract/admin/reviews'
import { getAssessment } from '#module/godfrey/assessments'
import { listReviewDocuments } from './list-review-documents.ts'

export type ReviewDetail = EndpointReply<typeof describeReviewCall>

const reviewHistorySql = `
  WITH review AS (
    SELECT id, effect_key, evidence->>'artistId' AS artist_id,
           CASE WHEN pg_input_is_valid(evidence->>'artistId', 'uuid') THEN (evidence->>'artistId')::uuid END AS artist,
           CASE WHEN pg_input_is_valid(application, 'uuid') THEN application::uuid END AS application
      FROM reviews CROSS JOIN LATERAL (
        SELECT CASE WHEN effect_key LIKE 'application:%' THEN split_part(effect_key, ':', 2) ELSE evidence->>'applicationId' END
                 AS application) a
     WHERE id = $1),
  -- Of the same person: also lists what they requested before.
  applied AS (
    SELECT g.* FROM review v JOIN g_key_applications own ON own.id = v.application
      JOIN g_key_applications g ON g.email = own.email)
  SELECT at, what, coalesce(detail, '') AS detail FROM (
    SELECT l.at, 'Staff: ' || replace(l.action, '-', ' ') AS what, coalesce(l.details->>'reason', l.details->>'note') AS detail
      FROM review v JOIN audit_log l ON l.subject = v.effect_key
     UNION
    SELECT l.at, 'Staff: ' || replace(l.action, '-', ' '), coalesce(l.details->>'reason', l.details->>'note')
      FROM review v JOIN audit_log l ON l.details->>'artistId' = v.artist_id
     UNION ALL
    SELECT r.opened_at, 'Review ' || r.number || ' opened: ' || r.subject,
           concat_ws(': ', coalesce(CASE r.decision WHEN 'approve' THEN 'approved' WHEN 'decline' THEN 'declined' END, 'open'), nullif(r.note, ''))
      FROM review v JOIN reviews r ON r.evidence->>'artistId' = v.artist_id AND r.id <> v.id
     UNION ALL
    SELECT g.created_at, 'Applied for a G-Key', g.tracking_number FROM applied g
     UNION ALL
    SELECT g.confirmed_at, 'Confirmed the address', g.email FROM applied g WHERE g.confirmed_at IS NOT NULL
     UNION ALL
    SELECT g.paid_at, 'Paid for the G-Key', '$' || to_char(o.cents / 100.0, 'FM999990.00') FROM applied g JOIN orders o ON o.id = g.order_id
     WHERE g.paid_at IS NOT NULL
     UNION ALL
    SELECT g.decided_at, 'The application was ' || g.state, g.reasons FROM applied g WHERE g.decided_at IS NOT NULL
     UNION ALL
    SELECT a.created_at, 'The artist joined', a.account_type FROM review v JOIN artists a ON a.id = v.artist
     UNION ALL
    SELECT s.created_at, CASE WHEN s.recording_of IS NULL THEN 'Uploaded “' ELSE 'Sent another recording of “' END || s.title || '”', s.state FROM review v JOIN songs s ON s.artist_id = v.artist) h
   ORDER BY at DESC LIMIT 50`

/** Days in which a change of the account calls for attention. */
const RECENT_DAYS = 30

const accountChangesSql = `
  WITH review AS (
    SELECT opened_at, evidence->>'artistId' AS artist_id FROM reviews
     WHERE id = $1 AND (effect_key LIKE 'lost-g-key:%' OR effect_key LIKE 'payment-email:%' OR effect_key LIKE 'correction:%'))
  SELECT at, what, detail FROM (
    SELECT c.applied_at AS at, CASE c.kind WHEN 'contact-email' THEN 'Contact address changed' ELSE initcap(replace(c.kind, '-', ' ')) || ' corrected' END
             || CASE c.state WHEN 'undone' THEN ', taken back' ELSE '' END AS what, left(c.was, 80) || ' → ' || left(c.becomes, 80) AS detail
      FROM review v JOIN corrections c ON c.artist_id::text = v.artist_id WHERE c.state IN ('applied', 'undone')
     UNION ALL
    SELECT p.requested_at, 'Another payment address asked for, ' || p.state, p.was || ' → ' || p.becomes
      FROM review v JOIN payment_email_changes p ON p.artist_id::text = v.artist_id
     UNION ALL
    SELECT k.created_at, 'G-Key issued', k.state FROM review v JOIN g_keys k ON k.artist_id::text = v.artist_id) c
   WHERE at > (SELECT opened_at FROM review) - make_interval(days => $2) ORDER BY at DESC LIMIT 50`

/** A review's documents, and the history of its subject and artist. */
export async function getReview(reviewId: string): Promise<ReviewDetail> {
  const [papers, history, accountChanges, assessment] = await Promise.all([
    listReviewDocuments(reviewId),
    sql<{ at: Date; what: string; detail: string }>(db, reviewHistorySql, [reviewId]),
    sql<{ at: Date; what: string; detail: string }>(db, accountChangesSql, [reviewId, RECENT_DAYS]),
    getAssessment(reviewId),
  ])
  return {
    papers: papers.map(({ label, type, bytes }) => ({ label, type, bytes })),
    history: history.map((line) => ({ ...line, at: line.at.toISOString() })),
    accountChanges: accountChanges.map((line) => ({ ...line, at: line.at.toISOString() })),
    assessment,
  }
}
