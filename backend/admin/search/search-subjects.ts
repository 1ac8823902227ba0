import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { searchSubjects as searchSubjectsCall } from './contract.ts'

type Subject = EndpointReply<typeof searchSubjectsCall>['subjects'][number]

// Addresses and names match by substring; codes and ids only as a whole.
const searchSql = `
  WITH asked AS (SELECT '%' || regexp_replace(lower($1), '([%_\\\\])', '\\\\\\1', 'g') || '%' AS part, upper($1) AS whole)
  SELECT * FROM (
    (SELECT 'artist' AS kind, a.id, a.stage_name AS title, a.legal_name || ', ' || a.email AS note
       FROM artists a, asked
      WHERE lower(a.stage_name || ' ' || a.legal_name || ' ' || a.email) LIKE part OR a.tracking_number = whole
      ORDER BY a.stage_name LIMIT 10)
     UNION ALL
    (SELECT 'fan', f.id, coalesce(nullif(f.name, ''), f.email), f.email
       FROM fans f, asked WHERE f.email LIKE part OR lower(f.name) LIKE part ORDER BY f.email LIMIT 10)
     UNION ALL
    (SELECT 'keymail', k.id, 'Copy ' || k.copy || ' of “' || e.title || '”', a.stage_name || ', ' || k.state
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id, asked
      WHERE k.code = whole LIMIT 10)
     UNION ALL
    (SELECT 'order', o.id, '$' || to_char(o.cents / 100.0, 'FM999,990.00') || ' for ' || o.description,
            o.state || coalesce(', ' || o.payer_email, '')
       FROM orders o, asked
      WHERE o.payer_email = lower($1) OR o.provider_order_id = $1 OR o.capture_id = $1 OR o.id::text = lower($1)
      ORDER BY o.created_at DESC LIMIT 10)
     UNION ALL
    (SELECT 'application', g.id, 'Application of ' || g.artist_name, g.state || ', ' || g.email
       FROM g_key_applications g, asked
      WHERE g.tracking_number = whole OR lower(g.email || ' ' || g.full_name || ' ' || g.artist_name) LIKE part
      ORDER BY g.created_at DESC LIMIT 10)) found`

/** Artists, fans, Keymails, orders and applications that match the query, at most ten of each. */
export async function searchSubjects(q: string): Promise<{ subjects: Subject[] }> {
  return { subjects: await sql<Subject>(db, searchSql, [q]) }
}
