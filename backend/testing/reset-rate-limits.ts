import { setTimeout as pause } from 'node:timers/promises'
import { db } from '#database/client'
import { sql } from '#database/sql'

/** Clears all rate limits. Windows are whole minutes, so it waits if the current one ends within seconds. */
export async function resetRateLimits(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 4_000) await pause(left + 50)
  await sql(db, 'DELETE FROM throttle')
}
