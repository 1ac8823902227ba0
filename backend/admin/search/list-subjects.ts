import { z } from 'zod'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listSubjects as listSubjectsCall } from './contract.ts'

type Subject = EndpointReply<typeof listSubjectsCall>['subjects'][number]

/** A common name has tens of thousands of bearers, of whom no ten are the right ones: so many are read and put in order. */
const CANDIDATES = 1_000

const buildCandidatesSql = (table: string, columns: string, exact: string[], similar: string) =>
  [...exact, similar]
    .map((which) => `(SELECT ${columns} FROM ${table} WHERE ${which} LIMIT ${CANDIDATES})`)
    .join(' UNION ')

/*
 * Addresses and names match by substring ($2, through their trigrams); codes ($3) and ids ($1, $4) only as a whole. Whoever
 * bears exactly what was typed comes first and is read apart, through an index: they may not be among the candidates.
 */
export const searchSql = `
  SELECT * FROM (
    (SELECT 'artist' AS kind, a.id, a.stage_name AS title, a.legal_name || ', ' || a.email AS note
       FROM (${buildCandidatesSql(
         'artists',
         'id, stage_name, legal_name, email',
         ['lower(stage_name) = lower($1)', 'lower(legal_name) = lower($1)', 'lower(email) = lower($1)'],
         `lower(stage_name || ' ' || legal_name || ' ' || email) LIKE $2 OR tracking_number = $3`,
       )}) a
      ORDER BY lower($1) IN (lower(a.stage_name), lower(a.legal_name), lower(a.email)) DESC, a.stage_name, a.id LIMIT 10)
     UNION ALL
    (SELECT 'fan', f.id, coalesce(nullif(f.name, ''), f.address), f.address || CASE WHEN f.email IS NULL THEN ', as paid, not confirmed' ELSE '' END
       FROM (${buildCandidatesSql(
         'fans',
         'id, name, address, email',
         ['lower(name) = lower($1)', 'address = lower($1)'],
         `lower(name || ' ' || address) LIKE $2`,
       )}) f
      ORDER BY lower($1) IN (lower(f.name), f.address) DESC, f.address, f.id LIMIT 10)
     UNION ALL
    (SELECT 'keymail', k.id, 'Copy ' || k.copy || ' of “' || e.title || '”', a.stage_name || ', ' || k.state
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.code = $3 LIMIT 10)
     UNION ALL
    (SELECT 'order', o.id, '$' || to_char(o.cents / 100.0, 'FM999,990.00') || ' for ' || o.description,
            o.state || coalesce(', ' || o.payer_email, '')
       FROM (SELECT * FROM orders WHERE payer_email = lower($1) OR provider_order_id = $1 OR capture_id = $1 OR id = $4 OFFSET 0) o
      ORDER BY o.created_at DESC LIMIT 10)
     UNION ALL
    (SELECT 'application', g.id, 'Application of ' || g.artist_name, g.state || ', ' || g.email
       FROM g_key_applications g
      WHERE g.tracking_number = $3 OR lower(g.email || ' ' || g.full_name || ' ' || g.artist_name) LIKE $2
      ORDER BY g.created_at DESC LIMIT 10)) found`

const uuidSchema = z.guid()

/** Artists, fans, Keymails, orders and applications that match the query, at most ten of each. */
export async function listSubjects(q: string): Promise<{ subjects: Subject[] }> {
  const pattern = `%${q.toLowerCase().replaceAll(/[%_\\]/g, (c) => `\\${c}`)}%`
  const id = uuidSchema.safeParse(q).data ?? null
  return { subjects: await sql<Subject>(db, searchSql, [q, pattern, q.toUpperCase(), id]) }
}
