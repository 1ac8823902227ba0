import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { hashToken, randomToken } from '#platform/session'
import { countHit, throttled } from '#platform/throttle'
import { STAFF_SESSION_HOURS, TRUSTED_ADDRESS_DAYS, WRONG_PASSWORDS, refusals } from './contract.ts'
import { type StaffRole, roleOfPassword } from './staff-password.ts'

/**
 * Opens a staff session for whoever knows one of the two passwords. Every try is counted before the costly hash is
 * computed, and taken back when it was right, so that no number of parallel tries gets more than the budget evaluated.
 * Returns the session id (256 random bits) that travels in x-admin-session.
 */
export async function logIn(password: string, address: string): Promise<{ sessionId: string; role: StaffRole }> {
  const [trusted] = await sql<{ trusted: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM staff_addresses WHERE address = $1 AND seen_at > now() - make_interval(days => $2)) AS trusted`,
    [address, TRUSTED_ADDRESS_DAYS],
  )
  const bucket = trusted?.trusted ? `staff:address:${address}` : 'staff:all'
  if ((await countHit(db, bucket, WRONG_PASSWORDS)) > WRONG_PASSWORDS.hits) throw throttled(WRONG_PASSWORDS)
  const role = await roleOfPassword(password)
  if (!role) throw new Refusal(refusals['invalid-password'])
  await countHit(db, bucket, WRONG_PASSWORDS, -1)

  const sessionId = randomToken()
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

/** Who is at work. The id names the session in claims and in the audit log; it opens nothing. */
export type StaffSession = { id: string; role: StaffRole }

/** The staff session of this token; undefined when there is none, or it is over. */
export async function findStaffSession(token: string): Promise<StaffSession | undefined> {
  if (!token) return undefined
  const [session] = await sql<StaffSession>(
    db,
    'SELECT id, role FROM staff_sessions WHERE token_hash = $1 AND expires_at > now()',
    [hashToken(token)],
  )
  return session
}

export async function logOut(sessionId: string): Promise<void> {
  await sql(db, 'DELETE FROM staff_sessions WHERE token_hash = $1', [hashToken(sessionId)])
}
