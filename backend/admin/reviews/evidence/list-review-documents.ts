import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ReviewDetail } from './get-review.ts'

type ReviewDocument = ReviewDetail['papers'][number] & { key: string }

// The subject's id is in the review's effect key or in its evidence.
const buildSubjectIdSql = (thing: string, field: string) => `
  ARRAY(SELECT id::uuid FROM (VALUES
          (CASE WHEN effect_key LIKE '${thing}:%' THEN split_part(effect_key, ':', 2) END), (evidence->>'${field}')) AS v (id)
         WHERE pg_input_is_valid(id, 'uuid'))`

const reviewDocumentsSql = `
  WITH review AS (
    SELECT evidence, ${buildSubjectIdSql('application', 'applicationId')} AS application, ${buildSubjectIdSql('song', 'songId')} AS song
      FROM reviews WHERE id = $1),
  keys AS (
    SELECT 1 AS place, 'The applicant’s copyright document' AS label, g.document_key AS key
      FROM review r JOIN g_key_applications g ON g.id = ANY (r.application)
     UNION ALL
    SELECT 2, 'Added by the applicant', d.document_key
      FROM review r JOIN g_key_application_documents d ON d.application_id = ANY (r.application)
     UNION ALL
    SELECT 3, 'Proof of copyright for “' || s.title || '”', s.document_key
      FROM review r JOIN songs s ON s.id = ANY (r.song)
     UNION ALL
    SELECT 4, 'New document', r.evidence->>'documentKey' FROM review r)
  SELECT label, key, type, bytes
    FROM (SELECT DISTINCT ON (f.key) place, label, f.key, f.type, f.bytes FROM keys JOIN files f ON f.key = keys.key
           ORDER BY f.key, place) papers
   ORDER BY place, key`

export const listReviewDocuments = (reviewId: string) => sql<ReviewDocument>(db, reviewDocumentsSql, [reviewId])
