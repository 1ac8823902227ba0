import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/**
 * Deletes what these visitors and Godfrey said, the language they spoke and the recorded tool calls. Turns with a model
 * run are emptied but kept, because the cost records refer to them.
 */
export async function deleteConversations(trx: Trx, visitorIds: string[]): Promise<void> {
  const visitors = [visitorIds]
  await sql(trx, 'DELETE FROM godfrey_conversations WHERE visitor_id = ANY ($1)', visitors)
  await sql(
    trx,
    `DELETE FROM godfrey_turns t
      WHERE visitor_id = ANY ($1) AND NOT EXISTS (SELECT FROM godfrey_runs r WHERE r.turn_id = t.id)`,
    visitors,
  )
  await sql(
    trx,
    `UPDATE godfrey_turns SET question = '', answer = '', state = 'answered', topics = '{}', pages = '{}', comment = NULL,
            open_question = NULL, visitor_id = gen_random_uuid(), session_id = NULL
      WHERE visitor_id = ANY ($1)`,
    visitors,
  )
  await sql(
    trx,
    'DELETE FROM godfrey_tool_calls WHERE run_id IN (SELECT id FROM godfrey_runs WHERE visitor_id = ANY ($1))',
    visitors,
  )
  await sql(trx, 'UPDATE godfrey_runs SET visitor_id = gen_random_uuid() WHERE visitor_id = ANY ($1)', visitors)
}
