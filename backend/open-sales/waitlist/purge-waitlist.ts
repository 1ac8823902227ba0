import { db } from '#database/client'
import { sql } from '#database/sql'

/**
 * Hourly cleanup: deletes notified addresses after 30 days, never notified ones after a year. The privacy page states
 * these periods.
 */
export async function purgeWaitlist(): Promise<void> {
  await sql(
    db,
    `DELETE FROM open_sale_waiters
      WHERE mailed_at < now() - interval '30 days' OR called_at IS NULL AND since < now() - interval '1 year'`,
  )
}
