import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildRateLimitError, incrementRateLimit } from '#http/limits/rate-limit'
import { createToken, hashToken } from '#runtime/token'
import { errors, STAFF_SESSION_HOURS, TRUSTED_ADDRESS_DAYS, WRONG_PASSWORD_LIMIT } from './contract.ts'
import { getRoleByPassword, type StaffRole } from './staff-password.ts'

/**
 * Signs staff in with one of the two passwords. Each attempt is counted before the expensive hash is computed and
 * refunded when the password was right, so parallel attempts cannot exceed the limit. Returns the session id (256
 * random bits) that travels in x-admin-session.
 */
export async function signInStaff(password: string, address: string): Promise<{ sessionId: string; role: StaffRole }> {
  const [trusted] = await sql<{ trusted: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM staff_addresses WHERE address = $1 AND seen_at > now() - make_interval(days => $2)) AS trusted`,
    [address, TRUSTED_ADDRESS_DAYS],
  )
  const bucket = trusted?.trusted ? `staff:address:${address}` : 'staff:all'
  if ((await incrementRateLimit(db, bucket, WRONG_PASSWORD_LIMIT)) > WRONG_PASSWORD_LIMIT.hits)
    throw buildRateLimitError(WRONG_PASSWORD_LIMIT)
  const role = await getRoleByPassword(password)
  if (!role) throw new ApiError(errors['invalid-password'])
  await incrementRateLimit(db, bucket, WRONG_PASSWORD_LIMIT, -1)

  const sessionId = createToken()
  await sql(
    db,
    `WITH seen AS (
       INSERT INTO staff_addresses (address) VALUES ($4)
       ON CONFLICT (address) DO UPDATE SET seen_at = now())
     INSERT INTO staff_sessions (token_hash, role, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))`,
    [hashToken(sessionId), role, STAFF_SESSION_HOURS, address],
  )
  return { sessionId, role }
}
