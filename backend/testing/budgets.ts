import { setTimeout as pause } from 'node:timers/promises'
import { db, sql } from '#platform/database'

/** Tries are counted in windows of whole minutes: everybody starts anew, and no window ends in the next seconds. */
export async function freshBudgets(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 4_000) await pause(left + 50)
  await sql(db, 'DELETE FROM throttle')
}
