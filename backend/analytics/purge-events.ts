import { db } from '#database/client'
import { sql } from '#database/sql'

const EVENTS_KEPT_DAYS = 400

/** Job, hourly: deletes single events past their retention; their sums remain. */
export async function purgeEvents(): Promise<void> {
  await sql(db, 'DELETE FROM analytics_events WHERE at < now() - make_interval(days => $1)', [EVENTS_KEPT_DAYS])
}
