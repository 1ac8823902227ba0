import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { trackSignIn } from '#http/limits/security-events'
import * as api from './contract.ts'
import { requireStaff } from './guards.ts'
import { getStaffSignIn } from './get-staff-sign-in.ts'
import { createStaffSession } from './create-staff-session.ts'
import { deleteStaffSession } from './delete-staff-session.ts'
import { verifyStaffSession } from './verify-staff-session.ts'

export const staffRoutes = [
  defineRoute(api.getStaffSignIn, publicAccess, getStaffSignIn),
  defineRoute(api.createStaffSession, publicAccess, async ({ body, address, proof, ctx }) => {
    const created = await createStaffSession(body, { address, proof, device: ctx.get('user-agent') })
    trackSignIn(ctx, 'staff')
    return created
  }),
  defineRoute(api.verifyStaffSession, requireStaff, ({ session }) => verifyStaffSession(session)),
  defineRoute(api.deleteStaffSession, publicAccess, ({ ctx }) => deleteStaffSession(ctx.get(api.STAFF_SESSION_HEADER))),
]
