import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/**
 * Deletes what reviews say about a person; that one was decided, when and by whom stays. Open ones end without effect.
 * `keys` are beginnings of effect keys. Returns the reviews.
 */
export async function deleteReviewMatters(
  trx: Trx,
  { email, artistId, keys }: { email: string | null; artistId: string | null; keys: string[] },
): Promise<string[]> {
  const reviews = await sql<{ id: string }>(
    trx,
    `UPDATE reviews SET subject = '', matter = NULL, reason = '', why = NULL, evidence = '{}', note = NULL, search = '', effects_due_at = NULL,
            state = 'decided', decision = coalesce(decision, 'decline'), decided_at = coalesce(decided_at, now()),
            effect_key = 'deleted:' || id
      WHERE lower(evidence ->> 'email') = $1 OR evidence ->> 'artistId' = $2 OR effect_key ^@ ANY ($3::text[])
     RETURNING id`,
    [email, artistId, keys],
  )
  return reviews.map(({ id }) => id)
}
