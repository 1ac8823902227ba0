import { db } from '#database/client'
import { sql } from '#database/sql'
import { TRUSTED_ADDRESS_DAYS } from './contract.ts'

/** Part of the hourly purge: expired sessions of staff, and network addresses that are no longer trusted. */
export async function purgeStaffSessions(): Promise<void> {
  await sql(db, 'DELETE FROM staff_sessions WHERE expires_at < now()')
  await sql(db, 'DELETE FROM staff_addresses WHERE seen_at < now() - make_interval(days => $1)', [TRUSTED_ADDRESS_DAYS])
}
