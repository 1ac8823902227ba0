import { db } from '#database/client'
import { sql } from '#database/sql'

/** Hourly cleanup. The privacy page states the period. */
const HEARD_DAYS = 90

export async function purgeHeardSongs(): Promise<void> {
  await sql(db, 'DELETE FROM heard_songs WHERE heard_at < now() - make_interval(days => $1)', [HEARD_DAYS])
}
