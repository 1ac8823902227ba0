import { ApiError } from '#http/api-error'
import type { Guard } from '#http/guards'
import { updateCaller } from '#runtime/request-context'
import { STAFF_SESSION_HEADER, errors } from './contract.ts'
import { type StaffSession, getStaffSession } from './get-staff-session.ts'

/** Public; passes on the staff session if there is one. */
export const getOptionalStaff: Guard<StaffSession | undefined> = (ctx) => getStaffSession(ctx.get(STAFF_SESSION_HEADER))

/** Requires an admin or an operator. */
export const requireStaff: Guard<StaffSession> = async (ctx) => {
  const session = await getOptionalStaff(ctx)
  if (!session) throw new ApiError(errors['staff-session-expired'])
  updateCaller('staff')
  return session
}

/** Requires an admin. */
export const requireAdmin: Guard<StaffSession> = async (ctx) => {
  const session = await requireStaff(ctx)
  if (session.role !== 'admin') throw new ApiError(errors['admins-only'])
  return session
}
