import * as account from '#contract/auth/staff/accounts'
import { runInTransaction } from '#database/client'
import { publicAccess } from '#http/guards'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { trackSignIn } from '#http/limits/security-events'
import { defineRoute } from '#http/define-route'
import { createAuditEntry } from '#module/audit'
import { requireAdmin, requireStaff, type StaffSession } from '#module/auth/staff'
import {
  confirmInvitation,
  confirmSecondFactor,
  deleteStaffSessions,
  getInvitation,
  getOwnStaffAccount,
  startSecondFactor,
  updateOwnPassword,
} from '#module/auth/staff/own-account'
import * as api from './contract.ts'
import { createStaffInvitation } from './create-staff-invitation.ts'
import { listStaff } from './list-staff.ts'
import { updateStaff } from './update-staff.ts'

/** With a session somebody left open, a password could otherwise be guessed as fast as it is hashed. */
const consumeOwnLimit = ({ accountId, id }: StaffSession) =>
  consumeRateLimit(`staff-own:${accountId ?? id}`, { hits: 10, seconds: 900 })

export const adminStaffRoutes = [
  defineRoute(api.listStaff, requireAdmin, listStaff),
  defineRoute(api.createStaffInvitation, requireAdmin, ({ body, session }) => createStaffInvitation(session, body)),
  defineRoute(api.updateStaff, requireAdmin, ({ params, body, session }) => updateStaff(session, params.id, body)),
  defineRoute(account.getInvitation, publicAccess, ({ body }) => getInvitation(body.token)),
  defineRoute(account.confirmInvitation, publicAccess, async ({ body, ctx }) => {
    const confirmed = await confirmInvitation(body, ctx.get('user-agent'))
    trackSignIn(ctx, 'staff')
    return confirmed
  }),
  defineRoute(account.getOwnStaffAccount, requireStaff, ({ session }) => getOwnStaffAccount(session)),
  defineRoute(account.updateOwnPassword, requireStaff, async ({ body, session }) => {
    await consumeOwnLimit(session)
    await runInTransaction(async (trx) => {
      await updateOwnPassword(trx, session, body)
      await recordOwn(trx, session, 'staff-password')
    })
  }),
  defineRoute(account.startSecondFactor, requireStaff, async ({ body, session }) => {
    await consumeOwnLimit(session)
    return runInTransaction((trx) => startSecondFactor(trx, session, body.password))
  }),
  defineRoute(account.confirmSecondFactor, requireStaff, async ({ body, session }) => {
    await consumeOwnLimit(session)
    return runInTransaction(async (trx) => {
      const confirmed = await confirmSecondFactor(trx, session, body.code)
      await recordOwn(trx, session, 'staff-second-factor')
      return confirmed
    })
  }),
  defineRoute(account.deleteStaffSessions, requireStaff, ({ body, session }) =>
    runInTransaction((trx) => deleteStaffSessions(trx, session, body.id)),
  ),
]

const recordOwn = (trx: Parameters<typeof createAuditEntry>[0], staff: StaffSession, action: string) =>
  createAuditEntry(trx, staff, { action, subject: `staff:${staff.accountId}`, details: {} })
