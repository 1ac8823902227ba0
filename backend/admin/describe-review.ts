import type { EndpointReply } from '#contract/platform'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { HttpResponse } from '#platform/route'
import { type getReview as describeReviewCall, errors } from './contract.ts'

type ReviewDetail = EndpointReply<typeof describeReviewCall>
type ReviewDocument = ReviewDetail['papers'][number] & { key: string }

// The subject's id is in the review's effect key or in its evidence.
const reviewDocumentsSql = `
  WITH review AS (
    SELECT split_part(effect_key, ':', 1) AS thing, split_part(effect_key, ':', 2) AS id, evidence FROM reviews WHERE id = $1),
  keys AS (
    SELECT 1 AS place, 'The applicant’s copyright document' AS label, g.document_key AS key
      FROM review r JOIN g_key_applications g
        ON g.id::text IN (CASE WHEN r.thing = 'application' THEN r.id END, r.evidence->>'applicationId')
     UNION ALL
    SELECT 2, 'Added by the applicant', d.document_key
      FROM review r JOIN g_key_application_documents d
        ON d.application_id::text IN (CASE WHEN r.thing = 'application' THEN r.id END, r.evidence->>'applicationId')
     UNION ALL
    SELECT 3, 'Proof of copyright for “' || s.title || '”', s.document_key
      FROM review r JOIN songs s ON s.id::text IN (CASE WHEN r.thing = 'song' THEN r.id END, r.evidence->>'songId')
     UNION ALL
    SELECT 4, 'New document', r.evidence->>'documentKey' FROM review r)
  SELECT label, key, type, bytes
    FROM (SELECT DISTINCT ON (f.key) place, label, f.key, f.type, f.bytes FROM keys JOIN files f ON f.key = keys.key
           ORDER BY f.key, place) papers
   ORDER BY place, key`

const listReviewDocuments = (reviewId: string) => sql<ReviewDocument>(db, reviewDocumentsSql, [reviewId])

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

/** One of a review's documents as uploaded: PDF, JPG or PNG, determined by its content. */
export async function getReviewDocument(reviewId: string, n: number): Promise<HttpResponse> {
  const paper = (await listReviewDocuments(reviewId))[n]
  if (!paper) throw new ApiError(errors['document-unknown'])
  // Untrusted content: when opened directly, it must not run scripts.
  const headers = {
    'content-type': paper.type,
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
  }
  return new HttpResponse(200, await storage.read(paper.key, 0, paper.bytes - 1), headers)
}
