import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors } from '#contract/godfrey'

/** Stores a rating and its comment, only for an answer in the visitor's own conversation. */
export async function updateRating(
  id: string,
  { thumb, comment }: { thumb: 'up' | 'down'; comment: string },
  session: Session | undefined,
): Promise<void> {
  const [rated] = await sql(
    db,
    `UPDATE godfrey_turns SET thumb = $3, comment = nullif($4, '')
      WHERE id = $1 AND visitor_id = $2 AND state = 'answered' RETURNING id`,
    [id, session?.visitorId ?? null, thumb, comment],
  )
  if (!rated) throw new ApiError(errors['answer-unknown'])
}
