import { CLAIM_MINUTES, type ReviewDecision, type ReviewFilter, type ReviewKind } from '#contract/reviews'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { formatReason, formatStaffMatter, type ReviewMatter, type ReviewReason } from '#module/reviews/matters'
import { buildSearchQuery } from '#text/search-text'
import { getReviewCounts } from './get-review-counts.ts'

type ReviewRow = {
  id: string
  number: number
  kind: ReviewKind
  subject: string
  matter: ReviewMatter | null
  reason: string
  why: ReviewReason | null
  evidence: Record<string, unknown>
  cents: number
  state: 'open' | 'decided'
  openedAt: Date
  dueAt: Date
  overdue: boolean
  claim: 'yours' | 'taken' | null
  claimedUntil: Date | null
  claimedBy: string | null
  assignee: { id: string; name: string } | null
  decision: ReviewDecision | null
  note: string | null
  decidedAt: Date | null
  decidedBy: string | null
  effectsDueAt: Date | null
  undoable: boolean
  effectError: string | null
}

const microseconds = (time: string) => `(extract(epoch FROM ${time}) * 1000000)::bigint`
const timeOf = (parameter: string) => `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`

/** Sort orders: the expressions that a cursor carries as three whole numbers, and how the rows after it are found. */
const orders = {
  money: {
    keys: ['-cents', microseconds('due_at'), 'number'],
    after: `(-cents, due_at, number) > ($10::bigint, ${timeOf('$11')}, $12::bigint)`,
    by: '(-cents), due_at, number',
  },
  due: {
    keys: ['0', microseconds('due_at'), 'number'],
    after: `(due_at, number) > (${timeOf('$11')} + $10::bigint * interval '0', $12::bigint)`,
    by: 'due_at, number',
  },
  decided: {
    keys: ['0', microseconds('decided_at'), 'number'],
    after: `(decided_at, number) < (${timeOf('$11')} + $10::bigint * interval '0', $12::bigint)`,
    by: 'decided_at DESC, number DESC',
  },
}

const filterSql = `
  state = $3 AND ($4::text IS NULL OR kind = $4) AND (NOT $5 OR state = 'open' AND due_at < now())
  AND CASE $6 WHEN '' THEN true
        WHEN 'mine' THEN assigned_to = $1::uuid OR decided_by = $1::uuid OR (live AND claimed_by = $1::uuid)
        WHEN 'nobody' THEN assigned_to IS NULL AND NOT live
        ELSE $6 IN (assigned_to::text, decided_by::text) OR (live AND claimed_by::text = $6) END
  AND ($7::bigint IS NULL AND $8::text IS NULL OR number = $7 OR search @@ to_tsquery('simple', $8))
  AND (NOT $9 OR effects_due_at > now() AND decided_by = $1::uuid)`

// One statement per sort order, so that each keeps its own plan.
const buildListSql = ({ keys, after, by }: (typeof orders)['money']) => `
  SELECT id, number, kind, subject, matter, reason, why, evidence, cents, state, opened_at AS "openedAt", due_at AS "dueAt",
         state = 'open' AND due_at < now() AS overdue,
         CASE WHEN NOT live THEN NULL WHEN claimed_by = $1 THEN 'yours' ELSE 'taken' END AS claim,
         CASE WHEN live THEN claimed_until END AS "claimedUntil",
         CASE WHEN live THEN claimed_by_name END AS "claimedBy",
         CASE WHEN assigned_to IS NOT NULL THEN jsonb_build_object('id', assigned_to, 'name', assigned_to_name) END AS assignee,
         decision, note, decided_at AS "decidedAt", decided_by_name AS "decidedBy", effects_due_at AS "effectsDueAt",
         coalesce(effects_due_at > now() AND decided_by = $1, false) AS undoable, effect_error AS "effectError",
         concat_ws('.', ${keys.join(', ')}) AS cursor
    FROM reviews
   CROSS JOIN LATERAL (SELECT claimed_at + make_interval(mins => $2) AS claimed_until) u
   CROSS JOIN LATERAL (SELECT coalesce(state = 'open' AND claimed_until > now(), false) AS live) l
   WHERE ${filterSql} AND ($10::bigint IS NULL OR ${after})
   ORDER BY ${by} LIMIT $13`

const listSql = {
  money: buildListSql(orders.money),
  due: buildListSql(orders.due),
  decided: buildListSql(orders.decided),
}

const totalSql = `
  SELECT count(*)::int AS total FROM reviews
   CROSS JOIN LATERAL (SELECT coalesce(state = 'open' AND claimed_at + make_interval(mins => $2) > now(), false) AS live) l
   WHERE ${filterSql}`

/**
 * A page of open reviews, those about the most money first and of the same amount the ones due first, or of decided
 * ones, the latest first, in the reader's language. `total` counts what the filter matches, `counts` all reviews; `next` is the cursor of the next
 * page.
 */
export async function listReviews(
  reviewer: { accountId: string | null; id: string },
  {
    state,
    kind,
    holder,
    overdue,
    undoable,
    q,
    sort,
    limit,
    cursor,
  }: ReviewFilter & { limit: number; cursor?: string | undefined },
  language: Language,
) {
  const staffId = reviewer.accountId ?? reviewer.id
  const words = q ? (buildSearchQuery(q) ?? null) : null
  // A text without any word matches nothing.
  const number = /^\d{1,9}$/.test(q) ? Number(q) : q && !words ? -1 : null
  const filter = [staffId, CLAIM_MINUTES, state, kind ?? null, overdue, holder, number, words, undoable]
  const after = cursor?.split('.') ?? [null, null, null]
  const [rows, [matching], counts] = await Promise.all([
    sql<ReviewRow & { cursor: string }>(db, listSql[state === 'decided' ? 'decided' : sort], [
      ...filter,
      ...after,
      limit + 1,
    ]),
    sql<{ total: number }>(db, totalSql, filter),
    getReviewCounts(staffId),
  ])
  const page = rows.slice(0, limit)
  return {
    total: matching?.total ?? 0,
    counts,
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
    reviews: page.map(({ cursor: _cursor, matter, why, ...row }) => ({
      ...row,
      subject: matter ? formatStaffMatter(matter, language) : row.subject,
      reason: why ? formatReason(why, language) : row.reason,
      openedAt: row.openedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      claimedUntil: row.claimedUntil?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      effectsDueAt: row.effectsDueAt?.toISOString() ?? null,
    })),
  }
}
