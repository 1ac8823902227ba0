import { type Db } from '#database/client'
import { sql } from '#database/sql'
import { createToken, calculateTokenHash } from '#runtime/token'
import { STAFF_SESSION_HOURS } from '#contract/auth/staff'
import type { StaffRole } from '#contract/auth/staff'

const DEVICE_MAX = 200

/** Starts a session and returns its id (256 random bits), which is stored as a hash. */
export async function createSessionId(
  on: Db,
  { role, accountId }: { role: StaffRole; accountId: string | null },
  device: string,
): Promise<string> {
  const sessionId = createToken()
  await sql(
    on,
    `INSERT INTO staff_sessions (token_hash, role, account_id, device, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [calculateTokenHash(sessionId), role, accountId, device.slice(0, DEVICE_MAX), STAFF_SESSION_HOURS],
  )
  return sessionId
}
