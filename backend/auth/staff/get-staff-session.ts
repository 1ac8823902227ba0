import { db } from '#database/client'
import { sql } from '#database/sql'
import { hashToken } from '#runtime/token'
import type { StaffRole } from './staff-password.ts'

/** A signed-in staff member. The id identifies the session in claims and in the audit log; it is not a credential. */
export type StaffSession = { id: string; role: StaffRole }

/** The staff session for this token; undefined when there is none or it has expired. */
export async function getStaffSession(token: string): Promise<StaffSession | undefined> {
  if (!token) return undefined
  const [session] = await sql<StaffSession>(
    db,
    'SELECT id, role FROM staff_sessions WHERE token_hash = $1 AND expires_at > now()',
    [hashToken(token)],
  )
  return session
}
