import { errors } from '#contract/auth/staff'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildDollarsSql } from './build-dollars-sql.ts'
import type { getSubject as tellStoryCall, SubjectKind } from './contract.ts'
import { getModerationState } from './get-moderation-state.ts'
import { timelineSql } from './subject-timelines.ts'

export type SubjectDetail = EndpointReply<typeof tellStoryCall>

type Subject = SubjectDetail['about'][number]

type SubjectRow = { title: string; facts: Record<string, string | null>; about: (Subject | null)[] | null }

const buildSubjectLinkSql = (kind: SubjectKind, id: string, title: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('kind', '${kind}', 'id', ${id}, 'title', ${title}, 'note', '') END`

/** Title, facts and related subjects, by kind. $1 is the id. */
const subjectSql: Record<SubjectKind, string> = {
  artist: `
    SELECT a.stage_name AS title, NULL AS about,
           jsonb_build_object('Legal name', a.legal_name, 'Email', a.email, 'Account', a.account_type,
             'Payment address', a.payment_email, 'Tracking number', a.tracking_number, 'Joined', a.created_at::date,
             'Suspended since', a.suspended_at::date, 'Left', a.closed_at::date,
             'Sold', (SELECT coalesce(sum(sales), 0) || ' for ' || ${buildDollarsSql('coalesce(sum(cents - refunded_cents), 0)')}
                        FROM (SELECT sales, cents, refunded_cents FROM revenue_items WHERE artist_id = a.id
                               UNION ALL
                              SELECT sales, cents, refunded_cents FROM revenue_inbox JOIN revenue_of_postings USING (posting_id)
                               WHERE artist_id = a.id) s)) AS facts
      FROM artists a WHERE a.id = $1::uuid`,
  fan: `
    SELECT coalesce(nullif(f.name, ''), f.address) AS title, NULL AS about,
           jsonb_build_object('Email', f.address, 'Address', CASE WHEN f.email IS NULL THEN 'as paid with, not confirmed' ELSE 'confirmed by mail' END, 'First bought', f.created_at::date,
             'Owns', (SELECT count(*) FROM keymails k WHERE k.fan_id = f.id AND k.state = 'redeemed'),
             'Paid', (SELECT ${buildDollarsSql('coalesce(sum(o.cents - o.refunded_cents), 0)')} FROM orders o WHERE o.payer_email = f.address AND (f.visitor_id IS NULL OR o.visitor_id = f.visitor_id))) AS facts
      FROM fans f WHERE f.id = $1::uuid`,
  keymail: `
    SELECT 'Copy ' || k.copy || ' of ' || e.copies || ', “' || e.title || '”' AS title,
           jsonb_build_array(${buildSubjectLinkSql('artist', 'a.id', 'a.stage_name')}, ${buildSubjectLinkSql('fan', 'f.id', 'f.address')},
             ${buildSubjectLinkSql('order', 'k.order_id', `'Its order'`)}) AS about,
           jsonb_build_object('State', k.state, 'Price', ${buildDollarsSql('k.price_cents')}, 'Issued', k.issued_at::date,
             'Redeemed', k.redeemed_at::date,
             'Code', CASE WHEN k.state IN ('redeemed', 'void') THEN k.code ELSE left(k.code, 12) || '••••••' || right(k.code, 2) END) AS facts
      FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      LEFT JOIN fans f ON f.id = k.fan_id WHERE k.id = $1::uuid`,
  order: `
    SELECT ${buildDollarsSql('o.cents')} || ' for ' || o.description AS title,
           jsonb_build_array(${buildSubjectLinkSql('artist', 'p.id', 'p.stage_name')}, ${buildSubjectLinkSql('fan', 'f.id', 'f.address')},
             ${buildSubjectLinkSql('keymail', 'k.id', `'Its Keymail'`)}) AS about,
           jsonb_build_object('State', o.state, 'Purpose', o.purpose, 'Paid by', o.payer_email,
             'Paid to', coalesce(o.payee_email, 'the house'), 'PayPal order', o.provider_order_id, 'Transaction', o.capture_id,
             'PayPal fee', ${buildDollarsSql('o.fee_cents')}, 'Refunded', ${buildDollarsSql('nullif(o.refunded_cents, 0)')}) AS facts
      FROM orders o LEFT JOIN artists p ON p.id = o.payee_artist_id LEFT JOIN LATERAL (
        SELECT id, address FROM fans WHERE address = o.payer_email AND coalesce(visitor_id, o.visitor_id) = o.visitor_id
         ORDER BY visitor_id NULLS LAST LIMIT 1) f ON true
      LEFT JOIN keymails k ON k.order_id = o.id WHERE o.id = $1::uuid`,
  application: `
    SELECT 'Application of ' || g.artist_name AS title,
           jsonb_build_array(${buildSubjectLinkSql('artist', 'a.id', 'a.stage_name')}, ${buildSubjectLinkSql('order', 'g.order_id', `'Its payment'`)}) AS about,
           jsonb_build_object('State', g.state, 'Legal name', g.full_name, 'Email', g.email, 'Phone', g.phone,
             'Tracking number', g.tracking_number, 'Copyright details', g.copyright_details, 'Reasons', g.reasons) AS facts
      FROM g_key_applications g LEFT JOIN artists a ON a.id = g.artist_id WHERE g.id = $1::uuid`,
}

type TimelineRow = { at: Date; what: string; detail: string | null; kind: SubjectKind | null; id: string | null }

/** One artist, fan, Keymail, order or application in full: facts, timeline and available moderation actions. */
export async function getSubject(kind: SubjectKind, id: string): Promise<SubjectDetail> {
  const [[head], moments, measures] = await Promise.all([
    sql<SubjectRow>(db, subjectSql[kind], [id]),
    sql<TimelineRow>(db, timelineSql[kind], [id]),
    getModerationState(kind, id),
  ])
  if (!head) throw new ApiError(errors['subject-unknown'])
  return {
    title: head.title,
    facts: Object.entries(head.facts)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => ({ name, value: String(value) })),
    about: (head.about ?? []).filter((one) => one !== null),
    timeline: moments.map(({ at, what, detail, ...subject }) => ({
      at: at.toISOString(),
      what,
      detail: detail ?? '',
      subject: subject.kind && subject.id ? { kind: subject.kind, id: subject.id } : null,
    })),
    ...measures,
  }
}
