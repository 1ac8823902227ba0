import type { Trx } from '#database/client'
import { Review } from './review.ts'

/**
 * Assigns open reviews to a person, or to nobody. An assignment says whose turn it is; it locks nothing. Returns the
 * numbers of those that were open.
 */
export async function updateReviewAssignments(
  trx: Trx,
  ids: string[],
  assignee: { id: string; name: string } | null,
): Promise<number[]> {
  const assigned = await Review.query(trx)
    .whereIn('id', ids)
    .where({ state: 'open' })
    .patch({ assignedTo: assignee?.id ?? null, assignedToName: assignee?.name ?? null })
    .returning('number')
  return assigned.map(({ number }) => number).toSorted((a, b) => a - b)
}
