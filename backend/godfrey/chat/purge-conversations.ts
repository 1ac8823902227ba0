import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
import { db } from '#database/client'
import { sql } from '#database/sql'

/** Part of the hourly purge, as the privacy page promises. */
export async function purgeConversations(): Promise<void> {
  await sql(db, `DELETE FROM godfrey_conversations WHERE updated_at < now() - interval '1 day'`)
  await sql(db, 'DELETE FROM godfrey_turns WHERE asked_at < now() - make_interval(days => $1)', [CHAT_RETENTION_DAYS])
}
