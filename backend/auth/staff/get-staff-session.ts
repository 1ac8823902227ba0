import { fn } from 'objection'
import { db } from '#database/client'
import { hashToken } from '#runtime/token'
import type { StaffRole } from './staff-password.ts'
import { StaffSessionModel } from './staff-session-model.ts'

/** A signed-in staff member. The id identifies the session in claims and in the audit log; it is not a credential. */
export type StaffSession = { id: string; role: StaffRole }

/** The staff session for this token; undefined when there is none or it has expired. */
export async function getStaffSession(token: string): Promise<StaffSession | undefined> {
  if (!token) return undefined
  const session = await StaffSessionModel.query(db).findById(hashToken(token)).where('expires_at', '>', fn.now())
  return session && { id: session.id, role: session.role }
}
