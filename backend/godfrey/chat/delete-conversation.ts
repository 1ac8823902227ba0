import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'

/**
 * Deletes the visitor's turns, the language of the conversation and the recorded tool calls. Turns with a model run are
 * emptied but kept, because the cost records refer to them.
 */
export async function deleteConversation(session: Session | undefined): Promise<void> {
  if (!session) return
  await runInTransaction(async (trx) => {
    const visitor = [session.visitorId]
    await sql(trx, 'DELETE FROM godfrey_conversations WHERE visitor_id = $1', visitor)
    await sql(
      trx,
      `DELETE FROM godfrey_turns t
        WHERE visitor_id = $1 AND NOT EXISTS (SELECT FROM godfrey_runs r WHERE r.turn_id = t.id)`,
      visitor,
    )
    await sql(
      trx,
      `UPDATE godfrey_turns SET question = '', answer = '', state = 'answered', topics = '{}', pages = '{}', comment = NULL
        WHERE visitor_id = $1`,
      visitor,
    )
    await sql(
      trx,
      'DELETE FROM godfrey_tool_calls WHERE run_id IN (SELECT id FROM godfrey_runs WHERE visitor_id = $1)',
      visitor,
    )
  })
}
