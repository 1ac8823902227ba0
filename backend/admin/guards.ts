import { Refusal } from '#platform/refusal'
import type { Guard } from '#platform/route'
import { STAFF_SESSION_HEADER, refusals } from './contract.ts'
import { type StaffSession, findStaffSession } from './log-in.ts'

/** Anybody; the staff session when there is one. */
export const anyoneOrStaff: Guard<StaffSession | undefined> = (ctx) => findStaffSession(ctx.get(STAFF_SESSION_HEADER))

/** An admin or an operator. */
export const staff: Guard<StaffSession> = async (ctx) => {
  const session = await anyoneOrStaff(ctx)
  if (!session) throw new Refusal(refusals['staff-session-expired'])
  return session
}

/** Who may decide. */
export const admin: Guard<StaffSession> = async (ctx) => {
  const session = await staff(ctx)
  if (session.role !== 'admin') throw new Refusal(refusals['admins-only'])
  return session
}
