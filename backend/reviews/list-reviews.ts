import { db } from '#database/client'
import { sql } from '#database/sql'
import { getReviewerId, type Reviewer } from './review.ts'
import { CLAIM_MINUTES, type ReviewDecision, type ReviewKind } from './contract.ts'

type ReviewRow = {
  id: string
  number: number
  kind: ReviewKind
  subject: string
  reason: string
  evidence: Record<string, unknown>
  state: 'open' | 'decided'
  openedAt: Date
  dueAt: Date
  overdue: boolean
  claim: 'yours' | 'taken' | null
  claimedUntil: Date | null
  claimedBy: string | null
  decision: ReviewDecision | null
  note: string | null
  decidedAt: Date | null
  decidedBy: string | null
}

const PAGE_SIZE = 200

// One statement per sort order, so that each keeps its own plan.
const buildListSql = (order: string) => `
  SELECT id, number, kind, subject, reason, evidence, state, opened_at AS "openedAt", due_at AS "dueAt",
         coalesce(decided_at, now()) > due_at AS overdue,
         CASE WHEN NOT live THEN NULL WHEN claimed_by = $1 THEN 'yours' ELSE 'taken' END AS claim,
         CASE WHEN live THEN claimed_until END AS "claimedUntil",
         CASE WHEN live THEN claimed_by_name END AS "claimedBy",
         decision, note, decided_at AS "decidedAt", decided_by_name AS "decidedBy",
         (SELECT count(*) FROM reviews WHERE state = $3 AND ($4::text IS NULL OR kind = $4)) AS total
    FROM reviews
   CROSS JOIN LATERAL (SELECT claimed_at + make_interval(mins => $2) AS claimed_until) u
   CROSS JOIN LATERAL (SELECT coalesce(state = 'open' AND claimed_until > now(), false) AS live) l
   WHERE state = $3 AND ($4::text IS NULL OR kind = $4)
   ORDER BY ${order} LIMIT ${PAGE_SIZE}`
const openReviewsSql = buildListSql('number')
const decidedReviewsSql = buildListSql('decided_at DESC, number DESC')

/**
 * Open reviews oldest first, or decided ones latest first: at most 200, with the total number. `claim` says whether
 * this person or another one holds it.
 */
export async function listReviews(
  reviewer: Reviewer,
  { state, kind }: { state: 'open' | 'decided'; kind?: ReviewKind | undefined },
) {
  const values = [getReviewerId(reviewer), CLAIM_MINUTES, state, kind ?? null]
  const rows = await sql<ReviewRow & { total: number }>(
    db,
    state === 'open' ? openReviewsSql : decidedReviewsSql,
    values,
  )
  return {
    total: rows[0]?.total ?? 0,
    reviews: rows.map(({ total: _total, ...row }) => ({
      ...row,
      openedAt: row.openedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      claimedUntil: row.claimedUntil?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    })),
  }
}
