import { db } from '#database/client'
import { sql } from '#database/sql'

/** Clears all rate limits. */
export async function resetRateLimits(): Promise<void> {
  await sql(db, 'DELETE FROM throttle')
}
