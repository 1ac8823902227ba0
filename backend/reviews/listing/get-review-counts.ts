import { db } from '#database/client'
import { sql } from '#database/sql'
import { CLAIM_MINUTES } from '#contract/reviews'

/** What everybody calls overdue: open after its due time. A decided review is not, whenever it was decided. */
const countsSql = `
  SELECT count(*)::int AS open,
         count(*) FILTER (WHERE due_at < now())::int AS overdue,
         count(*) FILTER (WHERE assigned_to = $1 OR (claimed_by = $1 AND claimed_at > now() - make_interval(mins => $2)))::int AS mine,
         coalesce(sum(cents), 0)::bigint AS cents,
         (SELECT count(*) FROM reviews WHERE effects_due_at IS NOT NULL)::int AS undoable
    FROM reviews WHERE state = 'open'`

/**
 * The one count of reviews, on whatever screen: how many are open, of these overdue and claimed by or assigned to this
 * person; the money at stake in all of them, in cents; and how many decisions wait for their effect.
 */
export async function getReviewCounts(
  staffId: string | null = null,
): Promise<{ open: number; overdue: number; mine: number; cents: number; undoable: number }> {
  const [counts] = await sql<{ open: number; overdue: number; mine: number; cents: number; undoable: number }>(
    db,
    countsSql,
    [staffId, CLAIM_MINUTES],
  )
  return counts ?? { open: 0, overdue: 0, mine: 0, cents: 0, undoable: 0 }
}
