import { db } from '#database/client'
import { sql } from '#database/sql'

// Who marks a message as started creates its event; a message that is canceled at this moment waits for the lock and is
// then none of the due.
const startSql = `
  WITH due AS (
    UPDATE fan_messages SET started_at = now()
     WHERE id IN (SELECT id FROM fan_messages WHERE started_at IS NULL AND canceled_at IS NULL AND send_at <= now()
                   ORDER BY send_at LIMIT 200 FOR UPDATE SKIP LOCKED)
       AND canceled_at IS NULL
    RETURNING id)
  INSERT INTO follow_events (kind, message_id) SELECT 'message', id FROM due`

/** Makes events of the messages whose time has come, each once. */
export async function startDueMessages(): Promise<void> {
  await sql(db, startSql)
}
