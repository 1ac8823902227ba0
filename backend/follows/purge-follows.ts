import { db } from '#database/client'
import { sql } from '#database/sql'
import { UNCONFIRMED_DAYS } from './contract.ts'

/**
 * Hourly cleanup: deletes unconfirmed follows, addresses that follow nothing any more, notices after 90 days and events
 * after a year. The privacy page states the first two periods.
 */
export async function purgeFollows(): Promise<void> {
  const old = 'now() - make_interval(days => $1)'
  await sql(db, `DELETE FROM follows WHERE confirmed_at IS NULL AND created_at < ${old}`, [UNCONFIRMED_DAYS])
  await sql(
    db,
    `DELETE FROM followers r
      WHERE greatest(asked_at, stopped_at) < ${old} AND NOT EXISTS (SELECT FROM follows WHERE follower_id = r.id)`,
    [UNCONFIRMED_DAYS],
  )
  await sql(db, `DELETE FROM follow_notices WHERE sent_at < now() - interval '90 days'`)
  await sql(db, `DELETE FROM follow_events WHERE done_at < now() - interval '1 year'`)
}
