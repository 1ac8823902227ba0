import { db } from './client.ts'
import { sql } from './sql.ts'

/**
 * Job, hourly: purges expired sessions, one-time links, counters, chats and staff addresses, as the privacy page
 * promises.
 */
export async function purgeExpired(): Promise<void> {
  await sql(db, 'DELETE FROM sessions WHERE expires_at < now()')
  await sql(db, 'DELETE FROM staff_sessions WHERE expires_at < now()')
  await sql(db, `DELETE FROM mailed_links WHERE expires_at < now() - interval '1 day'`)
  await sql(db, `DELETE FROM throttle WHERE window_start < now() - interval '1 day'`)
  await sql(db, `DELETE FROM godfrey_conversations WHERE updated_at < now() - interval '1 day'`)
  // Equals CHAT_KEPT_DAYS of the chat's contract, which this folder may not import; a test compares them.
  await sql(db, `DELETE FROM godfrey_turns WHERE asked_at < now() - interval '30 days'`)
  await sql(db, `DELETE FROM staff_addresses WHERE seen_at < now() - interval '30 days'`)
}
