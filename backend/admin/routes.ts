import { Refusal } from '#platform/refusal'
import { type Guard, anyone, route } from '#platform/route'
import * as api from './contract.ts'
import { findStaffRole, logIn, logOut } from './log-in.ts'
import type { StaffRole } from './staff-password.ts'

const SESSION_HEADER = 'x-admin-session'

/** An admin or an operator. */
const staff: Guard<{ role: StaffRole }> = async (ctx) => {
  const role = await findStaffRole(ctx.get(SESSION_HEADER))
  if (!role) throw new Refusal(api.refusals['staff-session-expired'])
  return { role }
}

export const adminRoutes = [
  route(api.logIn, anyone, ({ body, address }) => logIn(body.password, address)),
  route(api.verifyStaffSession, staff, ({ session }) => Promise.resolve(session)),
  route(api.logOut, anyone, ({ ctx }) => logOut(ctx.get(SESSION_HEADER))),
]
