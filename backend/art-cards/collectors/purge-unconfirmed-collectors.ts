import { db } from '#database/client'
import { sql } from '#database/sql'

export const UNCONFIRMED_DAYS = 7

/** Part of the hourly purge: the owner of an unconfirmed address may not have consented. */
export async function purgeUnconfirmedCollectors(): Promise<void> {
  await sql(
    db,
    'DELETE FROM collectors WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)',
    [UNCONFIRMED_DAYS],
  )
}
