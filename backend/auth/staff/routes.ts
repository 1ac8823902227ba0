import { publicAccess } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { requireStaff } from './guards.ts'
import { signInStaff } from './sign-in-staff.ts'
import { signOutStaff } from './sign-out-staff.ts'
import { verifyStaffSession } from './verify-staff-session.ts'

export const staffRoutes = [
  route(api.signInStaff, publicAccess, ({ body, address }) => signInStaff(body.password, address)),
  route(api.verifyStaffSession, requireStaff, ({ session }) => verifyStaffSession(session)),
  route(api.signOutStaff, publicAccess, ({ ctx }) => signOutStaff(ctx.get(api.STAFF_SESSION_HEADER))),
]
