import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { refusals } from './contract.ts'

/** Keeps a thumb and what was said with it, for an answer of this visitor's own conversation only. */
export async function rateAnswer(
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
  if (!rated) throw new Refusal(refusals['answer-unknown'])
}
