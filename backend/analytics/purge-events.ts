import { db } from '#database/client'
import { sql } from '#database/sql'

/**
 * Job, hourly: makes the tables of the coming months and drops those whose last event is 400 days old; the sums remain.
 * Nothing is deleted row by row.
 */
export async function purgeEvents(): Promise<void> {
  await sql(db, 'SELECT update_event_partitions()')
}
