import { db } from '#database/client'
import { sql } from '#database/sql'

/**
 * Hourly cleanup: erases recipients after 90 days, together with what a mail server said about them. The hash is kept
 * so that unsubscribe links keep working. The privacy page states this period.
 */
export async function purgeRecipients(): Promise<void> {
  await sql(
    db,
    `UPDATE keymail_mailings SET email = NULL, reason = CASE WHEN state <> 'bounced' THEN reason END
      WHERE email IS NOT NULL AND created_at < now() - interval '90 days' AND state NOT IN ('queued', 'sending')`,
  )
}
