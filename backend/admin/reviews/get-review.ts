import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { getReview as describeReviewCall } from './contract.ts'
import { listReviewDocuments } from './list-review-documents.ts'

export type ReviewDetail = EndpointReply<typeof describeReviewCall>

const reviewHistorySql = `
  WITH review AS (
    SELECT id, effect_key, evidence->>'artistId' AS artist_id,
           CASE WHEN effect_key LIKE 'application:%' THEN split_part(effect_key, ':', 2) ELSE evidence->>'applicationId' END
             AS application_id
      FROM reviews WHERE id = $1),
  -- Of the same person: what they asked for before is told as well.
  applied AS (
    SELECT g.* FROM review v JOIN g_key_applications own ON own.id::text = v.application_id
      JOIN g_key_applications g ON g.email = own.email)
  SELECT at, what, coalesce(detail, '') AS detail FROM (
    SELECT l.at, 'Staff: ' || replace(l.action, '-', ' ') AS what, coalesce(l.details->>'reason', l.details->>'note') AS detail
      FROM review v JOIN audit_log l ON l.subject = v.effect_key OR l.details->>'artistId' = v.artist_id
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
    SELECT a.created_at, 'The artist joined', a.account_type FROM review v JOIN artists a ON a.id::text = v.artist_id
     UNION ALL
    SELECT s.created_at, 'Uploaded “' || s.title || '”', s.state FROM review v JOIN songs s ON s.artist_id::text = v.artist_id) h
   ORDER BY at DESC LIMIT 50`

/** A review's documents, and the history of its subject and artist. */
export async function getReview(reviewId: string): Promise<ReviewDetail> {
  const [papers, history] = await Promise.all([
    listReviewDocuments(reviewId),
    sql<{ at: Date; what: string; detail: string }>(db, reviewHistorySql, [reviewId]),
  ])
  return {
    papers: papers.map(({ label, type, bytes }) => ({ label, type, bytes })),
    history: history.map((line) => ({ ...line, at: line.at.toISOString() })),
  }
}
